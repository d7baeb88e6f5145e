import { services } from "#content/services/index.ts";
import { listEntries } from "#domain/clinic/read-clinic-content.server.ts";
import { testimonials } from "#domain/clinic/testimonials-definition.ts";
import type { Db } from "#domain/records/tables.ts";
import type { TestimonialData } from "./testimonial-section.tsx";

/** A rule that is newer than the stored content hides what it forbids. */
export async function loadTestimonials(db: Db): Promise<TestimonialData[]> {
  const entries = await listEntries(db, testimonials);
  return entries
    .filter((entry) => Object.keys(testimonials.check(entry)).length === 0)
    .map(({ id, quote, who, services: [service], isSample }) => ({
      id,
      clientReview: quote,
      clientName: who,
      clientImg: getInitials(who),
      discipline: services.find((candidate) => String(candidate.id) === service)?.menuName ?? "",
      isSample,
    }));
}

function getInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  return words
    .map((word) => Array.from(word)[0]?.toUpperCase())
    .slice(0, 2)
    .join("");
}
