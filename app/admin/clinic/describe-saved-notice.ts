import type { Notice } from "#domain/clinic/notice-definition.ts";
import { isEqualValue } from "#domain/records/differences.ts";
import { formatLocalDate } from "./describe-content.ts";

/** `now` is by the clinic's clock. Undefined unless exactly one notice is new or was changed. */
export function describeSavedNotice(
  saved: Notice[],
  before: Notice[],
  now: string,
): string | undefined {
  const [changed, ...others] = saved.filter((notice) =>
    before.every((one) => !isEqualValue(one, notice)),
  );
  if (changed === undefined || others.length > 0) return undefined;
  const { from, until } = changed;
  if (until <= now) return "Saved. The notice is over, so visitors do not see it.";
  if (from > now) return `Saved. The notice goes up on ${formatLocalDate(from)}.`;
  return `Saved. The notice is up until ${formatLocalDate(until)}.`;
}
