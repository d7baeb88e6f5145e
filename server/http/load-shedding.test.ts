import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { setImmediate as nextTurnOfTheLoop } from "node:timers/promises";
import { createQueue } from "./load-shedding.ts";

describe("the render queue", () => {
  it("A full render queue rejects further requests", async () => {
    const run = createQueue({ concurrency: 1, maxWaiting: 2 });
    const all = [1, 2, 3, 4].map(() => run(async () => "page"));
    const results = await Promise.allSettled(all);
    assert.deepEqual(
      results.map(({ status }) => status),
      ["fulfilled", "fulfilled", "fulfilled", "rejected"],
    );
  });

  it("Only one render starts in each turn of the event loop", async () => {
    const run = createQueue({ concurrency: 8, maxWaiting: 100 });
    let begun = 0;
    const all = Array.from({ length: 30 }, () =>
      run(async () => {
        begun += 1;
      }),
    );
    let before = 0;
    while (begun < 30) {
      await nextTurnOfTheLoop();
      assert.ok(begun - before <= 1, `${begun - before} in one turn`);
      before = begun;
    }
    await Promise.all(all);
  });
});
