import { dayMs, minuteMs } from "../records/time-units.ts";
import { getDeviceOffset } from "./device-offset.ts";

const step = (7 * dayMs) / minuteMs;
const thisYear = new Date().getUTCFullYear();

/** Minutes since the change before, or since 1970, and the clinic's offset from UTC in minutes. */
type ClockChange = readonly [minutes: number, offset: number | null];

/** The build gives browsers this list, since some are older than the rules. Its end has no offset. */
export const clockChanges: readonly ClockChange[] = listClockChanges(thisYear - 1, thisYear + 6);

function listClockChanges(firstYear: number, endYear: number): ClockChange[] {
  const [first, end] = [Date.UTC(firstYear) / minuteMs, Date.UTC(endYear) / minuteMs];
  const changes: ClockChange[] = [[first, getDeviceOffset(first)]];
  let previous = first;
  for (let week = first; week < end; week += step) {
    const offset = getDeviceOffset(week + step);
    if (offset === changes.at(-1)?.[1]) continue;
    const change = findChange(week, week + step);
    changes.push([change - previous, offset]);
    previous = change;
  }
  return [...changes, [end - previous, null]];
}

/** The first minute at which the offset is that of `after`. */
function findChange(before: number, after: number): number {
  const offset = getDeviceOffset(after);
  let [low, high] = [before, after];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (getDeviceOffset(middle) === offset) high = middle;
    else low = middle;
  }
  return high;
}
