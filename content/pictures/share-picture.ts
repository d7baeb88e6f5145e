/** What other sites and chats show of a page, in the one shape that all of them take. */
export const shareSize = { width: 1200, height: 630 };
