/** In the order of the filters of the inbox. The late ones are in its folder. */
export const messageViews = ["inbox", "late", "handled", "spam", "held"] as const;
export type MessageView = (typeof messageViews)[number];
