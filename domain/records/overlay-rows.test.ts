import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import { overlayRows } from "./overlay-rows.server.ts";
import type { Db } from "./tables.ts";

describeOnEachDatabase("rows that stand in for a table", (engine) => {
  let db: Db;
  let close: () => Promise<void>;
  before(async () => {
    ({ db, close } = await openDatabase(engine));
    const names = ["Recovery", "Posture"];
    await db
      .insertInto("category")
      .values(names.map((category, i) => ({ category_id: i + 1, category })))
      .execute();
    await db.insertInto("former_permalink").values({ permalink: "/a", blog_id: 2 }).execute();
  });
  after(() => close());

  it("They are read in place of the table, also in a join, and other tables stay", async () => {
    const rows = db.selectFrom("category").selectAll().where("category_id", "=", 2);
    const preview = overlayRows(db, [{ table: "category", rows }]);
    const listed = await preview.selectFrom("category").select("category").execute();
    assert.deepEqual(
      listed.map(({ category }) => category),
      ["Posture"],
    );
    const joined = await preview
      .selectFrom("former_permalink")
      .innerJoin("category", "category.category_id", "former_permalink.blog_id")
      .select("category.category")
      .execute();
    assert.equal(joined.length, 1);
    const derived = preview.selectFrom("category").select("category_id").as("inner_rows");
    assert.equal((await preview.selectFrom(derived).selectAll().execute()).length, 1);
  });

  it("Writes reach the real table", async () => {
    const rows = db.selectFrom("category").selectAll().where("category_id", "=", 2);
    const preview = overlayRows(db, [{ table: "category", rows }]);
    await preview
      .updateTable("category")
      .set({ category: "Rest" })
      .where("category_id", "=", 1)
      .execute();
    const stored = await db.selectFrom("category").select("category").orderBy("category").execute();
    assert.deepEqual(
      stored.map(({ category }) => category),
      ["Posture", "Rest"],
    );
  });
});
