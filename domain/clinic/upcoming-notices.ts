import type { Notice } from "./notice-definition.ts";

/** The next ones, as if they had begun, if none is up. While staff write one, it may have no end. */
export function listUpcomingNotices(notices: Notice[], localTime: string): Notice[] {
  const open = notices.filter(
    ({ text, until }) => text.trim() !== "" && (until === "" || until > localTime),
  );
  const current = open.filter(({ from }) => from <= localTime);
  if (current.length > 0) return current;
  const [next] = open.map(({ from }) => from).sort();
  return open.filter(({ from }) => from === next).map((notice) => ({ ...notice, from: "" }));
}
