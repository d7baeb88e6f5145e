import { dayMs, minuteMs } from "../records/time-units.ts";
import { clockChanges } from "./clock-changes.ts";
import { getDeviceOffset } from "./device-offset.ts";

/** Its UTC fields are the date and the time at the clinic. */
export function toClinicClock(now: Date): Date {
  return new Date(now.getTime() + getUtcOffsetMs(now.getTime()));
}

/** `date` is the clinic's calendar day as midnight UTC; `minutes` count from its midnight. */
export function toClinicTime(now: Date): { date: Date; minutes: number } {
  const time = toClinicClock(now).getTime();
  const date = new Date(Math.floor(time / dayMs) * dayMs);
  return { date, minutes: Math.floor((time - date.getTime()) / minuteMs) };
}

export function getUtcOffsetMs(timestamp: number): number {
  const minute = Math.floor(timestamp / minuteMs);
  let offset: number | null = null;
  let changedAt = 0;
  for (const [minutes, next] of clockChanges) {
    changedAt += minutes;
    if (minute < changedAt) break;
    offset = next;
  }
  return (offset ?? getDeviceOffset(minute)) * minuteMs;
}
