/** JavaScript reads 30 February as 1 March; years before 1900 and the last of four digits are typing errors. */
export function isRealDate(text: string): boolean {
  const day = text.slice(0, 10);
  const parsed = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(parsed.getTime())) return false;
  return parsed.toISOString().slice(0, 10) === day && day >= "1900" && day < "9999";
}
