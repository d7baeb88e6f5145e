import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import { blankValues } from "../fields/field-list.ts";
import { locationFields } from "../location-pages/location-page.ts";
import { createLocation } from "../location-pages/write-location-pages.server.ts";
import { ensureCategories } from "../posts/categories.server.ts";
import { postFields } from "../posts/post.ts";
import { createPost } from "../posts/write-posts.server.ts";
import type { ItemKind } from "../records/item.ts";
import { findLastEditorNames, saveRevision } from "../records/revisions.server.ts";
import type { Db } from "../records/tables.ts";
import { changeItems } from "./change-items.server.ts";
import { findLinkTargets } from "./find-link-targets.server.ts";

describeOnEachDatabase("posts and pages together", (engine) => {
  let db: Db;
  let close: () => Promise<void>;
  before(async () => {
    ({ db, close } = await openDatabase(engine));
    await ensureCategories(db);
  });
  after(() => close());

  async function addPost(title: string, change: object = {}): Promise<number> {
    const texts = { ...blankValues(postFields), title, slug_url: title, ...change };
    const created = await createPost(db, texts, "Ada");
    assert.ok("item" in created, JSON.stringify(created));
    return created.item.blog_id;
  }
  async function addPage(main_heading: string, change: object = {}): Promise<number> {
    const texts = { ...blankValues(locationFields), main_heading, slug_url: main_heading };
    const filled = { ...texts, status: "draft" as const, ...change };
    const created = await createLocation(db, filled, "Ada");
    assert.ok("item" in created, JSON.stringify(created));
    return created.item.location_id;
  }
  const change = (kind: ItemKind, action: "trash" | "restore", ...ids: number[]) =>
    changeItems(db, { kind, ids, action }, "Ada");
  const find = async (q: string) =>
    (await findLinkTargets(db, q, { pages: [], services: [] })).map(
      ({ kind, title, state }) => `${kind} ${title} ${state}`,
    );

  for (const [kind, add] of [
    ["post", addPost],
    ["location", addPage],
  ] as const)
    it(`If one ${kind} is missing, none changes, and otherwise each changes once`, async () => {
      const [first, second] = [await add(`one ${kind}`), await add("", { status: "draft" })];
      const missing = second + 99;
      const names = [
        { id: first, name: `one ${kind}` },
        { id: second, name: "Untitled draft" },
      ];
      await assert.rejects(change(kind, "trash", first, missing), { count: 1 });
      await assert.rejects(change(kind, "restore", first), { count: 1 });
      assert.deepEqual(await change(kind, "trash", second, first, second), names);
      await assert.rejects(change(kind, "trash", first), { count: 1 });
      assert.deepEqual(await change(kind, "restore", first, second), names);
    });

  it("A search for a link finds words of titles and paths, and nothing without a word", async () => {
    await addPost("Frozen shoulder");
    await addPost("Soon", { title: "Frozen soon", published_date: "2999-01-01" });
    await addPost("", { title: "Frozen, without an address", slug_url: "", status: "draft" });
    await addPage("The frozen area");
    await addPage("Frozen", { slug_url: "" });
    assert.deepEqual(await find(" "), []);
    assert.deepEqual(await find("nobody"), []);
    assert.deepEqual(await find("frozen"), [
      "post Frozen soon scheduled",
      "post Frozen shoulder published",
      "location The frozen area draft",
    ]);
    assert.deepEqual(await find("/blogs/frozen-shoulder"), ["post Frozen shoulder published"]);
    const pages = [{ name: "Contact", path: "/contact", keywords: "Frozen phone" }];
    const [first] = await findLinkTargets(db, "contact", { pages, services: [] });
    assert.deepEqual([first?.kind, first?.path, first?.state], ["page", "/contact", "published"]);
    assert.equal((await findLinkTargets(db, "phone frozen", { pages, services: [] })).length, 1);
  });

  it("What begins with the search for a link comes first, whatever its kind and date", async () => {
    await addPost("After a knee surgery", { published_date: "2021-02-02" });
    await addPost("Knee pain", { published_date: "2020-02-02" });
    await addPage("Knee care");
    const pages = [{ name: "The knee page", path: "/knees", keywords: "" }];
    const found = await findLinkTargets(db, "Knee", { pages, services: [] });
    const titles = ["Knee pain", "Knee care", "The knee page", "After a knee surgery"];
    assert.deepEqual(
      found.map(({ title }) => title),
      titles,
    );
  });

  it("A search for a link shows eight posts, the latest first, and areas by their name", async () => {
    for (let n = 1; n <= 9; n += 1) {
      await addPost(`Elbow ${n}`, { published_date: n < 3 ? "2020-01-01" : `2021-01-0${n}` });
      await addPage(`Wrist ${10 - n}`);
    }
    const posts = [9, 8, 7, 6, 5, 4, 3, 2].map((n) => `post Elbow ${n} published`);
    assert.deepEqual(await find("elbow"), posts);
    const areas = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `location Wrist ${n} draft`);
    assert.deepEqual(await find("wrist"), areas);
    const draft = { status: "draft", published_date: "2999-01-01" };
    await addPost("Later hidden", draft);
    assert.deepEqual(await find("later"), ["post Later hidden draft"]);
  });

  it("The last saver of an item saved its latest revision", async () => {
    const [post, other] = [await addPost("Saved"), await addPost("Other")];
    const row = { updated_at: "2026-11-20T10:00:00.000Z", title: "" };
    await saveRevision(db, { kind: "post", id: post, row, by: "Bo" });
    await saveRevision(db, { kind: "location", id: post, row, by: "Cleo" });
    const findSavers = async (...ids: number[]) => [
      ...(await findLastEditorNames(db, "post", ids)),
    ];
    assert.deepEqual(await findSavers(post), [[post, "Bo"]]);
    assert.equal((await findSavers(post, other, other + 99)).length, 2);
    assert.deepEqual(await findSavers(), []);
  });
});
