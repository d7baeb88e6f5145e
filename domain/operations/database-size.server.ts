import { stat } from "node:fs/promises";
import { sql } from "kysely";
import { isPostgres } from "../records/is-postgres.server.ts";
import type { Db } from "../records/tables.ts";

interface DatabaseSize {
  bytes: number;
  /** Always 0 for PostgreSQL, whose server manages its own log. */
  walBytes: number;
}

export async function getDatabaseSize(db: Db): Promise<DatabaseSize> {
  if (isPostgres(db)) {
    const { rows } = await sql<{ bytes: string }>`
      select pg_database_size(current_database()) as bytes`.execute(db);
    return { bytes: Number(rows[0]?.bytes), walBytes: 0 };
  }
  const { rows } = await sql<{ file: string }>`
    select file from pragma_database_list where name = 'main'`.execute(db);
  const file = rows[0]?.file ?? "";
  const [main, wal] = await Promise.all([getFileBytes(file), getFileBytes(`${file}-wal`)]);
  return { bytes: main, walBytes: wal };
}

function getFileBytes(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}
