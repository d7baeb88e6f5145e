import assert from "node:assert/strict";
import { afterEach, beforeEach, it } from "node:test";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import type { Db } from "../records/tables.ts";
import { findPurgeHold, updatePurgeHold } from "./purge-hold.server.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const start = Date.parse("2026-11-22T12:00:00.000Z");
const few = { old: 1, all: 100 };

describeOnEachDatabase("the purge hold", (engine) => {
  let db: Db;
  let close: () => Promise<void>;
  beforeEach(async () => {
    ({ db, close } = await openDatabase(engine));
  });
  afterEach(() => close());
  const reason = async (purge: { old: number; all: number }, now: number) => {
    const hold = await updatePurgeHold(db, purge, now);
    assert.deepEqual(await findPurgeHold(db), hold);
    return hold?.reason;
  };

  it("Purging continues while the clock advances normally, even after days offline", async () => {
    for (const days of [0, 0.04, 1, 7.9])
      assert.equal(await reason(few, start + days * dayMs), undefined, `${days}`);
  });

  it("Purging is suspended for a day if the clock jumps ahead by more than a week", async () => {
    await reason(few, start);
    const ahead = start + 400 * dayMs;
    assert.equal(await reason(few, ahead), "clock");
    assert.equal(await reason(few, ahead + 23 * hourMs), "clock");
    assert.equal(await reason(few, ahead + 25 * hourMs), undefined);
    assert.equal(await reason(few, ahead + 26 * hourMs), undefined);
  });

  it("Purging resumes at once when the clock is set back", async () => {
    await reason(few, start);
    assert.equal(await reason(few, start + 400 * dayMs), "clock");
    assert.equal(await reason(few, start + hourMs), undefined);
    assert.equal(await reason(few, start + 2 * hourMs), undefined);
  });

  it("Purging is suspended for a day if more than a quarter of all messages are due, except for a handful", async () => {
    assert.equal(await reason({ old: 4, all: 5 }, start), undefined);
    assert.equal(await reason({ old: 25, all: 100 }, start), undefined);
    assert.equal(await reason({ old: 26, all: 100 }, start), "size");
    assert.equal(await reason({ old: 26, all: 100 }, start + hourMs), "size");
    assert.equal(await reason({ old: 26, all: 100 }, start + 25 * hourMs), undefined);
  });
});
