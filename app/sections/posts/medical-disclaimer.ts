/** Shown with every article, on the page and in the feed. */
export const medicalDisclaimer =
  "This is general information and not medical advice. If something is new, getting worse or worrying you, see a health professional. In an emergency call 911.";
