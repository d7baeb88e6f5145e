/** The law of the province about health information, and who hears complaints. */
export const privacyTexts = {
  example: "a sore knee",
  law: "Ontario’s Personal Health Information Protection Act (PHIPA)",
  /** Completes “Your health record is kept for as long as …”. */
  recordsRule: "the colleges of our providers require",
  commissioner: {
    name: "Information and Privacy Commissioner of Ontario",
    phone: "1-800-387-0073",
    url: "https://www.ipc.on.ca",
    site: "ipc.on.ca",
  },
};
