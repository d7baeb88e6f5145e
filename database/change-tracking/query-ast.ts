import type { SelectQueryNode } from "kysely";

/** Lists a table once for each time the query names it; undefined if raw SQL may hide some. */
export function findQueryTables(node: object): string[] | undefined {
  const tables: string[] = [];
  let isKnown = true;
  walk(node, (astNode) => {
    if (astNode.kind === "RawNode" && /\b(from|join)\b/i.test(JSON.stringify(astNode.sqlFragments)))
      isKnown = false;
    if (astNode.kind === "TableNode") tables.push(String(getIdentifierName(astNode.table)));
    return astNode.kind !== "ReferenceNode"; // "post.slug" names the table a second time
  });
  return isKnown ? tables : undefined;
}

export function listFilterColumns({ where, orderBy }: SelectQueryNode): string[] {
  const columns: string[] = [];
  walk([where, orderBy], (astNode) => {
    if (astNode.kind === "ColumnNode") columns.push(String(getIdentifierName(astNode.column)));
    return true;
  });
  return columns;
}

/** The values that a unique column must equal: only those rows can be in the result. */
export function findKeyValues(
  node: SelectQueryNode,
  unique: readonly string[],
): unknown[] | undefined {
  const table = findMainTable(node);
  const conditions = [node.where?.where as AstNode | undefined];
  for (const astNode of conditions) {
    if (astNode?.kind === "AndNode")
      conditions.push(astNode.left as AstNode, astNode.right as AstNode);
    if (astNode?.kind === "ParensNode") conditions.push(astNode.node as AstNode);
    if (astNode?.kind !== "BinaryOperationNode") continue;
    const column = findColumn(astNode.leftOperand as AstNode, table);
    const values = findValues(astNode.operator as AstNode, astNode.rightOperand as AstNode);
    if (column !== undefined && unique.includes(column) && values) return values;
  }
  return undefined;
}

/** An alias may put something else under a column's name, so aliased names are excluded. */
export function listSelectedColumns(node: SelectQueryNode, columns: readonly string[]): string[] {
  const table = findMainTable(node);
  const own = new Set<string>();
  const foreign = new Set<string>();
  for (const { selection } of node.selections ?? []) {
    const astNode = selection as AstNode;
    const column =
      astNode.kind === "SelectAllNode" ? astNode : (astNode.column as AstNode | undefined);
    const isAll = column?.kind === "SelectAllNode";
    const isOwnSelection =
      belongsToTable(astNode, table) && !(astNode.kind === "SelectAllNode" && node.joins);
    const name = astNode.alias ?? (isAll ? undefined : column?.column);
    const names = name === undefined ? columns : [String(getIdentifierName(name))];
    const found = astNode.alias === undefined && isOwnSelection ? own : foreign;
    for (const columnName of names) found.add(columnName);
  }
  return columns.filter((columnName) => own.has(columnName) && !foreign.has(columnName));
}

export function isCountQuery({ selections = [] }: SelectQueryNode): boolean {
  return selections.every(({ selection }) => {
    const { node } = selection as AstNode;
    const { kind, func } = (node ?? {}) as AstNode;
    return kind === "AggregateFunctionNode" && func === "count";
  });
}

/** True for the rows of one table, at most with joins. */
export function isSimpleSelect(node: SelectQueryNode): boolean {
  const more = [node.with, node.groupBy, node.having, node.distinctOn, node.setOperations];
  return node.from?.froms.length === 1 && more.every((astNode) => astNode === undefined);
}

export function findMainTable({ from }: SelectQueryNode): string | undefined {
  const [first] = (from?.froms ?? []) as unknown as AstNode[];
  return first?.kind === "TableNode" ? String(getIdentifierName(first.table)) : undefined;
}

/** Any node of Kysely's query AST. */
interface AstNode {
  kind: string;
  [name: string]: unknown;
}

/** Descends into a node if `visit` returns true for it. */
function walk(astNode: unknown, visit: (astNode: AstNode) => boolean): void {
  if (typeof astNode !== "object" || astNode === null) return;
  if ("kind" in astNode && !visit(astNode as AstNode)) return;
  for (const inner of Object.values(astNode)) walk(inner, visit);
}

function findColumn(astNode: AstNode, table: string | undefined): string | undefined {
  const column = astNode.kind === "ReferenceNode" ? (astNode.column as AstNode) : undefined;
  if (column?.kind !== "ColumnNode" || !belongsToTable(astNode, table)) return undefined;
  return String(getIdentifierName(column.column));
}

/** Without a table name, only one of the joined tables can have that column. */
function belongsToTable({ table: tableNode }: AstNode, table: string | undefined): boolean {
  return tableNode === undefined || getIdentifierName((tableNode as AstNode).table) === table;
}

function findValues(
  { operator }: AstNode,
  { kind, value, values }: AstNode,
): unknown[] | undefined {
  if (operator === "=" && kind === "ValueNode") return [value];
  if (operator === "in" && kind === "PrimitiveValueListNode") return values as unknown[];
  return undefined;
}

function getIdentifierName(identifier: unknown): unknown {
  const { name, identifier: inner } = identifier as { name?: string; identifier?: object };
  return name ?? getIdentifierName(inner);
}
