import type { KyselyPlugin, RootOperationNode, SelectQueryNode } from "kysely";
import type { Db } from "#domain/records/tables.ts";
import {
  type CacheTag,
  cacheTag,
  childTables,
  isPrivateTable,
  publicTables,
  type Row,
} from "./cache-tags.ts";
import {
  findKeyValues,
  findMainTable,
  findQueryTables,
  isCountQuery,
  isSimpleSelect,
  listFilterColumns,
  listSelectedColumns,
} from "./query-ast.ts";

/** A response made from more rows depends on the whole table. */
const maxRowTags = 100;

export interface TrackedReads {
  /** Queries through this instance are tracked. */
  db: Db;
  /** Recorded before a query runs, so that no concurrent change is missed. */
  tables: Set<string>;
  /** Recorded when the rows are read. */
  tags: Set<CacheTag>;
  /** False after a read whose changes are not published. */
  isTrackable: boolean;
}

/**
 * Loaders need not declare the data they depend on. The tags name single rows if the query does,
 * and otherwise the whole table.
 */
export function trackReads(db: Db): TrackedReads {
  const queries = new WeakMap<object, RootOperationNode>();
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      queries.set(queryId, node);
      const tables = node.kind === "SelectQueryNode" ? findQueryTables(node) : undefined;
      if (tables === undefined) trackedReads.isTrackable = false;
      for (const table of tables ?? []) {
        trackedReads.tables.add(table);
        if (isPrivateTable(table)) trackedReads.isTrackable = false;
      }
      return node;
    },
    async transformResult({ queryId, result }) {
      const node = queries.get(queryId);
      if (node?.kind === "SelectQueryNode")
        for (const tag of getReadTags(node, result.rows)) trackedReads.tags.add(tag);
      return result;
    },
  };
  const trackedReads: TrackedReads = {
    db: db.withPlugin(plugin),
    tables: new Set(),
    tags: new Set(),
    isTrackable: true,
  };
  return trackedReads;
}

function getReadTags(node: SelectQueryNode, rows: Row[]): CacheTag[] {
  const tables = (findQueryTables(node) ?? []).filter((table) => !childTables.includes(table));
  return tables.flatMap((table) => {
    const isReadOnce = tables.indexOf(table) === tables.lastIndexOf(table);
    const isMain = table === findMainTable(node) && isReadOnce && isSimpleSelect(node);
    const tags = isMain ? getRowTags(table, node, rows) : [cacheTag.allRows(table)];
    return [cacheTag.table(table), ...tags];
  });
}

function getRowTags(table: string, node: SelectQueryNode, rows: Row[]): CacheTag[] {
  const publicTable = publicTables[table];
  if (publicTable === undefined) return [cacheTag.allRows(table)];
  const { uniqueColumns, listColumns } = publicTable;
  const keyValues = findKeyValues(node, uniqueColumns);
  if (keyValues !== undefined) return keyValues.map((value) => cacheTag.row(table, value));

  const usesListColumns = listFilterColumns(node).every((column) => listColumns.includes(column));
  if (!usesListColumns) return [cacheTag.allRows(table)];
  if (isCountQuery(node)) return [cacheTag.list(table)];
  const [column] = listSelectedColumns(node, uniqueColumns);
  if (rows.length > maxRowTags || column === undefined) return [cacheTag.allRows(table)];
  return [...rows.map((row) => cacheTag.row(table, row[column])), cacheTag.list(table)];
}
