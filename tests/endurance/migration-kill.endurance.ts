import assert from "node:assert/strict";
import { it } from "node:test";
import { digestTables, listDifferingTables } from "#database/backup/table-copy.ts";
import { connect } from "#database/connect.ts";
import { listTables } from "#database/list-tables.ts";
import { isFullyMigrated, migrateToLatest } from "#database/migrate.ts";
import { inSnapshot } from "#database/snapshot.ts";
import { createFreshDatabase } from "../support/fresh-database.ts";
import { describeOnEachDatabase } from "../support/open-site.ts";
import { isShortRun } from "../support/run-length.ts";
import { runProgram } from "../support/site-process.ts";

const statementStep = isShortRun ? 40 : 1;

describeOnEachDatabase("a killed migration", (engine) => {
  it("A migration killed at any statement is completed by the next start", async () => {
    const reference = await createFreshDatabase(engine);
    const run = runProgram("tests/support/migrate-and-crash.ts", ["0"], reference.environment);
    assert.equal(await run.exitCode, 0);
    const statements = Number(await run.output);
    assert.ok(statements > 30, `${statements} statements`);
    const expected = await withDatabase(reference.environment, listTables);

    for (let crashAt = 1; crashAt <= statements; crashAt += statementStep) {
      const database = await createFreshDatabase(engine);
      const killed = runProgram(
        "tests/support/migrate-and-crash.ts",
        [String(crashAt)],
        database.environment,
      );
      assert.equal(await killed.exitCode, null, `it was not killed at ${crashAt}`);
      await withDatabase(database.environment, async (db) => {
        await migrateToLatest(db);
        assert.equal(await isFullyMigrated(db), true);
        assert.deepEqual((await listTables(db)).toSorted(), expected.toSorted());
        const content = await digestContent(db);
        assert.deepEqual(
          listDifferingTables(content, await withDatabase(reference.environment, digestContent)),
          [],
        );
      });
      await database.remove();
    }
    await reference.remove();
  });
});

type Db = ReturnType<typeof connect>;

function digestContent(db: Db) {
  return inSnapshot(db, (snapshot) => digestTables(snapshot, "move"));
}

async function withDatabase<T>(
  { DATA_DIR = "", DATABASE_URL }: Record<string, string>,
  action: (db: Db) => Promise<T>,
): Promise<T> {
  const db = connect({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
  try {
    return await action(db);
  } finally {
    await db.destroy();
  }
}
