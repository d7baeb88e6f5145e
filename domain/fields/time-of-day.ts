/** Minutes from midnight, by the clinic's clock. */
export interface TimeSpan {
  opens: number;
  closes: number;
}

/** For example 510 becomes "8:30 AM". */
export function formatTime(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = String(minutes % 60).padStart(2, "0");
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? "AM" : "PM"}`;
}
