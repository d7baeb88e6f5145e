import { setImmediate as nextTurn } from "node:timers/promises";

const batchSize = 20;

/**
 * Reads a list of any length without holding more than a batch of it. `readAfter` returns the next rows
 * after the last row of the batch before; other requests get a turn in between.
 */
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
