import { parseSync } from "vite";

export interface Mutant {
  file: string;
  line: number;
  start: number;
  end: number;
  original: string;
  replacement: string;
}

/** Why no test can kill a mutant. */
export interface Explanation {
  file: string;
  /** The whole original text, with single spaces. */
  original: string;
  /** All replacements, unless one is named. */
  replacement?: string;
  reason: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [property: string]: unknown;
}

type Edit = Pick<Mutant, "start" | "end" | "replacement">;
type Operator = (node: Node, text: (node: Node) => string) => Edit[];

/** Each mutant removes or reverses one guard of the file. */
export function listMutants(file: string, source: string): Mutant[] {
  const text = (node: Node) => source.slice(node.start, node.end);
  const edits: Edit[] = [];
  const visit = (node: Node) => {
    if (node.type.startsWith("TS") && !typedExpressions.includes(node.type)) return;
    for (const operator of operators) edits.push(...operator(node, text));
    for (const child of listChildren(node)) visit(child);
  };
  visit(parseSync(file, source).program as unknown as Node);
  return edits.map((edit) => ({
    file,
    line: source.slice(0, edit.start).split("\n").length,
    original: source.slice(edit.start, edit.end),
    ...edit,
  }));
}

const typedExpressions = ["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"];

function listChildren(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter(
      (value): value is Node =>
        typeof value === "object" && value !== null && "type" in value && "start" in value,
    );
}

/** These methods narrow a query, lock its rows or make a conflict harmless. */
const guardMethods = ["where", "onConflict", "forUpdate", "skipLocked", "limit", "orderBy"];

const removeQueryPart: Operator = (node, text) => {
  const callee = node.callee as Node | undefined;
  if (node.type !== "CallExpression" || callee?.type !== "MemberExpression") return [];
  const { object, property } = callee as unknown as { object: Node; property: Node };
  return guardMethods.includes(text(property))
    ? [{ start: object.end, end: node.end, replacement: "" }]
    : [];
};

const leaveTransaction: Operator = (node, text) => {
  if (node.type !== "CallExpression") return [];
  const [callee, args] = [text(node.callee as Node), node.arguments as Node[]];
  const [first, second] = args;
  if (callee === "inTransaction" && first && second)
    return [replace(node, `(${text(second)})(${text(first)})`)];
  const begun = /^(\w+)\.transaction\(\)\.execute$/.exec(callee);
  return begun && first ? [replace(node, `(${text(first)})(${begun[1]})`)] : [];
};

const skipCondition: Operator = (node) => {
  if (node.type !== "IfStatement" && node.type !== "ConditionalExpression") return [];
  const test = node.test as Node;
  return [replace(test, "false"), replace(test, "true")];
};

const dropOperand: Operator = (node, text) => {
  if (node.type !== "LogicalExpression" || node.operator === "??") return [];
  return [replace(node, text(node.left as Node)), replace(node, text(node.right as Node))];
};

const otherComparisons: Record<string, string> = {
  ...{ "<": "<=", "<=": "<", ">": ">=", ">=": ">", "===": "!==", "!==": "===" },
};

const shiftComparison: Operator = (node, text) => {
  const other = otherComparisons[String(node.operator)];
  if (node.type !== "BinaryExpression" || other === undefined) return [];
  const [left, right] = [text(node.left as Node), text(node.right as Node)];
  return [replace(node, `${left} ${other} ${right}`)];
};

const shiftLimit: Operator = (node, text) => {
  if (node.type === "Literal" && typeof node.value === "number" && node.value > 1)
    return [replace(node, `${node.value < 1000 ? node.value + 1 : node.value * 2}`)];
  const isSum = node.type === "BinaryExpression" && ["+", "-"].includes(String(node.operator));
  if (isSum && text(node.right as Node) === "1") return [replace(node, text(node.left as Node))];
  if (node.type !== "CallExpression") return [];
  const swapped = { "Math.max": "Math.min", "Math.min": "Math.max" }[text(node.callee as Node)];
  return swapped === undefined ? [] : [replace(node.callee as Node, swapped)];
};

const skipStatement: Operator = (node) => {
  const isAwaited = (node.expression as Node | undefined)?.type === "AwaitExpression";
  return node.type === "ExpressionStatement" && isAwaited ? [replace(node, ";")] : [];
};

const shiftQueryComparison: Operator = (node, text) => {
  if (node.type !== "CallExpression" || !/(^|\.)where$/.test(text(node.callee as Node))) return [];
  const operator = (node.arguments as Node[])[1];
  const other = operator && otherComparisons[String(operator.value)];
  return operator && other && operator.value !== "=" ? [replace(operator, `"${other}"`)] : [];
};

const operators = [
  ...[removeQueryPart, leaveTransaction, skipCondition, dropOperand, shiftComparison],
  ...[shiftLimit, skipStatement, shiftQueryComparison],
];

function replace({ start, end }: Node, replacement: string): Edit {
  return { start, end, replacement };
}
