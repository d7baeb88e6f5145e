/** One disturbed round cannot distort a median. */
export function median(figures: number[]): number {
  const sorted = figures.toSorted((first, second) => first - second);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = low] =
    sorted.length % 2 === 1 ? [sorted[middle]] : [sorted[middle - 1], sorted[middle]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}

export function medianRatio(ours: number[], theirs: number[]): number {
  return median(ours.map((figure, i) => figure / (theirs[i] ?? Number.NaN)));
}

export function formatFigure(figure: number): string {
  if (!Number.isFinite(figure)) return "unknown";
  return Number(figure.toPrecision(3)).toLocaleString("en-CA");
}
