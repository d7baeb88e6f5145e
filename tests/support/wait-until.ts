import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";

/** Only a failing test waits this long. */
const maxWaitMs = 120_000;

export async function waitUntil<Result>(
  check: () => Result | Promise<Result>,
  failure: string,
): Promise<Result> {
  const deadline = Date.now() + maxWaitMs;
  for (;;) {
    const result = await check();
    if (result) return result;
    assert.ok(Date.now() < deadline, failure);
    await wait(20);
  }
}
