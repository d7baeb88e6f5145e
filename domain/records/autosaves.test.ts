import assert from "node:assert/strict";
import { after, afterEach, before, it, mock } from "node:test";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import { addWriterWithId } from "../../tests/support/staff-rows.ts";
import { maxAutosavesPerUser } from "./autosave.ts";
import {
  findAutosave,
  listAutosaves,
  listNewItemAutosaves,
  purgeOldAutosaves,
  removeAutosave,
  storeAutosave,
} from "./autosaves.server.ts";
import type { Db } from "./tables.ts";
import { dayMs } from "./time-units.ts";

describeOnEachDatabase("autosaves on the server", (engine) => {
  let db: Db;
  let close: () => Promise<void>;
  before(async () => {
    ({ db, close } = await openDatabase(engine));
    for (const id of ["ada", "grace"]) await addWriterWithId(db, id);
  });
  after(() => close());
  afterEach(async () => {
    mock.timers.reset();
    await db.deleteFrom("autosave").execute();
  });

  const ada = { userId: "ada", kind: "post", id: 1 } as const;
  const grace = { ...ada, userId: "grace" };
  const store = (owner: typeof ada | typeof grace, key: string, values: string, based_on = "") =>
    storeAutosave(db, owner, { key, values, based_on });
  const listKeys = async (owner: typeof ada | typeof grace) =>
    (await listAutosaves(db, owner)).map(({ key }) => key);

  it("Two people and two editors of one item never replace the text of each other", async () => {
    await Promise.all([
      store(ada, "phone", '{"title":"A"}'),
      store(ada, "desk", '{"title":"B"}', "2026-01-01"),
      store(grace, "phone", '{"title":"G"}'),
    ]);
    await store(ada, "phone", '{"title":"A2"}');
    const listed = await listAutosaves(db, ada);
    assert.deepEqual(
      new Set(listed.map(({ values }) => values)),
      new Set(['{"title":"A2"}', '{"title":"B"}']),
    );
    assert.deepEqual(await listKeys(grace), ["phone"]);
    assert.deepEqual(await listAutosaves(db, { ...ada, id: 2 }), []);
    await removeAutosave(db, grace, "desk");
    await removeAutosave(db, { ...ada, id: 2 }, "phone");
    await removeAutosave(db, { ...ada, kind: "location" }, "phone");
    assert.equal((await listKeys(ada)).length, 2);
    await removeAutosave(db, ada, "phone");
    assert.deepEqual(await listKeys(ada), ["desk"]);
    assert.deepEqual(await listKeys(grace), ["phone"]);
  });

  it("Only the user's own autosave of the same item and key is found", async () => {
    await store(ada, "phone", "mine");
    assert.equal(await findAutosave(db, ada, "phone"), "mine");
    for (const other of [grace, { ...ada, id: 2 }, { ...ada, kind: "location" as const }])
      assert.equal(await findAutosave(db, other, "phone"), undefined);
    assert.equal(await findAutosave(db, ada, "desk"), undefined);
    assert.deepEqual(await listAutosaves(db, { ...ada, kind: "location" }), []);
  });

  it("The newest text of each kind of new item is listed for its author alone", async () => {
    mock.timers.enable({ apis: ["Date"], now: Date.UTC(2026, 0, 1) });
    const store = async (owner: Parameters<typeof storeAutosave>[1], key: string) => {
      mock.timers.tick(1000);
      await storeAutosave(db, owner, { key, values: key, based_on: "" });
    };
    await store({ ...ada, id: 0 }, "older post");
    await store({ ...ada, id: 0, kind: "location" }, "page");
    await store({ ...ada, id: 0 }, "newer post");
    await store({ ...ada, id: 0, kind: "providers" }, "provider");
    await store(ada, "stored post");
    await store({ ...grace, id: 0 }, "post of another");
    const listed = await listNewItemAutosaves(db, "ada");
    assert.deepEqual(
      listed.map(({ values }) => values),
      ["newer post", "page"],
    );
  });

  it("The autosaves of one person never displace those of another", async () => {
    mock.timers.enable({ apis: ["Date"], now: Date.UTC(2026, 0, 1) });
    await store(ada, "old", "{}");
    mock.timers.tick(1000);
    for (let n = 100; n <= 100 + maxAutosavesPerUser; n += 1) await store(grace, `key ${n}`, "{}");
    await store(ada, "new", "{}");
    assert.deepEqual(await listKeys(ada), ["new", "old"]);
    const keys = await listKeys(grace);
    assert.equal(keys.length, maxAutosavesPerUser);
    assert.ok(!keys.includes("key 100"), "of equal times the first key goes");
  });

  it("Beyond the maximum, the oldest autosaves of the same person go", async () => {
    mock.timers.enable({ apis: ["Date"], now: Date.UTC(2026, 0, 1) });
    await store(grace, "other", "{}");
    // In descending order, since the key decides only between equal times.
    for (let number = maxAutosavesPerUser; number >= 0; number -= 1) {
      mock.timers.tick(1000);
      await store(ada, `key ${number}`, "{}");
    }
    const keys = await listKeys(ada);
    assert.equal(keys.length, maxAutosavesPerUser);
    assert.equal(keys[0], "key 0");
    assert.ok(!keys.includes(`key ${maxAutosavesPerUser}`));
    mock.timers.setTime(Date.now() - 400 * dayMs);
    await store(ada, "after the clock was set back", "{}");
    assert.equal((await listKeys(ada)).at(-1), "after the clock was set back");
    assert.deepEqual(await listKeys(grace), ["other"]);
  });

  it("An autosave is purged after ninety days and goes with its user", async () => {
    mock.timers.enable({ apis: ["Date"], now: Date.UTC(2026, 0, 1) });
    await store(ada, "old", "{}");
    mock.timers.tick(90 * dayMs);
    await store(ada, "young", "{}");
    assert.equal(await purgeOldAutosaves(db), 0);
    mock.timers.tick(1);
    assert.equal(await purgeOldAutosaves(db), 1);
    assert.deepEqual(await listKeys(ada), ["young"]);
    await db.deleteFrom("staff_user").where("id", "=", "ada").execute();
    assert.deepEqual(await listKeys(ada), []);
  });
});
