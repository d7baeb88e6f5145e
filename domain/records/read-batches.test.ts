import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readBatches } from "./read-batches.server.ts";

describe("reading a list in batches", () => {
  const createReader = (length: number) => {
    const read: number[] = [];
    const batches = readBatches<number>(async (last = 0, limit) => {
      read.push(last);
      return Array.from({ length: Math.min(limit, length - last) }, (_, i) => last + i + 1);
    });
    return { read, batches };
  };

  it("Every row arrives once and in order, whether the last batch is full, partial or empty", async () => {
    for (const length of [0, 1, 19, 20, 21, 40, 45]) {
      const { read, batches } = createReader(length);
      const found = await Array.fromAsync(batches);
      assert.deepEqual(
        found.flat(),
        Array.from({ length }, (_, i) => i + 1),
      );
      assert.ok(found.every((batch) => batch.length > 0));
      assert.equal(read.length, Math.floor(length / 20) + 1, "a partial batch is the last");
    }
  });

  it("Nothing is read before it is asked for, nor after the reader has left", async () => {
    const { read, batches } = createReader(1000);
    assert.deepEqual(read, []);
    await batches.next();
    await batches.next();
    await batches.return(undefined);
    assert.deepEqual(read, [0, 20]);
  });
});
