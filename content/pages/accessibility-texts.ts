export const accessibilityTexts = {
  law: "the Accessibility for Ontarians with Disabilities Act (AODA)",
  movingCount: 5,
  moving: [
    "the announcement at the top of every page;",
    "the rows of services, of patients’ words and of blog posts;",
    "a short silent video on the page about orthotics.",
  ],
};
