import { Kysely, sql } from "kysely";
import { isPostgres } from "#domain/records/is-postgres.server.ts";
import { inMemory, NodeSqliteDialect } from "../sqlite/sqlite-dialect.ts";

/**
 * Refuses a database whose columns differ from those of the migrations, although it ran them all:
 * somebody changed it by hand, or changed a migration later. Every write to such a table would
 * fail. Additional tables are ignored.
 */
export async function assertExpectedColumns(
  db: Kysely<any>,
  migrate: (empty: Kysely<any>) => Promise<unknown>,
): Promise<void> {
  await using empty = new Kysely<any>({ dialect: new NodeSqliteDialect(inMemory) });
  await migrate(empty);
  const expected = await listColumns(empty);
  const found = await listColumns(db);
  for (const [table, columns] of expected) {
    const actual = found.get(table);
    if (actual === undefined) throw new Error(`it has no table ${table}: ${advice}`);
    for (const column of columns)
      if (!actual.has(column))
        throw new Error(`its table ${table} has no column ${column}: ${advice}`);
    for (const column of actual)
      if (!columns.has(column))
        throw new Error(`its table ${table} has an unknown column ${column}: ${advice}`);
  }
}

const advice = "something other than this version's migrations changed it. Restore a backup";

async function listColumns(db: Kysely<any>): Promise<Map<string, Set<string>>> {
  const list = isPostgres(db)
    ? sql<{ table: string; column: string }>`
        select table_name as "table", column_name as "column"
        from information_schema.columns where table_schema = current_schema()`
    : sql<{ table: string; column: string }>`
        select t.name as "table", c.name as "column"
        from sqlite_master t, pragma_table_info(t.name) c
        where t.type = 'table' and t.name not like 'sqlite_%'`;
  const { rows } = await list.execute(db);
  const tables = Map.groupBy(rows, ({ table }) => table);
  return new Map(
    [...tables].map(([table, columns]) => [table, new Set(columns.map(({ column }) => column))]),
  );
}
