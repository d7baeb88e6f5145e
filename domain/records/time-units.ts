export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The clocks of nodes differ by less: a later time is from a clock that was ahead. */
export const maxClockSkewMs = 5 * minuteMs;

/** Takes and returns calendar days such as "2026-12-24". */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
