import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it, mock } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import { createRandom } from "../../../tests/support/create-random.ts";
import {
  createServerAutosave,
  maxWaitMs,
  pauseMs,
  type RemoveResult,
  type StoreResult,
} from "./server-autosave.ts";

describe("the autosave on the server", () => {
  let stored: unknown[];
  let states: string[];
  let responses: (StoreResult | Promise<StoreResult>)[];
  let removals: RemoveResult[];
  beforeEach(() => {
    mock.timers.enable({ apis: ["setTimeout", "Date"] });
    [stored, states, responses, removals] = [[], [], [], []];
  });
  afterEach(() => mock.timers.reset());

  const create = () =>
    createServerAutosave({
      store: async ({ values }) => {
        stored.push(values);
        return responses.shift() ?? "stored";
      },
      remove: async () => {
        stored.push("removed");
        return removals.shift() ?? "removed";
      },
      onStored: () => states.push("stored"),
    });
  const text = (title: string) => ({ values: { title }, basedOn: undefined });
  async function wait(ms: number) {
    mock.timers.tick(ms);
    await nextTurn();
  }

  it("Text is sent once after a pause", async () => {
    const autosave = create();
    autosave.change(text("a"));
    await wait(pauseMs - 1);
    autosave.change(text("ab"));
    await wait(pauseMs - 1);
    assert.deepEqual(stored, []);
    await wait(1);
    assert.deepEqual(stored, [{ title: "ab" }]);
    await wait(maxWaitMs);
    assert.equal(stored.length, 1);
    assert.deepEqual(states, ["stored"]);
  });

  it("Steady typing does not postpone it beyond the maximum", async () => {
    const autosave = create();
    for (let waited = 0; waited < maxWaitMs; waited += 1000) {
      autosave.change(text(String(waited)));
      await wait(1000);
    }
    assert.deepEqual(stored, [{ title: "9000" }]);
  });

  it("A failed request is repeated with the newest text", async () => {
    const autosave = create();
    responses = ["failed", "failed", "stored"];
    autosave.change(text("a"));
    await wait(pauseMs);
    await wait(maxWaitMs);
    autosave.change(text("b"));
    await wait(pauseMs);
    assert.deepEqual(stored, [{ title: "a" }, { title: "a" }, { title: "b" }]);
    assert.deepEqual(states, ["stored"]);
    await wait(10 * maxWaitMs);
    assert.equal(stored.length, 3);
  });

  it("A refused text is not sent again until it changes", async () => {
    const autosave = create();
    responses = ["refused"];
    autosave.change(text("a"));
    await wait(pauseMs);
    await wait(10 * maxWaitMs);
    await autosave.flush();
    autosave.resumeAfterSignIn();
    await autosave.clear();
    assert.deepEqual(stored, [{ title: "a" }]);
    autosave.change(text("b"));
    await wait(pauseMs);
    assert.deepEqual(stored, [{ title: "a" }, { title: "b" }]);
    assert.deepEqual(states, ["stored"]);
  });

  it("Text that was refused without a session is sent again after signing in, and not before", async () => {
    const autosave = create();
    responses = ["signed-out", "signed-out"];
    autosave.change(text("a"));
    await wait(pauseMs);
    await wait(10 * maxWaitMs);
    assert.equal(stored.length, 1);
    autosave.resumeAfterSignIn();
    await nextTurn();
    assert.equal(stored.length, 2);
    autosave.change(text("b"));
    autosave.resumeAfterSignIn();
    await nextTurn();
    assert.deepEqual(stored, [{ title: "a" }, { title: "a" }, { title: "b" }]);
    autosave.resumeAfterSignIn();
    await wait(10 * maxWaitMs);
    assert.equal(stored.length, 3);
  });

  it("Only one request is under way, and removal waits for it", async () => {
    const autosave = create();
    const first = Promise.withResolvers<StoreResult>();
    responses = [first.promise];
    autosave.change(text("a"));
    await wait(pauseMs);
    autosave.change(text("b"));
    void autosave.flush();
    await nextTurn();
    assert.deepEqual(stored, [{ title: "a" }]);
    const cleared = autosave.clear();
    await nextTurn();
    assert.deepEqual(stored, [{ title: "a" }]);
    first.resolve("failed");
    await cleared;
    await wait(10 * maxWaitMs);
    assert.deepEqual(stored, [{ title: "a" }, "removed"]);
  });

  it("Nothing is removed that was never sent", async () => {
    const autosave = create();
    autosave.change(text("a"));
    await autosave.clear();
    await wait(maxWaitMs);
    assert.deepEqual(stored, []);
  });

  it("No text is lost, and none stays that was removed, in 1,000 random orders of typing, saving and responses", async () => {
    for (let seed = 1; seed <= 1000; seed += 1) await playRandomOrder(seed);
  });

  it("A removal that fails is repeated, unless newer text takes the place of the old one", async () => {
    const autosave = create();
    removals = ["failed", "removed"];
    autosave.change(text("a"));
    await wait(pauseMs);
    await autosave.clear();
    await wait(maxWaitMs);
    assert.deepEqual(stored, [{ title: "a" }, "removed", "removed"]);
    await wait(10 * maxWaitMs);
    assert.equal(stored.length, 3);

    removals = ["failed"];
    autosave.change(text("b"));
    await wait(pauseMs);
    await autosave.clear();
    autosave.change(text("c"));
    await wait(pauseMs);
    await wait(10 * maxWaitMs);
    assert.deepEqual(stored.slice(3), [{ title: "b" }, "removed", { title: "c" }]);
  });

  it("A removal that was refused without a session is repeated after signing in, unless newer text took the place of the old one", async () => {
    const autosave = create();
    removals = ["signed-out", "signed-out", "removed", "signed-out"];
    autosave.change(text("a"));
    await wait(pauseMs);
    await autosave.clear();
    await wait(10 * maxWaitMs);
    assert.deepEqual(stored, [{ title: "a" }, "removed"]);
    for (let signIn = 0; signIn < 3; signIn += 1) {
      autosave.resumeAfterSignIn();
      await wait(maxWaitMs);
    }
    assert.deepEqual(stored.slice(1), ["removed", "removed", "removed"]);

    autosave.change(text("b"));
    await wait(pauseMs);
    await autosave.clear();
    autosave.change(text("c"));
    autosave.resumeAfterSignIn();
    await wait(pauseMs);
    assert.deepEqual(stored.slice(4), [{ title: "b" }, "removed", { title: "c" }]);
  });
});

