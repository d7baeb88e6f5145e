import assert from "node:assert/strict";
import { after, afterEach, before, it, mock } from "node:test";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import { removeAutosave, storeAutosave } from "../records/autosaves.server.ts";
import type { Db } from "../records/tables.ts";
import { listCurrentEditors } from "./current-editors.server.ts";
import { addStaffUser } from "./staff-users.server.ts";

describeOnEachDatabase("the current editors of an item", (engine) => {
  let db: Db;
  let close: () => Promise<void>;
  const ids: Record<string, string> = {};
  before(async () => {
    ({ db, close } = await openDatabase(engine));
    for (const [key, name] of [
      ["ada", "Ada"],
      ["grace", "Grace"],
      ["namesake", "Ada"],
      ["bo", "Bo"],
    ] as const) {
      const email = `${key}@clinic.example`;
      const user = await addStaffUser(db, { name, email, isAdmin: true, role: "writer" });
      ids[key] = user?.id ?? "";
    }
  });
  after(() => close());
  afterEach(async () => {
    mock.timers.reset();
    await db.deleteFrom("autosave").execute();
  });

  const own = (key: string) => ({ userId: ids[key] ?? "", kind: "post" as const, id: 1 });
  const store = (key: string, item: object = {}, draft = "desk") =>
    storeAutosave(db, { ...own(key), ...item }, { key: draft, values: "{}", based_on: "" });

  it("Others see who has typed into an item within the last minute", async () => {
    mock.timers.enable({ apis: ["Date"], now: Date.UTC(2026, 0, 1) });
    await store("bo", {}, "phone");
    await store("bo");
    assert.deepEqual(await listCurrentEditors(db, own("ada")), ["Bo"]);
    assert.deepEqual(await listCurrentEditors(db, own("bo")), []);
    assert.deepEqual(await listCurrentEditors(db, { ...own("ada"), id: 2 }), []);
    assert.deepEqual(await listCurrentEditors(db, { ...own("ada"), kind: "location" }), []);
    await store("grace");
    assert.deepEqual(await listCurrentEditors(db, own("ada")), ["Bo", "Grace"]);
    await removeAutosave(db, own("grace"), "desk");
    await store("bo", { id: 0 });
    assert.deepEqual(await listCurrentEditors(db, { ...own("ada"), id: 0 }), []);
    mock.timers.tick(59_999);
    assert.deepEqual(await listCurrentEditors(db, own("ada")), ["Bo"]);
    mock.timers.tick(1);
    assert.deepEqual(await listCurrentEditors(db, own("ada")), []);
    mock.timers.setTime(Date.UTC(2025, 11, 31));
    assert.deepEqual(await listCurrentEditors(db, own("ada")), [], "the clock was a day ahead");
  });

  it("An editor whose name another person has, too, is named with the email address", async () => {
    await store("ada");
    await store("bo");
    const [ada, bo] = ["Ada (ada@clinic.example)", "Bo"];
    assert.deepEqual(await listCurrentEditors(db, own("grace")), [ada, bo]);
    assert.deepEqual(await listCurrentEditors(db, own("namesake")), [ada, bo]);
  });
});
