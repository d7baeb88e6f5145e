/** The referring host if the URL was typed or saved, or the link sent no referrer. */
export const directReferrer = "(direct)";

export const referrerGroups = ["search", "direct", "maps", "other"] as const;
export type ReferrerGroup = (typeof referrerGroups)[number];

const mapsPattern =
  /^(?:maps\.|(?:www\.)?openstreetmap\.org$|(?:www\.)?waze\.com$|(?:www\.)?here\.com$)/;
const searchPattern =
  /(?:^|\.)(?:google|bing|duckduckgo|yahoo|ecosia|qwant|startpage|yandex|baidu)\.[a-z.]+$|^search\./;

export function getReferrerGroup(host: string): ReferrerGroup {
  if (host === directReferrer) return "direct";
  if (mapsPattern.test(host)) return "maps";
  return searchPattern.test(host) ? "search" : "other";
}
