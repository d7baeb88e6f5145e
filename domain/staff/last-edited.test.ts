import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import { getKindArea } from "../content-types/kind-areas.server.ts";
import type { Db } from "../records/tables.ts";
import type { AuditAction } from "./audit-actions.ts";
import { recordAudit } from "./audit-log.server.ts";
import { listLastEdited } from "./last-edited.server.ts";
import { findLastEditors } from "./last-editors.server.ts";
import { listAreas, mayAccess } from "./roles.ts";
import { isValidStaffEmail, linkFields, loginFields, newUserFields } from "./staff-user.ts";

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
    const find = async (kind: "post" | "location", ...ids: number[]) => [
      ...(await findLastEditors(db, kind, ids)),
    ];
    assert.deepEqual(await find("post", 1), [[1, "bo"]]);
    assert.deepEqual((await find("post", 1, 2, 3)).toSorted(), [
      [1, "bo"],
      [2, "eve"],
    ]);
    assert.deepEqual(await find("location", 1), [[1, "dina"]]);
    assert.deepEqual(await find("post"), []);
  });
});

describe("the areas of the roles", () => {
  it("A kind of content that does not exist or is not listed is for owners alone", () => {
    const areas = { post: "posts", location: "location-pages", services: "services" };
    for (const [kind, area] of Object.entries(areas)) assert.equal(getKindArea(kind), area);
    for (const kind of ["nothing", "messages", "everyone", "posts", "toString", ""])
      assert.equal(getKindArea(kind), "owners", kind);
  });

  it("A writer never enters the messages, and the front desk never the posts", () => {
    assert.equal(mayAccess("writer", "messages"), false);
    assert.equal(mayAccess("desk", "posts"), false);
    assert.equal(mayAccess("desk", "messages"), true);
    for (const role of ["writer", "desk"] as const) {
      assert.equal(mayAccess(role, "owners"), false);
      assert.ok(!listAreas(role).includes("owners"));
    }
    assert.ok(listAreas("owner").includes("owners"));
  });

  it("The fields of a sign-in have the lengths that the specification promises", () => {
    const limits = Object.entries(loginFields).map(([name, { limit }]) => `${name} ${limit}`);
    assert.deepEqual(limits, ["email 36", "password 16", "code 29"]);
    assert.equal(linkFields.token.limit, 64);
    assert.equal(newUserFields.name.limit, 60);
  });

  it("An email of more than 36 characters or with a name in quotes cannot sign in", () => {
    const longest = `${"a".repeat(24)}@example.com`;
    assert.equal(isValidStaffEmail(longest), true);
    for (const email of [`a${longest}`, '"a b"@example.com', "a@b", ".a@example.com", ""])
      assert.equal(isValidStaffEmail(email), false, email);
  });
});
