import { dayMs } from "./time-units.ts";

/** Takes and returns calendar days such as "2026-12-24". */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
