import { type Kysely, sql } from "kysely";
import { isPostgres } from "#domain/records/is-postgres.server.ts";

/** In the order of creation, so that no table refers to a later one. */
export async function listTables(db: Kysely<any>): Promise<string[]> {
  const list = isPostgres(db)
    ? sql<{ name: string }>`
        select relname as name from pg_class
        where relkind = 'r' and relnamespace = current_schema()::regnamespace
        order by oid`
    : sql<{ name: string }>`
        select name from sqlite_master where type = 'table' and name not like 'sqlite_%'
        order by rowid`;
  const { rows } = await list.execute(db);
  return rows.map(({ name }) => name).filter((name) => !name.startsWith("kysely_"));
}
