import assert from "node:assert/strict";
import { after, before, beforeEach, it } from "node:test";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import { waitForBlockedStatement } from "../../tests/support/wait-for-lock.ts";
import { blankValues } from "../fields/field-list.ts";
import { parseSlug } from "../fields/slug.ts";
import { listRevisions } from "../records/revisions.server.ts";
import { saveItem } from "../records/save-item.server.ts";
import { findRedirectTarget } from "../records/slug-redirects.server.ts";
import type { Db } from "../records/tables.ts";
import { deletePermanently, listTrash, purgeTrash } from "../records/trash.server.ts";
import { ensureCategories } from "./categories.server.ts";
import { postFields } from "./post.ts";
import type { Post } from "./post-schema.server.ts";
import { findPost } from "./posts.server.ts";
import { findPostRedirect, findPublicPost } from "./public-posts.server.ts";
import { createPost, removePost, restorePost, updatePost } from "./write-posts.server.ts";

const by = "Ada";

describeOnEachDatabase("writing posts", (engine) => {
  let db: Db;
  let close: () => Promise<void>;
  before(async () => {
    ({ db, close } = await openDatabase(engine));
    await ensureCategories(db);
    // PostgreSQL serializes the calls unless each has an open connection.
    await Promise.all(Array.from({ length: 4 }, () => listSlugs()));
  });
  after(() => close());
  beforeEach(async () => {
    for (const table of ["post", "trash", "item_version", "slug_redirect"] as const)
      await db.deleteFrom(table).execute();
  });

  const create = (slug_url: string) => createPost(db, { ...texts, slug_url }, by);
  async function addPost(slug_url: string): Promise<Post> {
    const result = await create(slug_url);
    assert.ok("item" in result, JSON.stringify(result));
    return result.item;
  }
  const rename = (id: number, slug_url: string) => updatePost(db, id, { slug_url }, by);
  async function listSlugs() {
    const posts = await db.selectFrom("post").select("slug").orderBy("slug").execute();
    return posts.map(({ slug }) => slug);
  }

  it("Of two concurrent posts with one slug, only one is created", async () => {
    const results = await Promise.all([create("knees"), create("knees")]);
    assert.equal(results.filter((result) => "item" in result).length, 1);
    const refused = results.find((result) => "errors" in result);
    assert.match((refused as Refusal).errors.slug_url, /already uses this address/);
    assert.deepEqual(await listSlugs(), ["knees"]);
  });

  it("Of two posts that are renamed to one slug at once, only one gets it", async () => {
    const [one, two] = [await addPost("one"), await addPost("two")];
    const results = await Promise.all([rename(one.blog_id, "knees"), rename(two.blog_id, "knees")]);
    assert.equal(results.filter((result) => result && "item" in result).length, 1);
    assert.equal(results.filter((result) => result && "errors" in result).length, 1);
    assert.equal((await listSlugs()).filter((slug) => slug === "knees").length, 1);
  });

  it("Of two concurrent saves of one revision, the second is a conflict and changes nothing", async () => {
    const { blog_id, updated_at } = await addPost("knees");
    const save = (title: string) => updatePost(db, blog_id, { title, updated_at }, by);
    const results = await Promise.all([save("One"), save("Two")]);
    const saved = results.find((result) => result && "item" in result) as { item: Post };
    const refused = results.find((result) => result && "conflict" in result) as { conflict: Post };
    assert.deepEqual(refused.conflict, saved.item);
    assert.equal((await listRevisions(db, "post", blog_id)).length, 2);
  });

  it("A save tells what became of the post: saved, scheduled for another time, hidden or published", async () => {
    const { blog_id } = await addPost("knees");
    const save = async (change: object) => {
      const result = await updatePost(db, blog_id, change, by);
      return result && "change" in result && result.change;
    };
    const published_date = "2999-01-02T15:00:00.000Z";
    assert.equal(await save({ title: "Knees" }), "saved");
    assert.equal(await save({ published_date }), "scheduled");
    assert.equal(await save({ title: "Sore knees" }), "saved");
    assert.equal(await save({ published_date: "2999-01-03T15:00:00.000Z" }), "scheduled");
    assert.equal(await save({ status: "draft" }), "hidden");
    assert.equal(await save({ published_date }), "saved");
    assert.equal(await save({ published_date: "2020-01-02", status: "published" }), "published");
  });

  it("A failure of the database is not taken for a slug that somebody else has", async () => {
    const failing = saveItem(db, { kind: "post", by }, async () => {
      throw new Error("out of disk");
    });
    await assert.rejects(failing, /out of disk/);
  });

  it("A former slug redirects to its post, and again after another post had it as a draft", async () => {
    const { blog_id } = await addPost("knees");
    await rename(blog_id, "sore-knees");
    await rename(blog_id, "knee-pain");
    for (const former of ["knees", "sore-knees"])
      assert.equal(await findRedirectTarget(db, "post", former), blog_id);
    assert.equal(await findRedirectTarget(db, "post", "knee-pain"), undefined);
    assert.equal(await findRedirectTarget(db, "location", "knees"), undefined);
    const other = (await createPost(db, { ...draft, slug_url: "knees" }, by)) as { item: Post };
    assert.equal(await findPostRedirect(db, "knees"), "knee-pain");
    await rename(other.item.blog_id, "hips");
    assert.equal(await findPostRedirect(db, "knees"), "knee-pain");
  });

  it("A post that takes its former slug back does not redirect to itself", async () => {
    const { blog_id } = await addPost("knees");
    await rename(blog_id, "sore-knees");
    await rename(blog_id, "knees");
    assert.equal(await findRedirectTarget(db, "post", "knees"), undefined);
    assert.equal(await findRedirectTarget(db, "post", "sore-knees"), blog_id);
  });

  it("Of two concurrent deletions or restorations, only one takes effect", async () => {
    const { blog_id } = await addPost("knees");
    const removed = await Promise.all([removePost(db, blog_id, by), removePost(db, blog_id, by)]);
    assert.equal(removed.filter((post) => post !== undefined).length, 1);
    assert.equal((await listTrash(db)).length, 1);
    const restored = await Promise.all([restorePost(db, blog_id), restorePost(db, blog_id)]);
    assert.equal(restored.filter((post) => post !== undefined).length, 1);
    assert.deepEqual([await listSlugs(), await listTrash(db)], [["knees"], []]);
  });

  it("A restored post gets another slug if its own was taken, and a newer timestamp", async () => {
    const { blog_id, updated_at } = await addPost("knees");
    await removePost(db, blog_id, by);
    await addPost("knees");
    const restored = await restorePost(db, blog_id);
    assert.equal(restored?.slug, "knees-2");
    assert.ok(((await findPost(db, blog_id))?.updated_at ?? "") > updated_at);
  });

  it("A post that is deleted and restored is as old as it was", async () => {
    const { blog_id } = await addPost("knees");
    const updated_at = "2024-05-06T07:08:09.123Z";
    await db.updateTable("post").set({ updated_at }).where("blog_id", "=", blog_id).execute();
    await removePost(db, blog_id, by);
    await restorePost(db, blog_id);
    assert.equal((await findPost(db, blog_id))?.updated_at, "2024-05-06T07:08:09.124Z");
  });

  it("Two posts of one slug that are restored at the same time get different ones", async () => {
    const first = await addPost("knees");
    await removePost(db, first.blog_id, by);
    const second = await addPost("knees");
    await removePost(db, second.blog_id, by);
    let restoration: ReturnType<typeof restorePost> | undefined;
    await db.transaction().execute(async (trx) => {
      await restorePost(trx, first.blog_id);
      restoration = restorePost(db, second.blog_id);
      if (engine === "postgres") await waitForBlockedStatement(db);
    });
    assert.equal((await restoration)?.slug, "knees-2");
    assert.deepEqual((await listSlugs()).toSorted(), ["knees", "knees-2"]);
  });

  it("A restored post is shown under its slug and not redirected by it", async () => {
    const { blog_id } = await addPost("knees");
    await removePost(db, blog_id, by);
    const other = await addPost("knees");
    await rename(other.blog_id, "sore-knees");
    assert.equal(await findRedirectTarget(db, "post", "knees"), other.blog_id);
    assert.equal((await restorePost(db, blog_id))?.slug, "knees");
    assert.equal((await findPublicPost(db, "knees"))?.blog_id, blog_id);
  });

  it("A draft is saved with nothing but a sentence, more than once", async () => {
    const half = { heading: "", paragraph: "<p>A sentence.</p>" };
    for (const status of ["draft", "draft"] as const) {
      const saved = await createPost(db, { ...draft, status, blogs_content: [half, blank] }, by);
      assert.ok("item" in saved, JSON.stringify(saved));
      const { title, slug, slug_url, blogs_content, blog_id } = saved.item;
      assert.deepEqual([title, slug, slug_url, blogs_content], ["", "", "", [half]]);
      await updatePost(db, blog_id, { brief_paragraph: "More" }, by);
    }
    assert.equal(new Set(await listSlugs()).size, 2);
    assert.deepEqual(await db.selectFrom("slug_redirect").selectAll().execute(), []);
    assert.ok((await listSlugs()).every((slug) => parseSlug(slug) === undefined));
  });

  it("A draft without a title goes to the trash under a name and comes back", async () => {
    const saved = await createPost(db, { ...draft }, by);
    const { blog_id } = (saved as { item: Post }).item;
    await removePost(db, blog_id, by);
    assert.deepEqual(
      (await listTrash(db)).map(({ title }) => title),
      ["Untitled draft"],
    );
    assert.equal((await restorePost(db, blog_id))?.name, "Untitled draft");
    const restored = await findPost(db, blog_id);
    assert.deepEqual([restored?.title, restored?.slug, restored?.slug_url], ["", "", ""]);
  });

  it("Publishing asks for a title, makes the address from it and drops half a section", async () => {
    await addPost("knees-and-hips");
    const whole = { heading: "Walk", paragraph: "<p>Slowly.</p>" };
    const blogs_content = [{ heading: "Only this", paragraph: "" }, whole];
    const saved = await createPost(db, { ...draft, blogs_content }, by);
    const { blog_id } = (saved as { item: Post }).item;
    const publish = (title?: string) =>
      updatePost(db, blog_id, { status: "published", ...(title !== undefined && { title }) }, by);
    assert.deepEqual(await publish(), {
      errors: { title: "Title is missing.", slug_url: "Slug is missing." },
    });
    assert.deepEqual(await publish("!"), { errors: { slug_url: "Slug is missing." } });
    const published = ((await publish("Knees and hips")) as { item: Post }).item;
    assert.equal(published.slug, "knees-and-hips-2");
    assert.deepEqual(published.blogs_content, [whole]);
    assert.deepEqual(await updatePost(db, blog_id, { title: "" }, by), {
      errors: { title: "Title is missing." },
    });
  });

  it("The trash is purged after thirty days together with revisions and redirects", async () => {
    const [old, young] = [await addPost("old"), await addPost("young")];
    for (const { blog_id, slug } of [old, young]) {
      await rename(blog_id, `new-${slug}`);
      await removePost(db, blog_id, by);
    }
    const deleted_at = new Date(Date.now() - 30 * dayMs - 1000).toISOString();
    await db.updateTable("trash").set({ deleted_at }).where("item_id", "=", old.blog_id).execute();
    const almost = new Date(Date.now() - 30 * dayMs + 60_000).toISOString();
    await db
      .updateTable("trash")
      .set({ deleted_at: almost })
      .where("item_id", "=", young.blog_id)
      .execute();
    assert.equal(await purgeTrash(db), 1);
    assert.deepEqual(
      (await listTrash(db)).map(({ item_id }) => item_id),
      [young.blog_id],
    );
    assert.equal(await findRedirectTarget(db, "post", "old"), undefined);
    assert.deepEqual(await listRevisions(db, "post", old.blog_id), []);
    assert.equal(await findRedirectTarget(db, "post", "young"), young.blog_id);
    assert.equal((await listRevisions(db, "post", young.blog_id)).length, 2);
  });

  it("Only an item in the trash can be deleted permanently", async () => {
    const [shown, trashed] = [await addPost("shown"), await addPost("trashed")];
    await removePost(db, trashed.blog_id, by);
    assert.equal(await deletePermanently(db, "post", shown.blog_id), undefined);
    assert.equal(await deletePermanently(db, "location", trashed.blog_id), undefined);
    assert.equal((await listRevisions(db, "post", shown.blog_id)).length, 1);
    assert.equal(await deletePermanently(db, "post", trashed.blog_id), texts.title);
    assert.deepEqual(await listRevisions(db, "post", trashed.blog_id), []);
    assert.equal(await restorePost(db, trashed.blog_id), undefined);
  });
});

interface Refusal {
  errors: { slug_url: string };
}

const dayMs = 86_400_000;
const blank = { heading: "", paragraph: "<p> </p>" };
const draft = { title: "", slug_url: "", status: "draft" } as const;
const texts = { ...blankValues(postFields), title: "Sore knees" };
