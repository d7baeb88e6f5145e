import type { Notice } from "./notice-definition.ts";

interface UpcomingNotices {
  /** Undefined if one is up now; otherwise the time at which the next one goes up. */
  from: string | undefined;
  /** The next ones get a start that has passed, so that the preview can show them. */
  notices: Notice[];
}

/** Includes notices without an end, because the preview shows them while staff write them. */
export function findUpcomingNotices(notices: Notice[], localTime: string): UpcomingNotices {
  const open = notices.filter(
    ({ text, until }) => text.trim() !== "" && (until === "" || until > localTime),
  );
  const current = open.filter(({ from }) => from <= localTime);
  if (current.length > 0 || open.length === 0) return { from: undefined, notices: current };
  const [from = ""] = open.map((one) => one.from).sort();
  const next = open.filter((one) => one.from === from).map((one) => ({ ...one, from: "" }));
  return { from, notices: next };
}
