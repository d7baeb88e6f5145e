import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createSemaphore } from "./semaphore.server.ts";

describe("a semaphore", () => {
  it("A semaphore admits callers in their order, and never more than it may", async () => {
    const semaphore = createSemaphore(2);
    const admitted: number[] = [];
    const callers = [1, 2, 3, 4].map(async (caller) => {
      const permit = await semaphore.acquire();
      admitted.push(caller);
      return permit;
    });
    const [first] = await Promise.all(callers.slice(0, 2));
    assert.deepEqual([admitted, semaphore.countWaiting()], [[1, 2], 2]);
    first?.release();
    await callers[2];
    assert.deepEqual([admitted, semaphore.countWaiting()], [[1, 2, 3], 1]);
  });

  it("Releasing a permit twice admits only one caller", async () => {
    const semaphore = createSemaphore(1);
    const { release } = await semaphore.acquire();
    const second = semaphore.acquire();
    const third = semaphore.acquire();
    release();
    release();
    await second;
    assert.equal(semaphore.countWaiting(), 1);
    (await second).release();
    (await third).release();
    await semaphore.acquire();
    const fifth = semaphore.acquire();
    assert.equal(semaphore.countWaiting(), 1);
    void fifth;
  });
});
