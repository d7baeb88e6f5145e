import assert from "node:assert/strict";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { it } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import { connectWithChangeFeed } from "#database/connect.ts";
import { createFreshDatabase } from "../../tests/support/fresh-database.ts";

it("An SQLite file that is missing for a while does not count as changed, and one that another process wrote does", async (test) => {
  test.mock.timers.enable({ apis: ["setInterval"] });
  const database = await createFreshDatabase("sqlite");
  const dataDir = database.environment.DATA_DIR ?? "";
  const { db, changeFeed: changes } = connectWithChangeFeed({ dataDir, databaseUrl: undefined });
  const file = join(dataDir, "site.sqlite");
  let changed = 0;
  const stop = await changes.subscribe(() => {
    changed += 1;
  });
  const poll = async () => {
    test.mock.timers.tick(1000);
    for (let i = 0; i < 5; i += 1) await nextTurn();
    return changed;
  };

  await rename(file, `${file}.away`);
  assert.equal(await poll(), 0, "it counts as changed while it is away");
  await rename(`${file}.away`, file);
  assert.equal(await poll(), 0, "it counts as changed when it is back");
  const other = new DatabaseSync(file);
  other.exec("create table written_elsewhere (id integer)");
  other.close();
  assert.ok((await poll()) > 0);

  await stop();
  await db.destroy();
  await database.remove();
});
