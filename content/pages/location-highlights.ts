export const locationHighlights = {
  /** Below the address; may be empty. */
  otherVisits: "Visits by video and at home, on request",
};
