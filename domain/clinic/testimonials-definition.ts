import { provinceCode } from "#content/areas.ts";
import { services } from "#content/services/index.ts";
import {
  sampleConsentDate,
  testimonials as samples,
  servicesWithoutTestimonials,
} from "#content/testimonials.ts";
import { date, multiline, references, text, toggle } from "../fields/define-fields.ts";
import type { FieldErrors } from "../fields/field-list.ts";
import { defineCollection } from "./define-content.ts";

declare module "./define-content.ts" {
  interface CollectionKinds {
    testimonials: true;
  }
}

export const testimonials = defineCollection("testimonials", {
  label: "Testimonials",
  itemLabel: "testimonial",
  titleField: "who",
  fields: {
    quote: multiline({
      label: "Quote",
      limit: 300,
      required: true,
      isOwn: true,
      isAdvertising: true,
    }),
    who: text({
      label: "Name as it is shown",
      limit: 40,
      required: true,
      help: "For example a first name and an initial.",
    }),
    services: references({
      label: "Service",
      to: "services",
      max: 1,
      required: true,
      help: "The college of that service decides if a testimonial is allowed.",
    }),
    consentDate: date({
      label: "Consent noted on",
      required: true,
      isOwn: true,
      isPast: true,
      help: "The day on which the person agreed to have the quote and the name published.",
    }),
    isSample: toggle({ label: "Marked as a sample" }),
  },
  defaults: samples.map(({ clientReview, clientName, discipline, isSample }, i) => ({
    id: i + 1,
    quote: clientReview,
    who: clientName,
    services: services
      .filter(({ menuName }) => menuName === discipline)
      .map(({ id }) => String(id)),
    consentDate: sampleConsentDate,
    isSample,
  })),
  check: checkTestimonial,
});

function checkTestimonial({ services: [id] }: { services: string[] }): FieldErrors {
  const service = services.find((candidate) => String(candidate.id) === id);
  if (service === undefined) return { services: "Please choose a service." };
  return servicesWithoutTestimonials[provinceCode].includes(service.url)
    ? { services: `The college of ${service.menuName} does not allow testimonials.` }
    : {};
}
