import assert from "node:assert/strict";
import { after, afterEach, before, beforeEach, it, mock } from "node:test";
import { addStaffUser } from "#domain/staff/staff-users.server.ts";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import { storeAutosave } from "./autosaves.server.ts";
import type { RecordKind } from "./item.ts";
import type { ListQuery } from "./list-query.ts";
import { maxId } from "./max-id.ts";
import { saveRevision } from "./revisions.server.ts";
import { claimSlug, findRedirectTarget } from "./slug-redirects.server.ts";
import { toStoredSlug } from "./stored-slug.server.ts";
import type { Db } from "./tables.ts";
import { dayMs } from "./time-units.ts";
import {
  claimFromTrash,
  countTrash,
  deletePermanently,
  listTrash,
  listTrashPage,
  moveToTrash,
  purgeTrash,
} from "./trash.server.ts";

const start = Date.parse("2026-11-20T10:00:00Z");

describeOnEachDatabase("the trash of posts and pages", (engine) => {
  let db: Db;
  let close: () => Promise<void>;
  before(async () => {
    ({ db, close } = await openDatabase(engine));
  });
  after(() => close());
  beforeEach(async () => {
    mock.timers.enable({ apis: ["Date"], now: start });
    for (const table of ["trash", "slug_redirect", "item_version", "former_permalink"] as const)
      await db.deleteFrom(table).execute();
  });
  afterEach(() => mock.timers.reset());

  const trash = (kind: RecordKind, item_id: number, title: string) =>
    moveToTrash(db, {
      ...{ kind, item_id, title, slug: title, deleted_by: "Ada" },
      row: { title },
    });
  const readItems = async () =>
    (await listTrash(db)).map(({ kind, item_id }) => `${kind} ${item_id}`);
  const listPage = async (query: Partial<ListQuery>) => {
    const whole = { view: "trash", q: "", sort: "date", order: "desc", page: 1, ...query } as const;
    const page = await listTrashPage(db, "post", whole, (item) => JSON.parse(item).title);
    return page.items.map(({ id }) => id);
  };
  const addReferences = async (kind: "post" | "location", id: number) => {
    await claimSlug(db, { kind, id, from: `old ${id}`, to: "new" });
    const row = { updated_at: new Date().toISOString(), title: "" };
    await saveRevision(db, { kind, id, row, by: "Ada" });
    if (kind === "location") return;
    const permalink = { permalink: `/?p=${id}`, blog_id: id };
    await db.insertInto("former_permalink").values(permalink).execute();
  };
  const readReferences = async () => ({
    redirects: await db.selectFrom("slug_redirect").select(["kind", "item_id"]).execute(),
    revisions: await db.selectFrom("item_version").select(["kind", "item_id"]).execute(),
    permalinks: await db.selectFrom("former_permalink").select("blog_id").execute(),
  });

  it("An item is claimed once, and not under another kind or id", async () => {
    await trash("post", 1, "One");
    await trash("location", 1, "Page");
    for (const id of [2, maxId]) assert.equal(await claimFromTrash(db, "post", id, {}), undefined);
    const row = await claimFromTrash(db, "post", 1, { title: "", category: 3 });
    assert.deepEqual({ ...row }, { title: "One", category: 3 });
    assert.equal(await claimFromTrash(db, "post", 1, {}), undefined);
    assert.deepEqual(await readItems(), ["location 1"]);
    assert.deepEqual([await countTrash(db, "post"), await countTrash(db, "location")], [0, 1]);
  });

  it("The item that was deleted last comes first, and equal ones have a fixed order", async () => {
    await trash("post", 2, "Two");
    await trash("post", 3, "Three");
    mock.timers.tick(1);
    await trash("post", 1, "One");
    assert.deepEqual(await readItems(), ["post 1", "post 3", "post 2"]);
  });

  it("A page of the trash has one kind, in the order and of the words that are asked for", async () => {
    for (const [id, title] of ["Zebra", "Ankle", "Knee", "Ankle"].entries())
      await trash("post", id + 1, title);
    await trash("location", 9, "Ankle");
    mock.timers.tick(1);
    await trash("post", 7, "Back");
    assert.deepEqual(await listPage({}), [7, 4, 3, 2, 1]);
    assert.deepEqual(await listPage({ order: "asc" }), [1, 2, 3, 4, 7]);
    assert.deepEqual(await listPage({ sort: "title", order: "asc" }), [2, 4, 7, 3, 1]);
    assert.deepEqual(await listPage({ q: "ankle" }), [4, 2]);
    assert.deepEqual(await listPage({ q: "nobody" }), []);
  });

  it("A page of the trash has twenty items, and the last page the rest", async () => {
    for (let id = 1; id <= 21; id += 1) await trash("post", id, `${id}`);
    assert.equal((await listPage({})).length, 20);
    assert.deepEqual(await listPage({ page: 2 }), [1]);
    assert.deepEqual(await listPage({ page: 9 }), [1]);
  });

  it("Only what is in the trash is deleted permanently, with its own redirects and revisions", async () => {
    for (const kind of ["post", "location"] as const)
      for (const id of [1, 2]) await addReferences(kind, id);
    await trash("location", 1, "Page");
    const before = await readReferences();
    assert.equal(await deletePermanently(db, "post", 1), undefined);
    assert.deepEqual(await readReferences(), before);
    assert.equal(await deletePermanently(db, "location", 2), undefined);
    assert.equal(await deletePermanently(db, "location", 1), "Page");
    const { redirects, revisions, permalinks } = await readReferences();
    assert.deepEqual(permalinks, before.permalinks);
    const others = before.revisions.filter(({ kind, item_id }) => kind === "post" || item_id === 2);
    assert.deepEqual(revisions, others);
    assert.equal(
      redirects.some((row) => row.kind === "location" && row.item_id === 1),
      false,
    );
    assert.equal(await findRedirectTarget(db, "location", "old 2"), 2);
  });

  it("The unsaved text of what is deleted permanently goes with it, and no other", async () => {
    const ada = { name: "Ada", email: "ada@northbloom.example", isAdmin: true };
    const userId = (await addStaffUser(db, ada))?.id ?? "";
    for (const id of [1, 2]) {
      const unsaved = { key: `${id}`, values: "{}", based_on: "" };
      await storeAutosave(db, { userId, kind: "post", id }, unsaved);
    }
    await trash("post", 1, "One");
    await deletePermanently(db, "post", 1);
    const left = await db.selectFrom("autosave").select("item_id").execute();
    assert.deepEqual(
      left.map(({ item_id }) => item_id),
      [2],
    );
  });

  it("A deletion that fails halfway leaves the item in the trash", async () => {
    await trash("post", 1, "One");
    await trash("location", 1, "Page");
    mock.timers.tick(31 * dayMs);
    await db.schema.alterTable("item_version").renameTo("renamed").execute();
    await assert.rejects(deletePermanently(db, "post", 1));
    await assert.rejects(purgeTrash(db));
    await db.schema.alterTable("renamed").renameTo("item_version").execute();
    assert.equal((await readItems()).length, 2);
  });

  it("Items are purged after thirty days, with what belongs to them", async () => {
    for (const id of [1, 2]) await addReferences("post", id);
    await trash("post", 1, "One");
    mock.timers.tick(30 * dayMs);
    await trash("post", 2, "Two");
    assert.equal(await purgeTrash(db), 0);
    mock.timers.tick(1);
    assert.equal(await purgeTrash(db), 1);
    assert.deepEqual(await readItems(), ["post 2"]);
    const { revisions, permalinks } = await readReferences();
    const ids = [revisions.map((row) => row.item_id), permalinks.map((row) => row.blog_id)];
    assert.deepEqual(ids, [[2], [2]]);
  });

  it("A redirect belongs to one kind, and outlasts another item or draft at its slug", async () => {
    await claimSlug(db, { kind: "post", id: 1, from: "old", to: "new" });
    await claimSlug(db, { kind: "location", id: 2, from: "old", to: "new" });
    assert.equal(await findRedirectTarget(db, "post", "old"), 1);
    assert.equal(await findRedirectTarget(db, "location", "old"), 2);
    await claimSlug(db, { kind: "post", id: 3, to: "old" });
    await claimSlug(db, { kind: "post", id: 3, from: "old", wasDraft: true, to: "other" });
    assert.equal(await findRedirectTarget(db, "post", "old"), 1);
    await claimSlug(db, { kind: "post", id: 1, from: "new", to: "old" });
    assert.equal(await findRedirectTarget(db, "post", "old"), undefined);
    assert.equal(await findRedirectTarget(db, "location", "old"), 2);
    await claimSlug(db, { kind: "post", id: 4, from: "same", to: "same" });
    assert.equal(await findRedirectTarget(db, "post", "same"), undefined);
    const placeholder = toStoredSlug("");
    await claimSlug(db, { kind: "post", id: 4, from: placeholder, to: "first" });
    assert.equal(await findRedirectTarget(db, "post", placeholder), undefined);
    for (const id of [5, 6]) await claimSlug(db, { kind: "post", id, from: "shared", to: `${id}` });
    assert.equal(await findRedirectTarget(db, "post", "shared"), 6);
  });
});
