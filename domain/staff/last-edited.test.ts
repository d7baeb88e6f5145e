import assert from "node:assert/strict";
import { after, before, beforeEach, it } from "node:test";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import type { Db } from "../records/tables.ts";
import type { AuditAction } from "./audit-actions.ts";
import { recordAudit } from "./audit-log.server.ts";
import { listLastEdited } from "./last-edited.server.ts";
import { findLastEditorIds } from "./last-editors.server.ts";

describeOnEachDatabase("the last edits in the log", (engine) => {
  let db: Db;
  let close: () => Promise<void>;
  before(async () => {
    ({ db, close } = await openDatabase(engine));
  });
  after(() => close());
  beforeEach(async () => {
    await db.deleteFrom("audit_entry").execute();
  });

  const record = (action: AuditAction, id: number, by: string | undefined = "ada") =>
    recordAudit(
      db,
      { id: by, name: String(by), network: "" },
      {
        action,
        target: { id, name: `${action} ${id}` },
      },
    );

  it("Each item is listed once with its last edit, and not if that removed it", async () => {
    await record("post-added", 1);
    await record("post-saved", 2);
    await record("post-saved", 1, "bo");
    await record("location-saved", 1);
    await record("post-trashed", 2);
    await record("image-added", 3);
    const edited = await listLastEdited(db);
    assert.deepEqual(
      edited.map(({ kind, id, title, by }) => [kind, id, title, by]),
      [
        ["location", 1, "location-saved 1", "ada"],
        ["post", 1, "post-saved 1", "bo"],
      ],
    );
  });

  it("Sign-ins and a hundred changes to other things hide no edit", async () => {
    await record("post-saved", 1);
    for (let id = 1; id <= 100; id += 1) await record("location-trashed", id);
    for (let i = 0; i < 60; i += 1) await record("message-moved", i);
    assert.deepEqual(
      (await listLastEdited(db)).map(({ kind, id }) => [kind, id]),
      [["post", 1]],
    );
  });

  it("The last editor of an item saved it last, whatever happened to it or others since", async () => {
    await record("post-added", 1);
    await record("post-saved", 1, "bo");
    await record("post-trashed", 1, "cleo");
    await record("location-saved", 1, "dina");
    await record("post-saved", 2, "eve");
    await record("location-hidden", 7, "flo");
    await record("post-saved", 4, "gus");
    await record("post-published", 4, "hal");
    await record("post-published", 5, "ida");
    await record("post-scheduled", 5, "jo");
    const find = async (kind: "post" | "location", ...ids: number[]) => [
      ...(await findLastEditorIds(db, kind, ids)),
    ];
    assert.deepEqual(await find("post", 1), [[1, "bo"]]);
    assert.deepEqual((await find("post", 1, 2, 3)).toSorted(), [
      [1, "bo"],
      [2, "eve"],
    ]);
    assert.deepEqual(await find("post", 4), [[4, "hal"]]);
    assert.deepEqual(await find("post", 5), [[5, "jo"]]);
    assert.deepEqual(await find("location", 1), [[1, "dina"]]);
    assert.deepEqual(await find("post"), []);
  });
});
