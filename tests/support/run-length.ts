/** As in .ci/run: the nightly workflow runs the endurance tests whole. */
export const isShortRun = process.env.ENDURANCE === "short";

/** Every n-th row of a matrix in `npm test`; tests/endurance/full-matrices.endurance.ts runs all rows. */
export function sampleRows<Row>(rows: readonly Row[], step: number): readonly Row[] {
  return process.env.TEST_MATRIX === "full" ? rows : rows.filter((_, i) => i % step === 0);
}
