/** Returns the median, which one disturbed round cannot distort. */
export function median(figures: number[]): number {
  const sorted = figures.toSorted((first, second) => first - second);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = low] =
    sorted.length % 2 === 1 ? [sorted[middle]] : [sorted[middle - 1], sorted[middle]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}

/** Returns the median ratio of figures measured in pairs. */
export function medianRatio(ours: number[], theirs: number[]): number {
  return median(ours.map((figure, i) => figure / (theirs[i] ?? Number.NaN)));
}

/** Formats a figure with three significant digits: 0.913, 27,500, 4.12. */
export function formatFigure(figure: number): string {
  if (!Number.isFinite(figure)) return "unknown";
  return Number(figure.toPrecision(3)).toLocaleString("en-CA");
}
