import type { Notice } from "./notice-definition.ts";

const maxShownNotices = 2;

/** The red ones first, then those that began last. `localTime` is by the clinic's clock. */
export function listShownNotices<Shown extends Pick<Notice, "from" | "until" | "tone">>(
  notices: Shown[],
  localTime: string,
): Shown[] {
  return notices
    .filter(({ from, until }) => from <= localTime && localTime < until)
    .sort(
      (a, b) => Number(b.tone === "red") - Number(a.tone === "red") || (a.from < b.from ? 1 : -1),
    )
    .slice(0, maxShownNotices);
}
