import { PostgresAdapter } from "kysely";
import type { Db } from "./tables.ts";

export function isPostgres(db: Pick<Db, "getExecutor">): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
