import { connect } from "#database/connect.ts";
import { migrateToLatest } from "#database/migrate.ts";
import type { Db } from "#domain/records/tables.ts";
import { createFreshDatabase, type Engine } from "./fresh-database.ts";

export async function openDatabase(
  engine: Engine,
): Promise<{ db: Db; close: () => Promise<void> }> {
  const { environment, isFilled, remove } = await createFreshDatabase(
    engine,
    undefined,
    "migrated",
  );
  const { DATA_DIR: dataDir = "", DATABASE_URL: databaseUrl } = environment;
  const db = connect({ dataDir, databaseUrl });
  if (!isFilled) await migrateToLatest(db);
  const close = async () => {
    await db.destroy();
    await remove();
  };
  return { db, close };
}
