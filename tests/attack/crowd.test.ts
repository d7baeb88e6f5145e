import assert from "node:assert/strict";
import { it } from "node:test";
import { Refusal } from "#server/errors.ts";
import { createQueue } from "#server/load-shedding.ts";

it("Requests queue up to the limit, and those beyond it get 503 with Retry-After", async () => {
  const inTurn = createQueue({ atOnce: 1, waiting: 2 });
  const made: number[] = [];
  let loopTurns = 0;
  const count = setImmediate(function again() {
    loopTurns += 1;
    immediate = setImmediate(again);
  });
  let immediate = count;
  const all = await Promise.allSettled(
    [1, 2, 3, 4, 5].map((one) => inTurn(async () => made.push(one))),
  );
  clearImmediate(immediate);
  assert.deepEqual(made, [1, 2, 3]);
  assert.ok(loopTurns >= 2, "the process did other things in between");
  for (const refused of all.slice(3)) {
    assert.ok(refused.status === "rejected" && refused.reason instanceof Refusal);
    assert.equal(refused.reason.statusCode, 503);
    assert.ok((refused.reason.retryAfterSeconds ?? 0) > 0);
  }
  assert.equal(await inTurn(async () => "again"), "again");
});
