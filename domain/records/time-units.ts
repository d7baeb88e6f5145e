export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The clocks of nodes differ by less: a later time is from a clock that was ahead. */
export const maxClockSkewMs = 5 * minuteMs;

/** Whatever ends later began while the clock was ahead, and would last until that date. */
export function latestEnd(durationMs: number): string {
  return new Date(Date.now() + durationMs + maxClockSkewMs).toISOString();
}

export function daysAgo(days: number): string {
  return new Date(Date.now() - days * dayMs).toISOString();
}
