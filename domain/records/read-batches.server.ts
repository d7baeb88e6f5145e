import { setImmediate as nextTurn } from "node:timers/promises";

const batchSize = 20;

/** Holds one batch at a time, and gives other requests a turn after each. */
export async function* readBatches<Row>(
  readAfter: (last: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  do {
    const rows = await readAfter(last, batchSize);
    if (rows.length > 0) yield rows;
    last = rows.length === batchSize ? rows.at(-1) : undefined;
    await nextTurn();
  } while (last !== undefined);
}
