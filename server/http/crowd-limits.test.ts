import assert from "node:assert/strict";
import { it } from "node:test";
import { HttpError } from "#server/http/http-error.ts";
import { createQueue } from "#server/http/load-shedding.ts";

it("Requests queue up to the limit, and those beyond it get 503 with Retry-After", async () => {
  const enqueue = createQueue({ concurrency: 1, maxWaiting: 2 });
  const completed: number[] = [];
  let loopTurns = 0;
  const immediateHandle = setImmediate(function countTurn() {
    loopTurns += 1;
    immediate = setImmediate(countTurn);
  });
  let immediate = immediateHandle;
  const results = await Promise.allSettled(
    [1, 2, 3, 4, 5].map((number) => enqueue(async () => completed.push(number))),
  );
  clearImmediate(immediate);
  assert.deepEqual(completed, [1, 2, 3]);
  assert.ok(loopTurns >= 2, "the process did other things in between");
  for (const result of results.slice(3)) {
    assert.ok(result.status === "rejected" && result.reason instanceof HttpError);
    assert.equal(result.reason.statusCode, 503);
    assert.ok((result.reason.retryAfterSeconds ?? 0) > 0);
  }
  assert.equal(await enqueue(async () => "again"), "again");
});
