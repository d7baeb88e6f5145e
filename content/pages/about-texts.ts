export const aboutTexts = {
  /** In the description that search engines show. */
  kind: "A small rehab and wellness clinic",
  lead: "A small rehabilitation and wellness clinic",
  paragraphs: [
    "You talk first. We ask what happened, what you have tried and what you would like to do again: the stairs, the garden, a whole night’s sleep. Then we look, and tell you what we found, what we suggest and what it costs.",
    "If we are not the right place for you, we help you find it.",
  ],
  languages: "Pain is hard to describe in a second language.",
};
