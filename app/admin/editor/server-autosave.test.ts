import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it, mock } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import { createServerAutosave, maxWaitMs, pauseMs } from "./server-autosave.ts";

describe("the autosave on the server", () => {
  let stored: unknown[];
  let states: string[];
  let responses: (boolean | Promise<boolean>)[];
  beforeEach(() => {
    mock.timers.enable({ apis: ["setTimeout", "Date"] });
    [stored, states, responses] = [[], [], []];
  });
  afterEach(() => mock.timers.reset());

  const create = () =>
    createServerAutosave({
      store: async ({ values }) => {
        stored.push(values);
        return responses.shift() ?? true;
      },
      remove: async () => stored.push("removed"),
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
    responses = [false, false, true];
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

  it("Only one request is under way, and removal waits for it", async () => {
    const autosave = create();
    const first = Promise.withResolvers<boolean>();
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
    first.resolve(false);
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
});
