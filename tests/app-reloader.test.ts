import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import { createAppReloader } from "../scripts/build/app-reloader.ts";

describe("the app of the development server", () => {
  function createReloader() {
    const events: string[] = [];
    const reloader = createAppReloader(async (module: string) => {
      await nextTurn();
      events.push(`${module} starts`);
      if (module === "broken") throw new Error("broken");
      return { module, close: async () => events.push(`${module} ends`) };
    });
    return { events, ...reloader };
  }

  it("Requests that arrive while an app starts share it", async () => {
    const { events, getApp } = createReloader();
    const apps = await Promise.all([getApp("first"), getApp("first"), getApp("first")]);
    assert.equal(new Set(apps).size, 1);
    assert.deepEqual(events, ["first starts"]);
  });

  it("The app of a changed module starts once the former one has ended", async () => {
    const { events, getApp, close } = createReloader();
    await Promise.all([getApp("first"), getApp("second"), getApp("second")]);
    assert.deepEqual(events, ["first starts", "first ends", "second starts"]);
    await close();
    assert.equal(events.at(-1), "second ends");
  });

  it("An app that cannot start is tried again with the next request", async () => {
    const { events, getApp } = createReloader();
    await getApp("first");
    await assert.rejects(Promise.all([getApp("broken"), getApp("broken")]));
    await assert.rejects(getApp("broken"));
    await getApp("mended");
    const [first, ...rest] = events;
    assert.equal(first, "first starts");
    assert.deepEqual(rest, ["first ends", "broken starts", "broken starts", "mended starts"]);
  });
});
