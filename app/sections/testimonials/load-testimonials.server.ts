import type { RouterContextProvider } from "react-router";
import { clinicContext, dbContext, refusedFormContext } from "#app/context.ts";
import { getInitials } from "#app/ui/initials.ts";
import { listEntries } from "#domain/clinic/read-clinic-content.server.ts";
import { testimonials } from "#domain/clinic/testimonials-definition.ts";
import type { TestimonialSectionProps } from "./testimonial-section.tsx";

/** A rule that is newer than the stored content hides what it forbids, and so does a hidden service. */
export async function loadTestimonials(
  context: Readonly<RouterContextProvider>,
): Promise<Omit<TestimonialSectionProps, "picture">> {
  const { services, contact } = await context.get(clinicContext)();
  const names = new Map(services.map(({ id, menuName }) => [String(id), menuName]));
  const entries = await listEntries(context.get(dbContext), testimonials);
  const shown = entries
    .filter((entry) => Object.keys(testimonials.check(entry)).length === 0)
    .flatMap(({ id, quote, who, services: [service = ""], isSample }) => {
      const discipline = names.get(service);
      return discipline === undefined
        ? []
        : {
            id,
            clientReview: quote,
            clientName: who,
            clientImg: getInitials(who),
            discipline,
            isSample,
          };
    });
  return {
    testimonials: shown,
    refusedForm: context.get(refusedFormContext),
    reviewsUrl: contact.reviewsUrl,
  };
}
