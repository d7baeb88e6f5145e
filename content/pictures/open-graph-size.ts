/** The only size that every social network accepts. */
export const openGraphSize = { width: 1200, height: 630 };
