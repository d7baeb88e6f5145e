import type { CompiledQuery } from "kysely";
import {
  allTags,
  type CacheTag,
  cacheTag,
  childTables,
  isPrivateTable,
  type PublicTable,
  publicTables,
  type Row,
} from "./cache-tags.ts";

export interface TrackedWrite {
  table: string;
  /** A lock updates a row to its own values, so it tells the state before the write. */
  kind: "insert" | "update" | "delete" | "lock";
  /** Undefined if the statement returned no rows. */
  rows: Row[] | undefined;
}

/** Undefined if no public page can depend on the write. */
export function parseWrite(
  { query, sql }: CompiledQuery,
  result: { rows: unknown[]; numAffectedRows?: bigint | undefined },
): TrackedWrite | "unknown" | undefined {
  if (query.kind === "RawNode") return mayWritePattern.test(sql) ? "unknown" : undefined;
  const kind = writeKinds[query.kind];
  if (kind === undefined || result.numAffectedRows === 0n) return undefined;
  const { into, table, from, updates, returning } = query as unknown as Statement;
  const name = getTableName(into ?? table ?? from?.froms?.[0]);
  if (name === undefined) return "unknown";
  if (isPrivateTable(name) || childTables.includes(name)) return undefined;
  const isLock = updates?.every(({ column, value }) => {
    return value.kind === "ReferenceNode" && value.column?.column.name === column.column.name;
  });
  const rows = returning === undefined ? undefined : (result.rows as Row[]);
  return { table: name, kind: isLock ? "lock" : kind, rows };
}

export function getInvalidationTags(writes: (TrackedWrite | "unknown")[]): CacheTag[] {
  const tags = new Set<CacheTag>();
  const changes = new Map<CacheTag, RowChange>();
  for (const write of writes) {
    if (write === "unknown") return [allTags];
    const { table, kind } = write;
    const publicTable = publicTables[table];
    for (const row of write.rows ?? [undefined]) {
      // Without the columns that list and hide a row, nobody knows which pages showed it.
      if (!row || !publicTable?.listColumns.every((column) => column in row)) {
        tags.add(cacheTag.table(table));
        continue;
      }
      const name = cacheTag.row(table, row[publicTable.uniqueColumns[0]]);
      const change = changes.get(name) ?? { table, publicTable, states: [] };
      change.states.push({ kind, row });
      changes.set(name, change);
    }
  }
  for (const change of changes.values()) for (const tag of getChangeTags(change)) tags.add(tag);
  return [...tags];
}

/** All writes to one row, in order. */
interface RowChange {
  table: string;
  publicTable: PublicTable;
  states: State[];
}

function getChangeTags({ table, publicTable, states }: RowChange): CacheTag[] {
  if (states.every(({ kind }) => kind === "lock")) return [];
  const names = states.flatMap(({ row }) =>
    publicTable.uniqueColumns.map((column) => cacheTag.row(table, row[column])),
  );
  if (states.every(({ row }) => publicTable.isHidden(row))) return names;
  const keepsPosition = keepsListPosition(publicTable, states);
  return [...names, cacheTag.allRows(table), ...(keepsPosition ? [] : [cacheTag.list(table)])];
}

interface State {
  kind: TrackedWrite["kind"];
  row: Row;
}

/** True only if both states of the row are known. */
function keepsListPosition({ listColumns }: PublicTable, states: State[]): boolean {
  const [before, after] = [states[0], states.at(-1)];
  if (before?.kind !== "lock" || after?.kind !== "update") return false;
  return listColumns.every((column) => String(before.row[column]) === String(after.row[column]));
}

/** The part of Kysely's statements that names the written table. */
interface Statement {
  into?: TableName;
  table?: TableName;
  from?: { froms?: TableName[] };
  updates?: { column: ColumnName; value: { kind: string; column?: ColumnName } }[];
  returning?: object;
}

interface ColumnName {
  column: { name: string };
}

interface TableName {
  kind: string;
  table?: { identifier: { name: string } };
}

const writeKinds: Partial<Record<string, "insert" | "update" | "delete">> = {
  InsertQueryNode: "insert",
  UpdateQueryNode: "update",
  DeleteQueryNode: "delete",
};

const mayWritePattern = /\b(insert|update|delete|merge|replace|truncate|copy)\b/i;

function getTableName(tableNode: TableName | undefined): string | undefined {
  return tableNode?.kind === "TableNode" ? tableNode.table?.identifier.name : undefined;
}
