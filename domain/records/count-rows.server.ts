import type { SelectQueryBuilder } from "kysely";
import type { Tables } from "./tables.ts";

/** PostgreSQL returns counts as text. */
export async function countRows<Table extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const countQuery = rows.select((select) => select.fn.countAll().as("count"));
  return Number((await countQuery.executeTakeFirstOrThrow()).count);
}
