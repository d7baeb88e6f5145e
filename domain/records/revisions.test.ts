import assert from "node:assert/strict";
import { after, afterEach, before, it, mock } from "node:test";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import { blankValues } from "../fields/field-list.ts";
import { ensureCategories } from "../posts/categories.server.ts";
import { postFields } from "../posts/post.ts";
import type { Post } from "../posts/post-schema.server.ts";
import { createPost, type PostPatch, updatePost } from "../posts/write-posts.server.ts";
import { getImageUrl } from "./image-url.ts";
import { maxRevisions, type SaveChange } from "./item.ts";
import { findRevision, listRevisions, nextTimestamp, saveRevision } from "./revisions.server.ts";
import type { Db } from "./tables.ts";

const by = "Ada";

describeOnEachDatabase("revisions", (engine) => {
  let db: Db;
  let close: () => Promise<void>;
  before(async () => {
    ({ db, close } = await openDatabase(engine));
    await ensureCategories(db);
  });
  after(() => close());
  afterEach(() => mock.timers.reset());

  let created = 0;
  async function addPost(): Promise<Post> {
    created += 1;
    const result = await createPost(db, { ...texts, slug_url: `post-${created}` }, by);
    assert.ok("item" in result);
    return result.item;
  }
  async function save(id: number, change: PostPatch): Promise<Post> {
    const result = await updatePost(db, id, change, by);
    assert.ok(result !== undefined && "item" in result, JSON.stringify(result));
    return result.item;
  }

  it("Revisions saved within one millisecond have strictly later timestamps", async () => {
    mock.timers.enable({ apis: ["Date"], now: Date.now() });
    const first = await addPost();
    const second = await save(first.blog_id, { title: "Two", updated_at: first.updated_at });
    const third = await save(first.blog_id, { title: "Three", updated_at: second.updated_at });
    assert.ok(first.updated_at < second.updated_at);
    assert.ok(second.updated_at < third.updated_at);
    const stale = await updatePost(
      db,
      first.blog_id,
      { title: "Four", updated_at: second.updated_at },
      by,
    );
    assert.ok(stale !== undefined && "conflict" in stale && stale.conflict.title === "Three");
  });

  it("A revision saved after the clock was set back still has a later timestamp", async () => {
    const post = await addPost();
    mock.timers.enable({ apis: ["Date"], now: Date.parse(post.updated_at) - 3_600_000 });
    const saved = await save(post.blog_id, { title: "Later" });
    assert.ok(saved.updated_at > post.updated_at);
    assert.equal(nextTimestamp("2030-01-01T00:00:00.000Z"), "2030-01-01T00:00:00.001Z");
  });

  it("Only the latest revisions of an item are stored, newest first", async () => {
    const other = await addPost();
    const { blog_id } = await addPost();
    for (let n = 0; n < maxRevisions + 1; n += 1) await save(blog_id, { title: `Title ${n}` });
    const revisions = await listRevisions(db, "post", blog_id);
    assert.equal(revisions.length, maxRevisions);
    assert.deepEqual(
      revisions.map(({ saved_at }) => saved_at),
      revisions.map(({ saved_at }) => saved_at).toSorted((a, b) => (a < b ? 1 : -1)),
    );
    const [newest, oldest] = [revisions[0], revisions.at(-1)];
    const findTitle = async (versionId = 0) =>
      (await findRevision(db, { kind: "post", id: blog_id, versionId }, { title: "" }))?.title;
    assert.equal(await findTitle(newest?.version_id), `Title ${maxRevisions}`);
    assert.equal(await findTitle(oldest?.version_id), "Title 1");
    assert.equal((await listRevisions(db, "post", other.blog_id)).length, 1);
    assert.deepEqual(await listRevisions(db, "location", blog_id), []);
  });

  it("The revisions of one item displace those of no other", async () => {
    const saveMany = async (kind: "post" | "location", id: number, count: number) => {
      const row = { updated_at: new Date().toISOString() };
      for (let n = 0; n < count; n += 1) await saveRevision(db, { kind, id, row, by });
    };
    const items = [["post", 900] as const, ["location", 900] as const, ["post", 901] as const];
    for (const [kind, id] of items) await saveMany(kind, id, maxRevisions);
    await saveMany("post", 900, 1);
    for (const [kind, id] of items)
      assert.equal((await listRevisions(db, kind, id)).length, maxRevisions);
  });

  it("A save says whether it added, changed, hid, published or scheduled the item", async () => {
    const changes: SaveChange[] = [];
    let id = 0;
    for (const [slug_url, state] of [
      ["scheduled-first", { published_date: "2099-01-05" }],
      ["draft-first", { status: "draft" }],
      ["said", {}],
    ] as const) {
      const added = await createPost(db, { ...texts, slug_url, ...state }, by);
      assert.ok("item" in added);
      changes.push(added.change);
      id = added.item.blog_id;
    }
    for (const change of [
      { title: "Two" },
      { status: "draft" },
      { status: "published" },
    ] as const) {
      const saved = await updatePost(db, id, change, by);
      assert.ok(saved && "item" in saved);
      changes.push(saved.change);
    }
    assert.deepEqual(changes, ["scheduled", "added", "published", "saved", "hidden", "published"]);
  });

  it("An image gets the first description that a text has for it, and only if it has none", async () => {
    const hashes = Array.from({ length: 6 }, (_, n) => `${n}`.repeat(32));
    const urls = hashes.map(getImageUrl);
    const created_at = new Date().toISOString();
    for (const hash of hashes) {
      const alt = hash.startsWith("5") ? "Described before" : "";
      await db.insertInto("image").values({ hash, alt, width: 9, height: 9, created_at }).execute();
    }
    const toTag = (n: number, alt: string) => `<p><img src="${urls[n]}" alt="${alt}"></p>`;
    const row = {
      ...{ updated_at: created_at, nothing: null, blog_image: urls[0], blog_image_alt: "A knee" },
      blogs_content: JSON.stringify([{ paragraph: toTag(1, "Heat &amp; cold") }]),
      paragraph: toTag(2, "A hip"),
      photos: [
        ...[" ", "An ankle", "A foot"].map((alt) => ({ src: urls[3], alt })),
        { src: "https://example.com/elsewhere.webp", alt: "Elsewhere" },
        { src: urls[5], alt: "Described again" },
      ],
    };
    await saveRevision(db, { kind: "post", id: 901, row, by });
    const images = await db.selectFrom("image").select("alt").orderBy("hash").execute();
    assert.deepEqual(
      images.map(({ alt }) => alt),
      ["A knee", "Heat & cold", "A hip", "An ankle", "", "Described before"],
    );
  });

  it("Each revision names what it changed of the one before", async () => {
    const { blog_id } = await addPost();
    const section = { heading: "Warm up", paragraph: "<p>Ten minutes.</p>" };
    await save(blog_id, { title: "Stiff knees", blogs_content: [section] });
    await save(blog_id, { title: "Stiff knees" });
    const revisions = await listRevisions(db, "post", blog_id);
    assert.deepEqual(
      revisions.map(({ changes }) => changes),
      [
        [],
        [
          { name: "title", count: 1 },
          { name: "blogs_content", count: 1 },
        ],
        [],
      ],
    );
  });

  it("A revision is found only under its own item", async () => {
    const [one, two] = [await addPost(), await addPost()];
    const [revision] = await listRevisions(db, "post", one.blog_id);
    const versionId = revision?.version_id ?? 0;
    const find = (kind: "post" | "location", id: number) =>
      findRevision(db, { kind, id, versionId }, { title: "" });
    assert.deepEqual(await find("post", one.blog_id), { title: texts.title });
    assert.equal(await find("post", two.blog_id), undefined);
    assert.equal(await find("location", one.blog_id), undefined);
  });
});

const texts = { ...blankValues(postFields), title: "Sore knees" };