interface Delivery {
  run: (isApplied: boolean, isAnswered: boolean) => void;
}

/** Requests that are under way at the same time reach the server in any order, or never. */
async function playRandomOrder(seed: number): Promise<void> {
  const random = createRandom(seed);
  const deliveries: Delivery[] = [];
  let server: object | undefined;
  let lastTyped: object | undefined;
  const send = (next: object | undefined) =>
    new Promise<boolean>((resolve) => {
      const run = (isApplied: boolean, isAnswered: boolean) => {
        if (isApplied) server = next;
        resolve(isApplied && isAnswered);
      };
      deliveries.push({ run });
    });
  const autosave = createServerAutosave({
    store: async ({ values }) => ((await send(values)) ? "stored" : "failed"),
    remove: async () => ((await send(undefined)) ? "removed" : "failed"),
    onStored: () => {},
  });
  function deliver(isApplied: boolean, isAnswered: boolean) {
    const [delivery] = deliveries.splice(Math.floor(random() * deliveries.length), 1);
    delivery?.run(isApplied, isAnswered);
  }
  const steps = [
    () => {
      lastTyped = { title: `${seed} ${random()}` };
      autosave.change({ values: lastTyped, basedOn: undefined });
    },
    () => {
      lastTyped = undefined;
      void autosave.clear();
    },
    () => void autosave.flush(),
    () => mock.timers.tick(Math.floor(random() * maxWaitMs)),
    () => deliver(true, true),
    () => deliver(random() < 0.5, random() < 0.5),
  ];
  for (let count = 0; count < 16; count += 1) {
    steps[Math.floor(random() * steps.length)]?.();
    if (random() < 0.7) await nextTurn();
  }
  for (let round = 0; round < 8; round += 1) {
    mock.timers.tick(maxWaitMs);
    await nextTurn();
    while (deliveries.length > 0) deliver(true, true);
    await nextTurn();
  }
  assert.deepEqual(server, lastTyped, `seed ${seed}`);
}
