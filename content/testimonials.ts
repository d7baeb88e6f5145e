import type { provinceCode } from "./areas.ts";

/** Its colleges allow testimonials: see `servicesWithoutTestimonials`. */
type Discipline = "Physiotherapy" | "Chiropractic" | "Orthotics";

export interface Testimonial {
  count: number;
  clientName: string;
  clientImg: string;
  clientReview: string;
  discipline: Discipline;
  /** Consent for publishing name and text is on file. */
  hasConsent: true;
  isSample: boolean;
}

export const testimonials: Testimonial[] = [
  {
    count: 1,
    clientName: "Odessa T.",
    clientImg: "OT",
    clientReview:
      "They asked what I missed doing. I said gardening. Every exercise after that had a reason.",
    discipline: "Physiotherapy",
    hasConsent: true,
    isSample: true,
  },
  {
    count: 2,
    clientName: "Farhad M.",
    clientImg: "FM",
    clientReview:
      "I could explain my shoulder in Farsi. It is hard to find the word for that kind of ache in English.",
    discipline: "Physiotherapy",
    hasConsent: true,
    isSample: true,
  },
  {
    count: 3,
    clientName: "Lucille B.",
    clientImg: "LB",
    clientReview:
      "Nobody hurried me. He showed me on the model what he wanted to do, and asked if that was all right.",
    discipline: "Chiropractic",
    hasConsent: true,
    isSample: true,
  },
];

/** The consent that the samples would have needed. */
export const sampleConsentDate = "2025-10-01";

/**
 * The services, by province, whose colleges forbid testimonials and links to reviews. Ontario forbids
 * testimonials of psychotherapists; until somebody has checked the rule for psychological associates,
 * psychology has none.
 */
export const servicesWithoutTestimonials: Record<typeof provinceCode, string[]> = {
  ON: ["registered-massage-therapy", "acupuncture", "naturopathic-medicine", "psychology"],
};

/** Some colleges require it, and it is true for everyone. */
export const testimonialNote = "Each person is different, and results may not be typical.";

export const reviewsSite = {
  id: "reviews",
  name: "the map",
  url: "https://maps.northbloom.example/reviews",
};
