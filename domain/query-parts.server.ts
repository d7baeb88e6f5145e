import type { SelectQueryNode } from "kysely";

/** Lists a table once for each time the query names it; undefined if raw SQL may hide some. */
export function tablesOf(node: object): string[] | undefined {
  const tables: string[] = [];
  let isKnown = true;
  walk(node, (part) => {
    if (part.kind === "RawNode" && /\b(from|join)\b/i.test(JSON.stringify(part.sqlFragments)))
      isKnown = false;
    if (part.kind === "TableNode") tables.push(String(nameIn(part.table)));
    return part.kind !== "ReferenceNode"; // "post.slug" names the table a second time
  });
  return isKnown ? tables : undefined;
}

export function choosingColumns({ where, orderBy }: SelectQueryNode): string[] {
  const columns: string[] = [];
  walk([where, orderBy], (part) => {
    if (part.kind === "ColumnNode") columns.push(String(nameIn(part.column)));
    return true;
  });
  return columns;
}

/** The values that a unique column must equal: only those rows can be in the result. */
export function askedRows(node: SelectQueryNode, unique: readonly string[]): unknown[] | undefined {
  const table = mainTable(node);
  const conditions = [node.where?.where as Part | undefined];
  for (const part of conditions) {
    if (part?.kind === "AndNode") conditions.push(part.left as Part, part.right as Part);
    if (part?.kind === "ParensNode") conditions.push(part.node as Part);
    if (part?.kind !== "BinaryOperationNode") continue;
    const column = columnOf(part.leftOperand as Part, table);
    const values = valuesIn(part.operator as Part, part.rightOperand as Part);
    if (column !== undefined && unique.includes(column) && values) return values;
  }
  return undefined;
}

/** An alias may put something else under a column's name, so aliased names are excluded. */
export function selectedColumns(node: SelectQueryNode, columns: readonly string[]): string[] {
  const table = mainTable(node);
  const own = new Set<string>();
  const foreign = new Set<string>();
  for (const { selection } of node.selections ?? []) {
    const part = selection as Part;
    const column = part.kind === "SelectAllNode" ? part : (part.column as Part | undefined);
    const isAll = column?.kind === "SelectAllNode";
    const isOwnPart = isOwn(part, table) && !(part.kind === "SelectAllNode" && node.joins);
    const name = part.alias ?? (isAll ? undefined : column?.column);
    const names = name === undefined ? columns : [String(nameIn(name))];
    const found = part.alias === undefined && isOwnPart ? own : foreign;
    for (const one of names) found.add(one);
  }
  return columns.filter((one) => own.has(one) && !foreign.has(one));
}

export function isCount({ selections = [] }: SelectQueryNode): boolean {
  return selections.every(({ selection }) => {
    const { node } = selection as Part;
    const { kind, func } = (node ?? {}) as Part;
    return kind === "AggregateFunctionNode" && func === "count";
  });
}

/** True for the rows of one table, at most with joins. */
export function isPlain(node: SelectQueryNode): boolean {
  const more = [node.with, node.groupBy, node.having, node.distinctOn, node.setOperations];
  return node.from?.froms.length === 1 && more.every((part) => part === undefined);
}

export function mainTable({ from }: SelectQueryNode): string | undefined {
  const [first] = (from?.froms ?? []) as unknown as Part[];
  return first?.kind === "TableNode" ? String(nameIn(first.table)) : undefined;
}

/** Any node of Kysely's query AST. */
interface Part {
  kind: string;
  [name: string]: unknown;
}

/** Descends into a node if `visit` returns true for it. */
function walk(part: unknown, look: (part: Part) => boolean): void {
  if (typeof part !== "object" || part === null) return;
  if ("kind" in part && !look(part as Part)) return;
  for (const inner of Object.values(part)) walk(inner, look);
}

function columnOf(part: Part, table: string | undefined): string | undefined {
  const column = part.kind === "ReferenceNode" ? (part.column as Part) : undefined;
  if (column?.kind !== "ColumnNode" || !isOwn(part, table)) return undefined;
  return String(nameIn(column.column));
}

/** Without a table name, only one of the joined tables can have that column. */
function isOwn({ table: named }: Part, table: string | undefined): boolean {
  return named === undefined || nameIn((named as Part).table) === table;
}

function valuesIn({ operator }: Part, { kind, value, values }: Part): unknown[] | undefined {
  if (operator === "=" && kind === "ValueNode") return [value];
  if (operator === "in" && kind === "PrimitiveValueListNode") return values as unknown[];
  return undefined;
}

function nameIn(identifier: unknown): unknown {
  const { name, identifier: inner } = identifier as { name?: string; identifier?: object };
  return name ?? nameIn(inner);
}
