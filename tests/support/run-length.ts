/** As in .ci/run: the nightly workflow runs the endurance tests whole. */
export const isShortRun = process.env.ENDURANCE === "short";

/**
 * Every n-th row of a matrix in `npm test`; tests/endurance/full-matrices.endurance.ts runs all rows.
 * With the column as `first`, each row and each column has its turn.
 */
export function sampleRows<Row>(rows: readonly Row[], step: number, first = 0): readonly Row[] {
  const isSampled = (i: number) => i % step === first % step;
  return process.env.TEST_MATRIX === "full" ? rows : rows.filter((_, i) => isSampled(i));
}
