/** The middle one: a round that something else disturbed counts no more than any other. */
export function median(figures: number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = low] =
    sorted.length % 2 === 1 ? [sorted[middle]] : [sorted[middle - 1], sorted[middle]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}

/** Ratios of figures that were taken one right after the other. */
export function ratioOf(ours: number[], theirs: number[]): number {
  return median(ours.map((figure, i) => figure / (theirs[i] ?? Number.NaN)));
}

/** With three digits that count: 0.913, 27,500, 4.12. */
export function short(figure: number): string {
  if (!Number.isFinite(figure)) return "unknown";
  return Number(figure.toPrecision(3)).toLocaleString("en-CA");
}
