import assert from "node:assert/strict";
import { provinceCode } from "#content/areas.ts";
import { services } from "#content/services/index.ts";
import { servicesWithoutTestimonials } from "#content/testimonials.ts";
import { collections } from "#domain/clinic/clinic-definitions.ts";
import { listEntries } from "#domain/clinic/read-clinic-content.server.ts";
import { testimonials } from "#domain/clinic/testimonials-definition.ts";
import { createEntry } from "#domain/clinic/write-clinic-content.server.ts";
import type { Site } from "./open-site.ts";

/** An entry of each list. A clinic may have no testimonials yet, so one is added. */
export async function findEntryIds({ db }: Site): Promise<Map<string, number>> {
  if ((await listEntries(db, testimonials)).length === 0)
    assert.ok("item" in (await createEntry(db, testimonials, sampleTestimonial, "Ada")));
  const ids = new Map<string, number>();
  for (const collection of collections) {
    const [first] = await listEntries(db, collection);
    assert.ok(first, `There are no ${collection.kind}`);
    ids.set(collection.kind, first.id);
  }
  return ids;
}

/** A service whose college allows testimonials. */
export const testimonialServiceId = String(
  services.find(({ url }) => !servicesWithoutTestimonials[provinceCode].includes(url))?.id,
);
const sampleTestimonial = {
  quote: "They listened.",
  who: "Odile V.",
  services: [testimonialServiceId],
  consentDate: "2026-01-02",
  isSample: true,
};
