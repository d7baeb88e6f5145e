/** The only size that every social network accepts. */
export const shareSize = { width: 1200, height: 630 };
