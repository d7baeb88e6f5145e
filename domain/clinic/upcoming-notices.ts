import type { Notice } from "./notice-definition.ts";

/**
 * Those that are up now, or else the next ones, as if they had begun, so that the preview can show
 * them. Includes notices without an end: the preview shows them while staff write them.
 */
export function listUpcomingNotices(notices: Notice[], localTime: string): Notice[] {
  const open = notices.filter(
    ({ text, until }) => text.trim() !== "" && (until === "" || until > localTime),
  );
  const current = open.filter(({ from }) => from <= localTime);
  if (current.length > 0) return current;
  const [next] = open.map(({ from }) => from).sort();
  return open.filter(({ from }) => from === next).map((notice) => ({ ...notice, from: "" }));
}
