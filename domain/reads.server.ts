import type { KyselyPlugin, RootOperationNode, SelectQueryNode } from "kysely";
import {
  askedRows,
  choosingColumns,
  isCount,
  isPlain,
  mainTable,
  selectedColumns,
  tablesOf,
} from "./query-parts.server.ts";
import { isPrivate, partTables, type Row, shownTables, type Tag, tagOf } from "./shown-tables.ts";
import type { Db } from "./tables.ts";

/** A response made from more rows depends on the whole table. */
const mostRowTags = 100;

export interface Reads {
  /** Queries through this instance are tracked. */
  db: Db;
  /** Recorded before a query runs, so that no concurrent change is missed. */
  tables: Set<string>;
  /** Recorded when the rows are read. */
  tags: Set<Tag>;
  /** False after a read whose changes are not published. */
  isTold: boolean;
}

/**
 * Loaders need not declare the data they depend on. The tags name single rows if the query does,
 * and otherwise the whole table.
 */
export function recordReads(db: Db): Reads {
  const queries = new WeakMap<object, RootOperationNode>();
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      queries.set(queryId, node);
      const tables = node.kind === "SelectQueryNode" ? tablesOf(node) : undefined;
      if (tables === undefined) reads.isTold = false;
      for (const table of tables ?? []) {
        reads.tables.add(table);
        if (isPrivate(table)) reads.isTold = false;
      }
      return node;
    },
    async transformResult({ queryId, result }) {
      const node = queries.get(queryId);
      if (node?.kind === "SelectQueryNode")
        for (const tag of tagsOfRead(node, result.rows)) reads.tags.add(tag);
      return result;
    },
  };
  const reads: Reads = {
    db: db.withPlugin(plugin),
    tables: new Set(),
    tags: new Set(),
    isTold: true,
  };
  return reads;
}

function tagsOfRead(node: SelectQueryNode, rows: Row[]): Tag[] {
  const tables = (tablesOf(node) ?? []).filter((table) => !partTables.includes(table));
  return tables.flatMap((table) => {
    const isAlone = tables.indexOf(table) === tables.lastIndexOf(table);
    const isMain = table === mainTable(node) && isAlone && isPlain(node);
    const tags = isMain ? tagsOfRows(table, node, rows) : [tagOf.whole(table)];
    return [tagOf.anything(table), ...tags];
  });
}

function tagsOfRows(table: string, node: SelectQueryNode, rows: Row[]): Tag[] {
  const shown = shownTables[table];
  if (shown === undefined) return [tagOf.whole(table)];
  const { unique, placing } = shown;
  const asked = askedRows(node, unique);
  if (asked !== undefined) return asked.map((value) => tagOf.row(table, value));

  const isByPlace = choosingColumns(node).every((column) => placing.includes(column));
  if (!isByPlace) return [tagOf.whole(table)];
  if (isCount(node)) return [tagOf.places(table)];
  const [column] = selectedColumns(node, unique);
  if (rows.length > mostRowTags || column === undefined) return [tagOf.whole(table)];
  return [...rows.map((row) => tagOf.row(table, row[column])), tagOf.places(table)];
}
