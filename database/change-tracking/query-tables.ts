import {
  type CompiledQuery,
  type OperationNode,
  OperationNodeTransformer,
  type QueryId,
  type RawNode,
  type ReferenceNode,
  type RootOperationNode,
  type TableNode,
} from "kysely";
import { type CacheTag, findCacheTag } from "./cache-tags.ts";

/** Undefined if the query only reads tables of which raw SQL may hide some, or if it writes. */
export function findReadTables(node: RootOperationNode, queryId: QueryId): string[] | undefined {
  if (node.kind !== "SelectQueryNode") return undefined;
  const { tables, mayHideTables } = visit(node, queryId);
  return mayHideTables ? undefined : [...tables];
}

/** The tags of a statement's table. SQLite has no writing CTEs, so a statement writes one table. */
export function findWrittenTags({ query, queryId, sql }: CompiledQuery): CacheTag[] {
  if (query.kind === "RawNode")
    return mayWritePattern.test(sql) && !maintenancePattern.test(sql) ? ["everything"] : [];
  const target = findTarget(query);
  if (target === undefined) return [];
  const { tables } = visit(target, queryId);
  if (tables.size === 0) return ["everything"];
  return [...tables].map(findCacheTag).filter((tag) => tag !== undefined);
}

const mayWritePattern = /\b(insert|update|delete|merge|replace|truncate|copy)\b/i;
/** Changes no row, and fails in a transaction: `pragma wal_checkpoint(truncate)`. */
const maintenancePattern = /^\s*(pragma|vacuum)\b/i;

function findTarget(query: RootOperationNode): OperationNode | undefined {
  if (query.kind === "InsertQueryNode" || query.kind === "MergeQueryNode") return query.into;
  if (query.kind === "UpdateQueryNode") return query.table;
  return query.kind === "DeleteQueryNode" ? query.from : undefined;
}

function visit(node: OperationNode, queryId: QueryId): TableVisitor {
  const visitor = new TableVisitor();
  visitor.transformNode(node, queryId);
  return visitor;
}

/** Changes nothing; a transformer is Kysely's way to visit every node of a query. */
class TableVisitor extends OperationNodeTransformer {
  readonly tables = new Set<string>();
  mayHideTables = false;

  protected override transformTable(node: TableNode): TableNode {
    this.tables.add(node.table.identifier.name);
    return node;
  }

  /** A column names its table or an alias, both of which the query names elsewhere. */
  protected override transformReference(node: ReferenceNode): ReferenceNode {
    return node;
  }

  protected override transformRaw(node: RawNode, queryId?: QueryId): RawNode {
    if (/\b(from|join)\b/i.test(node.sqlFragments.join("?"))) this.mayHideTables = true;
    return super.transformRaw(node, queryId);
  }
}
