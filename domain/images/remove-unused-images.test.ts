import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { after, before, it } from "node:test";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import { openStaffDatabase, type StaffDatabase } from "../../tests/support/open-staff-database.ts";
import { waitForBlockedStatement } from "../../tests/support/wait-for-lock.ts";
import { gallery } from "../clinic/gallery-definition.ts";
import { createEntry } from "../clinic/write-clinic-content.server.ts";
import { blankValues } from "../fields/field-list.ts";
import { ensureCategories } from "../posts/categories.server.ts";
import { postFields } from "../posts/post.ts";
import { createPost, removePost, updatePost } from "../posts/write-posts.server.ts";
import { newItemId } from "../records/autosave.ts";
import { storeAutosave } from "../records/autosaves.server.ts";
import { recordImageUse } from "../records/image-use.server.ts";
import { listRevisions } from "../records/revisions.server.ts";
import type { Db } from "../records/tables.ts";
import { describeImage } from "./images.server.ts";
import { listImages } from "./list-images.server.ts";
import { removeImageEverywhere } from "./remove-image.server.ts";
import { removeUnusedImages } from "./remove-unused-images.server.ts";
import { replaceImageEverywhere } from "./replace-image.server.ts";

const dayMs = 24 * 60 * 60 * 1000;

describeOnEachDatabase("the use of uploaded images", (engine) => {
  let db: Db;
  let database: StaffDatabase;
  before(async () => {
    database = await openStaffDatabase(engine);
    ({ db } = database);
    await ensureCategories(db);
  });
  after(() => database.close());

  async function createImage(daysAgo: number): Promise<string> {
    const hash = randomBytes(16).toString("hex");
    const created_at = new Date().toISOString();
    const { image_id } = await db
      .insertInto("image")
      .values({ hash, width: 10, height: 10, created_at })
      .returning("image_id")
      .executeTakeFirstOrThrow();
    const bytes = new Uint8Array([1]);
    await db
      .insertInto("image_file")
      .values({ image_id, format: "webp", width: 10, bytes })
      .execute();
    await db.insertInto("image_use").values({ image_id, last_used_at: created_at }).execute();
    await age(hash, daysAgo);
    return hash;
  }

  async function age(hash: string, daysAgo: number) {
    const { image_id } = await db
      .selectFrom("image")
      .select("image_id")
      .where("hash", "=", hash)
      .executeTakeFirstOrThrow();
    await db
      .updateTable("image_use")
      .set({ last_used_at: new Date(Date.now() - daysAgo * dayMs).toISOString() })
      .where("image_id", "=", image_id)
      .execute();
  }

  async function hasFiles(hash: string): Promise<boolean> {
    const files = await db
      .selectFrom("image_file")
      .innerJoin("image", "image.image_id", "image_file.image_id")
      .select("hash")
      .where("hash", "=", hash)
      .execute();
    return files.length > 0;
  }

  let posts = 0;
  const createInput = (cover: string | undefined, inText: string | undefined) => {
    posts += 1;
    const image = inText === undefined ? "" : `<img src="/uploads/${inText}.webp" alt="A knee" />`;
    return {
      ...blankValues(postFields),
      title: `Post ${posts}`,
      slug_url: `post-${posts}`,
      blog_image: cover === undefined ? "" : `/uploads/${cover}.webp`,
      blog_image_alt: cover === undefined ? "" : "A knee",
      blogs_content: [{ heading: "One", paragraph: `<p>Before</p>${image}<p>After</p>` }],
    };
  };
  async function post(cover: string | undefined, inText?: string) {
    const saved = await createPost(db, createInput(cover, inText), "Ada");
    if (!("item" in saved)) throw new Error("not saved");
    return saved.item.blog_id;
  }

  it("An image that nothing has used for thirty days is removed with its files, and no younger one", async () => {
    const [old, young] = [await createImage(31), await createImage(29)];
    assert.equal(await removeUnusedImages(db), 1);
    assert.equal(await hasFiles(old), false);
    assert.equal(await hasFiles(young), true);
  });

  it("An image in a post, a revision or the trash stays for another thirty days", async () => {
    const [cover, text, versioned, trashed] = [
      await createImage(40),
      await createImage(40),
      await createImage(40),
      await createImage(40),
    ];
    await post(cover, text);
    const changed = await post(versioned);
    await updatePost(db, changed, createInput(undefined, undefined), "Ada");
    await removePost(db, await post(trashed), "Ada");
    await db.deleteFrom("item_version").where("item", "like", `%${trashed}%`).execute();
    for (const hash of [cover, text, versioned, trashed]) await age(hash, 40);
    assert.equal(await removeUnusedImages(db), 0);
    for (const hash of [cover, text, versioned, trashed]) assert.ok(await hasFiles(hash));

    await db.deleteFrom("trash").execute();
    assert.equal(await removeUnusedImages(db), 0, "its time began when it was last used");
    await age(trashed, 31);
    assert.equal(await removeUnusedImages(db), 1);
    assert.equal(await hasFiles(trashed), false);
  });

  it("An image in an autosave stays until the autosave is removed", async () => {
    const hash = await createImage(40);
    const values = JSON.stringify({ blog_image: `/uploads/${hash}.webp` });
    const owner = { userId: database.userId, kind: "post", id: newItemId } as const;
    await storeAutosave(db, owner, { key: "phone", values, based_on: "" });
    await age(hash, 40);
    assert.equal(await removeUnusedImages(db), 0);
    await age(hash, 40);
    await db.deleteFrom("autosave").execute();
    assert.equal(await removeUnusedImages(db), 1);
  });

  it("An image that an autosave has shown lately stays for thirty days", async () => {
    const hash = await createImage(40);
    const values = JSON.stringify({ blog_image: `/uploads/${hash}.webp` });
    const owner = { userId: database.userId, kind: "post", id: newItemId } as const;
    await storeAutosave(db, owner, { key: "phone", values, based_on: "" });
    await db.deleteFrom("autosave").execute();
    assert.equal(await removeUnusedImages(db), 0);
    await age(hash, 40);
    assert.equal(await removeUnusedImages(db), 1);
  });

  async function showInGallery(hash: string): Promise<number> {
    const image = { src: `/uploads/${hash}.webp`, alt: "A knee", focusX: 50, focusY: 50 };
    const saved = await createEntry(db, gallery, { image, caption: "The gym" }, "Ada");
    if (!("item" in saved)) throw new Error("not saved");
    return saved.item.id;
  }

  it("An image in clinic content stays, and is listed with its kind", async () => {
    const hash = await createImage(40);
    await showInGallery(hash);
    await db.deleteFrom("item_version").where("item", "like", `%${hash}%`).execute();
    await age(hash, 40);
    assert.equal(await removeUnusedImages(db), 0);
    assert.ok(await hasFiles(hash));
    const listed = (await listImages(db)).find((image) => image.hash === hash);
    assert.deepEqual(listed?.clinic_kinds, ["gallery"]);
  });

  for (const [title, change] of Object.entries({
    removing: (hash: string) => removeEverywhere(db, hash),
    replacing: async (hash: string) => replaceAs(hash, await createImage(0), true),
  }))
    it(`Nothing that does not show an image is changed by ${title} it`, async () => {
      const [hash, other] = [await createImage(0), await createImage(0)];
      for (const shown of [hash, other]) {
        await removePost(db, await post(shown, shown), "Ada");
        await showSomewhere(shown);
      }
      const entry_id = await showInGallery(hash);
      const revision = { updated_at: new Date().toISOString(), updated_by: "Ada" };
      const entry = { kind: "services", entry_id, item: "{}", ...revision } as const;
      await db.insertInto("clinic_entry").values(entry).execute();
      const trashed = db.selectFrom("trash").selectAll().where("kind", "=", "post");
      for (const row of await trashed.execute())
        await db
          .insertInto("trash")
          .values({ ...row, kind: "location", item: "{}" })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      const readAll = () =>
        Promise.all([
          db.selectFrom("post").selectAll().orderBy("blog_id").execute(),
          db.selectFrom("item_version").selectAll().orderBy("version_id").execute(),
          db.selectFrom("trash").selectAll().orderBy("kind").orderBy("item_id").execute(),
          db.selectFrom("clinic_entry").selectAll().orderBy("kind").orderBy("entry_id").execute(),
        ]);
      const before = await readAll();
      await change(hash);
      const after = await readAll();
      for (const [i, rows] of before.entries())
        for (const [n, row] of rows.entries())
          if (!JSON.stringify(row).includes(hash)) assert.deepEqual(after[i]?.[n], row);
    });

  it("An image stays everywhere if a place is beyond the person's role, or is used in more places than they saw", async () => {
    const hash = await createImage(0);
    await showSomewhere(hash);
    const stored = db.selectFrom("clinic_entry").select("item").where("kind", "=", "gallery");
    const item = (await stored.execute()).at(-1)?.item ?? "";
    const updated_at = new Date().toISOString();
    const entry = { entry_id: 7, item, updated_at, updated_by: "Ada" };
    for (const kind of ["services", "categories"] as const)
      await db
        .insertInto("clinic_entry")
        .values({ kind, ...entry })
        .execute();
    const remove = (mayChange: boolean, uses?: number) =>
      removeImageEverywhere(db, { hash, mayChange: () => mayChange, uses });
    assert.deepEqual(await remove(false), { refused: "categories" });
    for (const uses of [0, 3, 5]) assert.deepEqual(await remove(true, uses), { uses: 4 });
    assert.ok(await hasFiles(hash));
    assert.deepEqual(await remove(true, 4), { posts: 1 });
    assert.equal(await hasFiles(hash), false);
  });

  it("Removing an image removes it from clinic content and its revisions", async () => {
    const hash = await createImage(0);
    const entry_id = await showInGallery(hash);
    const findEntry = (id = entry_id) =>
      db
        .selectFrom("clinic_entry")
        .select(["item", "updated_at"])
        .where("entry_id", "=", id)
        .executeTakeFirstOrThrow();
    const before = await findEntry();
    const itemWithTag = JSON.stringify({
      description: `<p>Before<img src="/uploads/${hash}.webp" alt="A knee" />after</p>`,
    });
    await db
      .insertInto("clinic_entry")
      .values({
        ...{ kind: "services", entry_id: 3, item: itemWithTag },
        ...{ updated_at: before.updated_at, updated_by: "Ada" },
      })
      .execute();
    assert.equal(await removeEverywhere(db, hash), 0);
    const { item, updated_at } = await findEntry();
    assert.deepEqual(JSON.parse(item ?? ""), {
      image: { src: "", alt: "", focusX: 50, focusY: 50 },
      caption: "The gym",
    });
    assert.ok(updated_at > before.updated_at, "an editor that has it open gets a conflict");
    const service = JSON.parse((await findEntry(3)).item ?? "");
    assert.deepEqual(service, { description: "<p>Beforeafter</p>" });
    const versions = await db
      .selectFrom("item_version")
      .select("item")
      .where("item", "like", `%${hash}%`)
      .execute();
    assert.deepEqual(versions, []);
  });

  it("An image that is due for removal stays if a concurrent save uses it", async () => {
    const hash = await createImage(40);
    const id = await post(hash);
    await age(hash, 40);
    // The scan begins before the save and deletes after it, so the text that it read names nothing.
    await db.updateTable("post").set({ blog_image: "" }).where("blog_id", "=", id).execute();
    await db.deleteFrom("item_version").where("item", "like", `%${hash}%`).execute();
    const removing = await db.transaction().execute(async (trx) => {
      await recordImageUse(trx, [hash]);
      const pending = removeUnusedImages(db);
      await trx
        .updateTable("post")
        .set({ blog_image: `/uploads/${hash}.webp` })
        .where("blog_id", "=", id)
        .execute();
      return { pending };
    });
    assert.equal(await removing.pending, 0);
    assert.ok(await hasFiles(hash));
  });

  if (engine === "postgres")
    it("An image can be removed everywhere during a save of a post that shows it", async () => {
      const hash = await createImage(0);
      const id = await post(hash, hash);
      const removing = await db.transaction().execute(async (trx) => {
        const title = "Saved meanwhile";
        await trx.updateTable("post").set({ title }).where("blog_id", "=", id).execute();
        const pending = removeEverywhere(db, hash);
        await waitForBlockedStatement(db);
        await recordImageUse(trx, [hash]);
        return { pending };
      });
      assert.equal(await removing.pending, 1);
      assert.equal(await hasFiles(hash), false);
    });

  if (engine === "postgres")
    it("An image can be removed everywhere during a save of clinic content that shows it", async () => {
      const hash = await createImage(0);
      const id = await showInGallery(hash);
      const removing = await db.transaction().execute(async (trx) => {
        const entry = trx.updateTable("clinic_entry").where("entry_id", "=", id);
        await entry.set({ updated_by: "Bo" }).execute();
        const pending = removeEverywhere(db, hash);
        await waitForBlockedStatement(db);
        await recordImageUse(trx, [hash]);
        return { pending };
      });
      assert.equal(await removing.pending, 0);
      assert.equal(await hasFiles(hash), false);
    });

  it("An unused image is counted once when two nodes remove it at the same time", async () => {
    const hash = await createImage(31);
    const removed = await Promise.all([removeUnusedImages(db), removeUnusedImages(db)]);
    assert.deepEqual(removed.toSorted(), [0, 1]);
    assert.equal(await hasFiles(hash), false);
  });

  it("Removing an image removes it from posts, revisions and the trash at once", async () => {
    const [hash, other] = [await createImage(0), await createImage(0)];
    const id = await post(hash, hash);
    const otherPost = await post(other, hash);
    await removePost(db, await post(hash, hash), "Ada");
    const [listed] = (await listImages(db)).filter((image) => image.hash === hash);
    assert.deepEqual(
      listed?.posts.map((one) => one.id),
      [id, otherPost],
    );
    const before = await db
      .selectFrom("post")
      .selectAll()
      .where("blog_id", "=", id)
      .executeTakeFirstOrThrow();
    const both = await Promise.all([removeEverywhere(db, hash), removeEverywhere(db, hash)]);
    assert.deepEqual(
      both.filter((count) => count !== undefined),
      [2],
    );

    assert.equal(await hasFiles(hash), false);
    assert.ok(await hasFiles(other));
    const row = await db
      .selectFrom("post")
      .selectAll()
      .where("blog_id", "=", id)
      .executeTakeFirstOrThrow();
    assert.equal(row.blog_image, "");
    assert.equal(row.blog_image_alt, "");
    assert.match(row.blogs_content, /Before<\/p><p>After/);
    assert.ok(row.updated_at > before.updated_at, "an editor that has it open gets a conflict");
    const named = await Promise.all([
      db.selectFrom("post").select("title").where("blogs_content", "like", `%${hash}%`).execute(),
      db.selectFrom("item_version").select("item").where("item", "like", `%${hash}%`).execute(),
      db.selectFrom("trash").select("item").where("item", "like", `%${hash}%`).execute(),
    ]);
    assert.deepEqual(named.flat(), []);
    const staleSave = await updatePost(
      db,
      id,
      { ...createInput(hash, hash), updated_at: before.updated_at },
      "Ben",
    );
    assert.ok(staleSave !== undefined && "conflict" in staleSave);
  });

  it("No statement searches more than twenty versions for an image, however many there are", async () => {
    const hash = await createImage(40);
    const unused = await createImage(40);
    const version = { kind: "post", saved_at: new Date().toISOString(), saved_by: "Ada" } as const;
    const item = JSON.stringify({ blog_image: `/uploads/${hash}.webp` });
    for (let item_id = 9001; item_id <= 9045; item_id += 1)
      await db
        .insertInto("item_version")
        .values({ ...version, item_id, item })
        .execute();
    const searches: number[] = [];
    const counting = db.withPlugin({
      transformQuery: ({ node, queryId }) => {
        const { sql, parameters } = db.getExecutor().compileQuery(node, queryId);
        if (/ from "item_version".* like /.test(sql))
          searches.push(sql.includes('"version_id" in (') ? parameters.length - 1 : Infinity);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await removeUnusedImages(counting);
    assert.deepEqual([await hasFiles(hash), await hasFiles(unused)], [true, false]);
    assert.ok(Math.max(...searches) <= 20 && searches.length >= 3, searches.join());
    searches.length = 0;
    assert.equal(await removeEverywhere(counting, hash), 0);
    assert.ok(Math.max(...searches) <= 20 && searches.length >= 3, searches.join());
    const left = db.selectFrom("item_version").select("version_id");
    assert.deepEqual(await left.where("item", "like", `%${hash}%`).execute(), []);
    await db.deleteFrom("item_version").where("item_id", ">", 9000).execute();
  });

  async function showSomewhere(hash: string) {
    const id = await post(hash, hash);
    const entry_id = await showInGallery(hash);
    return { id, entry_id };
  }
  const replaceAs = (hash: string, by: string, mayChange: boolean) =>
    replaceImageEverywhere(db, { hash, by, staffName: "Ben", mayChange: () => mayChange });
  const findBlog = (id: number) =>
    db.selectFrom("post").selectAll().where("blog_id", "=", id).executeTakeFirstOrThrow();

  it("Replacing an image shows the other with its description everywhere, and history has the first", async () => {
    const [old, fresh] = [await createImage(0), await createImage(0)];
    await describeImage(db, fresh, { alt: 'A "new" room', focus_x: 50, focus_y: 50 });
    const { id, entry_id } = await showSomewhere(old);
    const before = await findBlog(id);
    assert.deepEqual(await replaceAs(old, fresh, true), { posts: 1, entries: 1 });
    const row = await findBlog(id);
    assert.equal(row.blog_image, `/uploads/${fresh}.webp`);
    assert.equal(row.blog_image_alt, 'A "new" room');
    assert.ok(row.blogs_content.includes(`/uploads/${fresh}.webp`));
    assert.ok(row.blogs_content.includes("A &quot;new&quot; room"));
    assert.ok(!row.blogs_content.includes(old));
    assert.ok(row.updated_at > before.updated_at, "an editor that has it open gets a conflict");
    const entry = await db
      .selectFrom("clinic_entry")
      .select("item")
      .where("entry_id", "=", entry_id)
      .where("kind", "=", "gallery")
      .executeTakeFirstOrThrow();
    assert.deepEqual(JSON.parse(entry.item ?? "").image, {
      ...{ src: `/uploads/${fresh}.webp`, alt: 'A "new" room', focusX: 50, focusY: 50 },
    });
    for (const [kind, item_id] of [
      ["post", id],
      ["gallery", entry_id],
    ] as const) {
      const revisions = await listRevisions(db, kind, item_id);
      assert.equal(revisions.length, 2);
      assert.equal(revisions[0]?.saved_by, "Ben");
      const first = await db
        .selectFrom("item_version")
        .select("item")
        .where("version_id", "=", revisions[1]?.version_id ?? 0)
        .executeTakeFirstOrThrow();
      assert.ok(first.item.includes(old), kind);
    }
    assert.ok(await hasFiles(old));
  });

  it("An image stays everywhere if one of its places is beyond the person's role", async () => {
    const [old, fresh] = [await createImage(0), await createImage(0)];
    const { id } = await showSomewhere(old);
    assert.deepEqual(await replaceAs(old, fresh, false), { refused: "gallery" });
    assert.equal((await findBlog(id)).blog_image, `/uploads/${old}.webp`);
    assert.equal(await replaceAs(old, "0".repeat(32), true), undefined);
    assert.equal(await replaceAs("0".repeat(32), old, true), undefined);
  });

  it("An image keeps the first description that a place gives it, and is found by it", async () => {
    const hash = await createImage(0);
    const id = await post(hash);
    const findAlt = async (q?: string) =>
      (await listImages(db, { q })).find((image) => image.hash === hash)?.alt;
    assert.equal(await findAlt(), "A knee");
    const changed = { ...createInput(hash, undefined), blog_image_alt: "A shoulder" };
    await updatePost(db, id, changed, "Ada");
    assert.equal(await findAlt("KNÉE"), "A knee");
    assert.equal(await findAlt("shoulder"), undefined);
    assert.ok(await describeImage(db, hash, { alt: "An elbow", focus_x: 20, focus_y: 80 }));
    assert.equal(await findAlt("elbow"), "An elbow");
    assert.equal(
      await describeImage(db, "0".repeat(32), { alt: "", focus_x: 0, focus_y: 0 }),
      false,
    );
  });

  it("Images without a description are listed apart, by words of their files too", async () => {
    const [bare, described] = [await createImage(0), await createImage(0)];
    assert.ok(await describeImage(db, described, { alt: "A hip", focus_x: 50, focus_y: 50 }));
    const listHashes = async (q?: string) =>
      (await listImages(db, { only: "undescribed", q })).map(({ hash }) => hash);
    assert.ok((await listHashes()).includes(bare));
    assert.ok(!(await listHashes()).includes(described));
    assert.deepEqual(await listHashes("hip"), []);
  });

  it("The list of images names every post that shows one, and reads no more than 100 texts at once", async () => {
    const hash = await createImage(0);
    const first = await post(undefined, hash);
    const { blog_id: _, ...row } = await db
      .selectFrom("post")
      .selectAll()
      .where("blog_id", "=", first)
      .executeTakeFirstOrThrow();
    for (let i = 0; i < 120; i += 1)
      await db
        .insertInto("post")
        .values({ ...row, slug_url: `copy-${i}`, slug: `copy-${i}` })
        .execute();
    let maxRows = 0;
    const counting = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        maxRows = Math.max(maxRows, result.rows.length);
        return result;
      },
    });
    const listed = (await listImages(counting)).find((image) => image.hash === hash);
    assert.equal(listed?.posts.length, 121);
    assert.ok(maxRows <= 100, `${maxRows} rows at once`);
  });
});

/** As an owner, who may change everything. */
async function removeEverywhere(db: Db, hash: string): Promise<number | undefined> {
  const result = await removeImageEverywhere(db, { hash, mayChange: () => true });
  assert.ok(result === undefined || "posts" in result);
  return result?.posts;
}
