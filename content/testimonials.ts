/** Only these may carry testimonials: massage, naturopathy and acupuncture may not in Ontario. */
type Discipline = "Physiotherapy" | "Chiropractic" | "Psychology" | "Orthotics";

export interface Testimonial {
  count: number;
  clientName: string;
  /** There are no pictures of people: the initials stand in an arch. */
  clientImg: string;
  clientReview: string;
  discipline: Discipline;
  /** Consent for name and words is on file. */
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

/** Chiropractors have to say it; it is true of all. */
export const testimonialNote = "Each person is different, and results may not be typical.";

/** Where others say how it was. */
export const reviewsSite = {
  id: "reviews",
  name: "the map",
  url: "https://maps.northbloom.example/reviews",
};
