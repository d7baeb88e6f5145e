import assert from "node:assert/strict";
import { after, before, beforeEach, it } from "node:test";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import { waitForBlockedStatement } from "../../tests/support/wait-for-lock.ts";
import { blankValues } from "../fields/field-list.ts";
import { ensureCategories } from "../posts/categories.server.ts";
import { postFields } from "../posts/post.ts";
import { findPost } from "../posts/posts.server.ts";
import { createPost, removePost, restorePost, updatePost } from "../posts/write-posts.server.ts";
import type { Db } from "../records/tables.ts";
import { inTransaction } from "../records/transaction.server.ts";
import { defaultCategoryId } from "./category.ts";
import { removeCategory, storeCategory, takeBackPosts } from "./category-rows.server.ts";

const by = "Ada";

describeOnEachDatabase("the removal of a category", (engine) => {
  let db: Db;
  let close: () => Promise<void>;
  let running: number;
  before(async () => {
    ({ db, close } = await openDatabase(engine));
    await ensureCategories(db);
  });
  after(() => close());
  beforeEach(async () => {
    await db.deleteFrom("post").execute();
    running = 1 + Math.max(...(await listCategoryIds()));
    await db.insertInto("category").values({ category_id: running, category: "Running" }).execute();
  });

  async function listCategoryIds(): Promise<number[]> {
    const rows = await db.selectFrom("category").select("category_id").execute();
    return rows.map(({ category_id }) => category_id);
  }
  const create = (slug_url: string, category = defaultCategoryId) =>
    createPost(db, { ...blankValues(postFields), title: "Sore knees", slug_url, category }, by);
  async function addPost(slug_url: string, category?: number): Promise<number> {
    const result = await create(slug_url, category);
    assert.ok("item" in result, JSON.stringify(result));
    return result.item.blog_id;
  }
  const readCategory = async (id: number) => (await findPost(db, id))?.category;
  const remove = (trx: Db) => removeCategory(trx, running, defaultCategoryId);

  it("A post that is saved in the category meanwhile moves with the others", async () => {
    const [before, meanwhile] = [await addPost("one", running), await addPost("two")];
    let removal: ReturnType<typeof remove> | undefined;
    await db.transaction().execute(async (trx) => {
      await updatePost(trx, meanwhile, { category: running }, by);
      removal = inTransaction(db, remove);
      if (engine === "postgres") await waitForBlockedStatement(db);
    });
    await removal;
    assert.equal(await readCategory(before), defaultCategoryId);
    assert.equal(await readCategory(meanwhile), defaultCategoryId);
    assert.ok(!(await listCategoryIds()).includes(running));
  });

  it("A post that waits for the removal is refused, and one from the trash gets another category", async () => {
    const [id, trashed] = [await addPost("one"), await addPost("two", running)];
    await removePost(db, trashed, by);
    let saves: Promise<unknown>[] = [];
    let restoration: ReturnType<typeof restorePost> | undefined;
    await db.transaction().execute(async (trx) => {
      await remove(trx);
      saves = [updatePost(db, id, { category: running }, by), create("three", running)];
      restoration = restorePost(db, trashed);
      if (engine === "postgres") await waitForBlockedStatement(db);
    });
    for (const result of await Promise.all(saves)) {
      const { errors } = result as { errors: { category: string } };
      assert.equal(errors.category, "Please choose one of the categories.");
    }
    assert.ok(await restoration);
    assert.equal(await readCategory(trashed), defaultCategoryId);
  });

  it("Its posts come back with it, except one that was moved elsewhere since", async () => {
    const other = running + 1;
    await storeCategory(db, other, "Cycling");
    const [first, second] = [await addPost("one", running), await addPost("two", running)];
    const there = await addPost("three");
    const removal = await inTransaction(db, remove);
    assert.ok("moved" in removal);
    await updatePost(db, second, { category: other }, by);
    await storeCategory(db, running, "Running");
    assert.equal(await takeBackPosts(db, running, removal.moved), 1);
    assert.equal(await readCategory(first), running);
    assert.equal(await readCategory(second), other);
    assert.equal(await readCategory(there), defaultCategoryId);
  });
});
