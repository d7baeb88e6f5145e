import assert from "node:assert/strict";
import { after, before, beforeEach, it } from "node:test";
import { sql } from "kysely";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import { createGroupCommit } from "./group-commit.server.ts";
import type { Db } from "./tables.ts";

describeOnEachDatabase("writes that arrive together", (engine) => {
  let db: Db;
  let close: () => Promise<void>;
  let groupCommit: ReturnType<typeof createGroupCommit>;
  before(async () => {
    ({ db, close } = await openDatabase(engine));
    groupCommit = createGroupCommit(db);
  });
  after(() => close());
  beforeEach(() => db.deleteFrom("setting").execute());

  const add = (trx: Db, name: string) =>
    trx.insertInto("setting").values({ name, value: "" }).execute();
  const listNames = async () => {
    const rows = await db.selectFrom("setting").select("name").orderBy("name").execute();
    return rows.map(({ name }) => name);
  };

  it("A write that fails is undone alone and says why", async () => {
    const results = await Promise.allSettled([
      groupCommit.run((trx) => add(trx, "first")),
      groupCommit.run(async (trx) => {
        await add(trx, "half");
        throw new Error("refused");
      }),
      groupCommit.run((trx) => add(trx, "third")),
    ]);
    assert.deepEqual(
      results.map(({ status }) => status),
      ["fulfilled", "rejected", "fulfilled"],
    );
    assert.match(String((results[1] as PromiseRejectedResult).reason), /refused/);
    assert.deepEqual(await listNames(), ["first", "third"]);
  });

  it("All writes of a group fail if the database ends their transaction, and later ones are stored", async () => {
    const results = await Promise.allSettled([
      groupCommit.run((trx) => add(trx, "lost")),
      groupCommit.run((trx) => sql`rollback`.execute(trx)),
    ]);
    assert.ok(results.every(({ status }) => status === "rejected"));
    await groupCommit.run((trx) => add(trx, "later"));
    assert.deepEqual(await listNames(), ["later"]);
  });

  it("No write is answered before all of its group are stored", async () => {
    const events: string[] = [];
    const write = (name: string) =>
      groupCommit
        .run((trx) => {
          events.push(`write ${name}`);
          return add(trx, name);
        })
        .then(() => events.push(`answer ${name}`));
    await Promise.all([write("a"), write("b")]);
    assert.deepEqual(events, ["write a", "write b", "answer a", "answer b"]);
  });

  it("A crowd is stored in several groups and in its order", async () => {
    const names = Array.from({ length: 40 }, (_, i) => `name ${String(i).padStart(2, "0")}`);
    const written: string[] = [];
    await Promise.all(
      names.map((name) =>
        groupCommit.run((trx) => {
          written.push(name);
          return add(trx, name);
        }),
      ),
    );
    assert.deepEqual(written, names);
    assert.deepEqual(await listNames(), names);
  });
});
