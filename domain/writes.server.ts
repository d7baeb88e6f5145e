import type { CompiledQuery } from "kysely";
import {
  everything,
  isPrivate,
  partTables,
  type Row,
  type ShownTable,
  shownTables,
  type Tag,
  tagOf,
} from "./shown-tables.ts";

export interface Write {
  table: string;
  /** A lock updates a row to its own values, so it tells the state before the write. */
  kind: "insert" | "update" | "delete" | "lock";
  /** Undefined if the statement returned no rows. */
  rows: Row[] | undefined;
}

/** Undefined if no public page can depend on the write. */
export function writeOf(
  { query, sql }: CompiledQuery,
  result: { rows: unknown[]; numAffectedRows?: bigint | undefined },
): Write | "unknown" | undefined {
  if (query.kind === "RawNode") return mayWrite.test(sql) ? "unknown" : undefined;
  const kind = kinds[query.kind];
  if (kind === undefined || result.numAffectedRows === 0n) return undefined;
  const { into, table, from, updates, returning } = query as unknown as Statement;
  const name = tableName(into ?? table ?? from?.froms?.[0]);
  if (name === undefined) return "unknown";
  if (isPrivate(name) || partTables.includes(name)) return undefined;
  const isLock = updates?.every(({ column, value }) => {
    return value.kind === "ReferenceNode" && value.column?.column.name === column.column.name;
  });
  const rows = returning === undefined ? undefined : (result.rows as Row[]);
  return { table: name, kind: isLock ? "lock" : kind, rows };
}

export function tagsOfWrites(writes: (Write | "unknown")[]): Tag[] {
  const tags = new Set<Tag>();
  const changes = new Map<Tag, Change>();
  for (const write of writes) {
    if (write === "unknown") return [everything];
    const { table, kind } = write;
    const shown = shownTables[table];
    for (const row of write.rows ?? [undefined]) {
      // Without the columns that list and hide a row, nobody knows which pages showed it.
      if (!row || !shown?.placing.every((column) => column in row)) {
        tags.add(tagOf.anything(table));
        continue;
      }
      const name = tagOf.row(table, row[shown.unique[0]]);
      const change = changes.get(name) ?? { table, shown, states: [] };
      change.states.push({ kind, row });
      changes.set(name, change);
    }
  }
  for (const change of changes.values()) for (const tag of tagsOfChange(change)) tags.add(tag);
  return [...tags];
}

/** All writes to one row, in order. */
interface Change {
  table: string;
  shown: ShownTable;
  states: State[];
}

function tagsOfChange({ table, shown, states }: Change): Tag[] {
  if (states.every(({ kind }) => kind === "lock")) return [];
  const names = states.flatMap(({ row }) =>
    shown.unique.map((column) => tagOf.row(table, row[column])),
  );
  if (states.every(({ row }) => shown.isHidden(row))) return names;
  const isInPlace = staysInPlace(shown, states);
  return [...names, tagOf.whole(table), ...(isInPlace ? [] : [tagOf.places(table)])];
}

interface State {
  kind: Write["kind"];
  row: Row;
}

/** True only if both states of the row are known. */
function staysInPlace({ placing }: ShownTable, states: State[]): boolean {
  const [before, after] = [states[0], states.at(-1)];
  if (before?.kind !== "lock" || after?.kind !== "update") return false;
  return placing.every((column) => String(before.row[column]) === String(after.row[column]));
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

const kinds: Partial<Record<string, "insert" | "update" | "delete">> = {
  InsertQueryNode: "insert",
  UpdateQueryNode: "update",
  DeleteQueryNode: "delete",
};

const mayWrite = /\b(insert|update|delete|merge|replace|truncate|copy)\b/i;

function tableName(named: TableName | undefined): string | undefined {
  return named?.kind === "TableNode" ? named.table?.identifier.name : undefined;
}
