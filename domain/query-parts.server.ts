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

/** A unique column that has to have one of some values. */
export function askedRows(
  { where }: SelectQueryNode,
  unique: readonly string[],
): { column: string; values: unknown[] } | undefined {
  const conditions = [where?.where as Part | undefined];
  for (const part of conditions) {
    if (part?.kind === "AndNode") conditions.push(part.left as Part, part.right as Part);
    if (part?.kind === "ParensNode") conditions.push(part.node as Part);
    if (part?.kind !== "BinaryOperationNode") continue;
    const column = columnIn(part.leftOperand as Part);
    const values = valuesIn(part.operator as Part, part.rightOperand as Part);
    if (column !== undefined && unique.includes(column) && values) return { column, values };
  }
  return undefined;
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

function columnIn({ kind, column }: Part): string | undefined {
  if (kind !== "ReferenceNode" || (column as Part).kind !== "ColumnNode") return undefined;
  return String(nameIn((column as Part).column));
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
