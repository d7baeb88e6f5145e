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
import { categories, categoryNameLimit } from "./categories-definition.ts";
import { defaultCategoryId } from "./category.ts";
import { removeCategory, returnPosts, storeCategory } from "./category-rows.server.ts";
import { findEntry } from "./read-clinic-content.server.ts";
import {
  createEntry,
  removeEntry,
  resetToDefault,
  restoreEntry,
  updateEntry,
} from "./write-clinic-content.server.ts";

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

  it("The category in which posts begin stays, and so does one with posts and no other place for them", async () => {
    const refusedWith = async (id: number, moveTo?: number) => {
      const result = await inTransaction(db, (trx) => removeCategory(trx, id, moveTo));
      return "errors" in result ? result.errors : undefined;
    };
    assert.match((await refusedWith(defaultCategoryId))?.body ?? "", /^New posts begin/);
    await addPost("one", running);
    assert.match((await refusedWith(running))?.moveTo ?? "", /^1 post is in this category/);
    await addPost("two", running);
    assert.match((await refusedWith(running))?.moveTo ?? "", /^2 posts are in this category/);
    for (const place of [running, 999_999])
      assert.match((await refusedWith(running, place))?.moveTo ?? "", /^2 posts are/);
    assert.ok((await listCategoryIds()).includes(running));
    await db.deleteFrom("post").execute();
    assert.equal(await refusedWith(running), undefined);
    assert.ok(!(await listCategoryIds()).includes(running));
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
    assert.equal(await returnPosts(db, running, removal.moved), 1);
    assert.equal(await readCategory(first), running);
    assert.equal(await readCategory(second), other);
    assert.equal(await readCategory(there), defaultCategoryId);
  });
});

describeOnEachDatabase("the names of categories", (engine) => {
  let db: Db;
  let close: () => Promise<void>;
  before(async () => {
    ({ db, close } = await openDatabase(engine));
    await ensureCategories(db);
    await Promise.all(Array.from({ length: 3 }, () => listNames()));
  });
  after(() => close());
  const listNames = async () => {
    const rows = await db
      .selectFrom("category")
      .select("category")
      .orderBy("category_id")
      .execute();
    return rows.map(({ category }) => category);
  };
  const create = (name: string) => createEntry(db, categories, { name }, by);
  async function add(name: string): Promise<number> {
    const result = await create(name);
    assert.ok("item" in result, JSON.stringify(result));
    return result.item.id;
  }

  it("A new category and a new name are in the table that posts refer to, and a taken name is refused", async () => {
    const id = await add("Running");
    assert.equal((await listNames()).at(-1), "Running");
    const taken = { errors: { name: "There is a category of that name." } };
    assert.deepEqual(await create("RUNNING"), taken);
    const other = await add("Cycling");
    assert.deepEqual(await updateEntry(db, categories, other, { name: "running" }, by), taken);
    const renamed = await updateEntry(db, categories, id, { name: "RUNNING" }, by);
    assert.ok(renamed && "item" in renamed);
    assert.deepEqual((await listNames()).slice(-2), ["RUNNING", "Cycling"]);
  });

  it("A category has no default to go back to, since its name is not kept beside the table", async () => {
    const id = await add("Swimming");
    await updateEntry(db, categories, id, { name: "Water", services: ["1"] }, by);
    const stored = await findEntry(db, categories, id);
    assert.equal(await resetToDefault(db, categories, id), false);
    assert.deepEqual(await findEntry(db, categories, id), stored);
  });

  it("Of two categories of one name at the same time, one is refused", async () => {
    const results = await Promise.all([create("Rowing"), create("rowing")]);
    assert.equal(results.filter((result) => "errors" in result).length, 1);
  });

  it("A category that is restored after its name was taken gets a number", async () => {
    const first = await add("Skating");
    await removeEntry(db, categories, first, by);
    const second = await add("Skating");
    await removeEntry(db, categories, second, by);
    await add("skating");
    for (const [id, name] of [
      [first, "Skating 2"],
      [second, "Skating 3"],
    ] as const) {
      const restored = await restoreEntry(db, categories, id);
      assert.ok(restored && "item" in restored);
      assert.equal(restored.item.name, name);
      assert.ok((await listNames()).includes(name));
    }
  });

  it("A long name stays within its limit with the number", async () => {
    const name = `${"a".repeat(categoryNameLimit - 2)} b`;
    const id = await add(name);
    await removeEntry(db, categories, id, by);
    await add(name);
    const restored = await restoreEntry(db, categories, id);
    assert.ok(restored && "item" in restored);
    assert.equal(restored.item.name, `${"a".repeat(categoryNameLimit - 2)} 2`);
  });
});
