import type { Notice } from "#domain/clinic/notice-definition.ts";
import { listShownNotices } from "#domain/clinic/shown-notices.ts";
import { getLastDay, type SpecialDay } from "#domain/clinic/special-days.ts";
import { isEqualValue } from "#domain/records/differences.ts";
import { formatLocalDate } from "./describe-content.ts";

/** `now` is by the clinic's clock. Undefined unless exactly one notice is new or was changed. */
export function describeSavedNotice(
  saved: Notice[],
  before: Notice[],
  now: string,
): string | undefined {
  const changed = findOnlyChange(saved, before);
  if (changed === undefined) return undefined;
  const { from, until } = changed;
  if (until <= now) return "Saved. The notice is over, so visitors do not see it.";
  if (from > now) return `Saved. The notice goes up on ${formatLocalDate(from)}.`;
  if (!listShownNotices(saved, now).includes(changed))
    return "Saved. Two other notices come first, so visitors do not see this one.";
  return `Saved. The notice is up until ${formatLocalDate(until)}.`;
}

/** Undefined unless exactly one special day is new or was changed, and it is over. */
export function describeSavedSpecialDay(
  saved: SpecialDay[],
  before: SpecialDay[],
  today: string,
): string | undefined {
  const changed = findOnlyChange(saved, before);
  return changed !== undefined && getLastDay(changed) < today
    ? `Saved. ${formatLocalDate(getLastDay(changed))} is over, so the hours on the site stay as they are.`
    : undefined;
}

function findOnlyChange<Item>(saved: Item[], before: Item[]): Item | undefined {
  const changes = saved.filter((item) => before.every((one) => !isEqualValue(one, item)));
  return changes.length === 1 ? changes[0] : undefined;
}
