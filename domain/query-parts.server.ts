import type { SelectQueryNode } from "kysely";

/** The tables that a query reads, each as often as it names it; undefined where SQL hides some. */
export function tablesOf(node: object): string[] | undefined {
  const tables: string[] = [];
  let isKnown = true;
  walk(node, (part) => {
    if (part.kind === "RawNode" && /\b(from|join)\b/i.test(JSON.stringify(part.sqlFragments)))
      isKnown = false;
    if (part.kind === "TableNode") tables.push(String(nameIn(part.table)));
    return part.kind !== "ReferenceNode"; // "post.slug" names the table once more
  });
  return isKnown ? tables : undefined;
}

/** The columns that choose and order the rows. */
export function choosingColumns({ where, orderBy }: SelectQueryNode): string[] {
  const columns: string[] = [];
  walk([where, orderBy], (part) => {
    if (part.kind === "ColumnNode") columns.push(String(nameIn(part.column)));
    return true;
  });
  return columns;
}

/** The values of which a unique column has to have one: no other row can be among those found. */
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

/** Those of its table's columns that its rows have; what is put under such a name is another thing. */
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

/** Whether it only counts. */
export function isCount({ selections = [] }: SelectQueryNode): boolean {
  return selections.every(({ selection }) => {
    const { node } = selection as Part;
    const { kind, func } = (node ?? {}) as Part;
    return kind === "AggregateFunctionNode" && func === "count";
  });
}

/** Whether it is one table's rows as they are, with others joined at most. */
export function isPlain(node: SelectQueryNode): boolean {
  const more = [node.with, node.groupBy, node.having, node.distinctOn, node.setOperations];
  return node.from?.froms.length === 1 && more.every((part) => part === undefined);
}

export function mainTable({ from }: SelectQueryNode): string | undefined {
  const [first] = (from?.froms ?? []) as unknown as Part[];
  return first?.kind === "TableNode" ? String(nameIn(first.table)) : undefined;
}

/** A node of Kysely's tree, of whichever kind. */
interface Part {
  kind: string;
  [name: string]: unknown;
}

/** Looks at every part, and into those for which it is told so. */
function walk(part: unknown, look: (part: Part) => boolean): void {
  if (typeof part !== "object" || part === null) return;
  if ("kind" in part && !look(part as Part)) return;
  for (const inner of Object.values(part)) walk(inner, look);
}

/** The table's own column that is named, if it is one. */
function columnOf(part: Part, table: string | undefined): string | undefined {
  const column = part.kind === "ReferenceNode" ? (part.column as Part) : undefined;
  if (column?.kind !== "ColumnNode" || !isOwn(part, table)) return undefined;
  return String(nameIn(column.column));
}

/** Without a table's name it can only be the one table's that has such a column. */
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
