import type { SelectQueryBuilder } from "kysely";
import type { Tables } from "./tables.ts";

/** How many rows a query finds. PostgreSQL counts in text. */
export async function countRows<Table extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const counted = rows.select((select) => select.fn.countAll().as("count"));
  return Number((await counted.executeTakeFirstOrThrow()).count);
}
