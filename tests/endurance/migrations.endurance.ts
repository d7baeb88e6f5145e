import assert from "node:assert/strict";
import { it } from "node:test";
import { connect } from "#database/connect.ts";
import { listTables } from "#database/list-tables.ts";
import { isLatest, migrateToLatest } from "#database/migrate.ts";
import { differingTables, readContent } from "#database/rows.ts";
import { inSnapshot } from "#database/snapshot.ts";
import { freshDatabase } from "../support/fresh-database.ts";
import { runProgram } from "../support/process.ts";
import { onEachDatabase } from "../support/site.ts";

const everyStatement = process.env.ENDURANCE === "short" ? 12 : 1;

onEachDatabase("a killed migration", (engine) => {
  it("A migration killed at any statement is completed by the next start", async () => {
    const whole = await freshDatabase(engine);
    const run = runProgram("tests/support/migrate-and-die.ts", ["0"], whole.environment);
    assert.equal(await run.ended, 0);
    const statements = Number(await run.said);
    assert.ok(statements > 30, `${statements} statements`);
    const expected = await openAnd(whole.environment, listTables);

    for (let dieAt = 1; dieAt <= statements; dieAt += everyStatement) {
      const database = await freshDatabase(engine);
      const killed = runProgram(
        "tests/support/migrate-and-die.ts",
        [String(dieAt)],
        database.environment,
      );
      assert.equal(await killed.ended, null, `it was not killed at ${dieAt}`);
      await openAnd(database.environment, async (db) => {
        await migrateToLatest(db);
        assert.equal(await isLatest(db), true);
        assert.deepEqual((await listTables(db)).toSorted(), expected.toSorted());
        const content = await contentOf(db);
        assert.deepEqual(differingTables(content, await openAnd(whole.environment, contentOf)), []);
      });
      await database.remove();
    }
    await whole.remove();
  });
});

type Db = ReturnType<typeof connect>;

function contentOf(db: Db) {
  return inSnapshot(db, (snapshot) => readContent(snapshot, "move"));
}

async function openAnd<T>(
  { DATA_DIR = "", DATABASE_URL }: Record<string, string>,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const db = connect({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
