import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { CompiledQuery, type Dialect, type Driver, Kysely, sql } from "kysely";
import type { Tables } from "#domain/records/tables.ts";
import { inMemory, NodeSqliteDialect } from "../sqlite/sqlite-dialect.ts";
import { trackChanges } from "./change-tracking-dialect.ts";

describe("a connection that publishes its writes", () => {
  let db: Kysely<Tables>;
  let events: string[];
  let losesReplies: boolean;

  beforeEach(async () => {
    events = [];
    losesReplies = false;
    const dialect = loseRepliesToCommit(new NodeSqliteDialect(inMemory), () => losesReplies);
    db = new Kysely({
      dialect: trackChanges(dialect, {
        publishToPeers: async (connection, tags) => {
          await connection.executeQuery(CompiledQuery.raw("select 'of the same transaction'"));
          events.push(`to peers: ${tags}`);
        },
        publishLocally: (tags) => events.push(`locally: ${tags}`),
        onCommitError: () => events.push("commit error"),
      }),
    });
    for (const name of ["post", "image", "message"])
      await sql`create table ${sql.table(name)} (slug text)`.execute(db);
    await sql`insert into post values ('a'), ('b')`.execute(db);
    events = [];
  });

  const publishPost = (at: Kysely<Tables>) => at.updateTable("post").set({ slug: "c" });

  it("A transaction that is rolled back publishes nothing", async () => {
    const rolledBack = db.transaction().execute(async (trx) => {
      await publishPost(trx).execute();
      throw new Error("rolled back");
    });
    await assert.rejects(rolledBack, /rolled back/);
    await assert.rejects(publishPost(db).where(sql<boolean>`nonsense(slug)`).execute());
    assert.deepEqual(events, []);
  });

  it("Statements that change no row or only private tables publish nothing", async () => {
    await publishPost(db).where("slug", "=", "none").execute();
    await publishPost(db).where("slug", "=", "none").returning("slug").execute();
    await db.deleteFrom("post").where("slug", "=", "none").execute();
    await sql`insert into message values ('a')`.execute(db);
    events = [];
    await db.transaction().execute((trx) => trx.deleteFrom("message").execute());
    assert.deepEqual(events, []);
  });

  it("A transaction publishes each table once, to other nodes before its commit and locally after it", async () => {
    await db.transaction().execute(async (trx) => {
      await publishPost(trx).execute();
      await publishPost(trx).returning("slug").execute();
      await trx.deleteFrom("image").execute();
      await trx.insertInto("image").defaultValues().execute();
      assert.deepEqual(events, []);
    });
    assert.deepEqual(events, ["to peers: post,image", "locally: post,image"]);
  });

  it("A write outside of a transaction publishes its table before it returns", async () => {
    await publishPost(db).execute();
    assert.deepEqual(events, ["to peers: post", "locally: post"]);
    events = [];
    await sql`delete from image`.execute(db);
    assert.deepEqual(events, ["to peers: everything", "locally: everything"]);
  });

  it("A lost reply to a commit is reported, in a transaction and outside of one", async () => {
    losesReplies = true;
    await assert.rejects(
      db.transaction().execute((trx) => publishPost(trx).execute()),
      /lost/,
    );
    assert.deepEqual(events, ["to peers: post", "commit error"]);
    const { slug } = await db.selectFrom("post").select("slug").executeTakeFirstOrThrow();
    assert.equal(slug, "c", "the transaction was committed");

    events = [];
    await assert.rejects(db.deleteFrom("post").execute(), /lost/);
    assert.deepEqual(events, ["to peers: post", "commit error"]);
    assert.deepEqual(await db.selectFrom("post").select("slug").execute(), []);
  });

  it("A lost reply to a commit that wrote only private tables is not reported", async () => {
    losesReplies = true;
    const work = db.transaction().execute(async (trx) => {
      await trx.selectFrom("post").select("slug").execute();
      await trx.insertInto("message").defaultValues().execute();
    });
    await assert.rejects(work, /lost/);
    assert.deepEqual(events, []);
  });
});

function loseRepliesToCommit(dialect: Dialect, losesReply: () => boolean): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => {
      const driver: Driver = dialect.createDriver();
      const commit = driver.commitTransaction.bind(driver);
      driver.commitTransaction = async (connection) => {
        await commit(connection);
        if (losesReply()) throw new Error("the reply is lost");
      };
      return driver;
    },
  };
}
