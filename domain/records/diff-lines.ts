export type LineRun =
  | { kind: "equal"; lines: string[] }
  /** Lines of one text that take the place of the other text's lines. */
  | { kind: "changed"; lines: string[]; otherLines: string[] };

/** Beyond this many comparisons, the lines between the equal ends count as changed. */
const maxComparisons = 4_000_000;

/** Divides a text into runs of lines that the other text has as well, and runs that differ. */
export function diffLines(text: string, other: string): LineRun[] {
  const lines = text.split("\n");
  const otherLines = other.split("\n");
  const { start, end } = countEqualEnds(lines, otherLines);
  const middle = diffMiddle(
    lines.slice(start, lines.length - end),
    otherLines.slice(start, otherLines.length - end),
  );
  return [
    { kind: "equal" as const, lines: lines.slice(0, start) },
    ...middle,
    { kind: "equal" as const, lines: lines.slice(lines.length - end) },
  ].filter((run) => run.lines.length > 0 || (run.kind === "changed" && run.otherLines.length > 0));
}

export function countEqualEnds(parts: string[], otherParts: string[]) {
  const start = countEqual(parts, otherParts);
  const end = countEqual(parts.slice(start).reverse(), otherParts.slice(start).reverse());
  return { start, end };
}

function countEqual(parts: string[], otherParts: string[]): number {
  const firstChange = parts.findIndex((part, i) => part !== otherParts[i]);
  return firstChange === -1 ? parts.length : firstChange;
}

function diffMiddle(lines: string[], otherLines: string[]): LineRun[] {
  if (lines.length * otherLines.length > maxComparisons)
    return [{ kind: "changed", lines, otherLines }];
  const lengths = measureCommonLines(lines, otherLines);
  const runs: LineRun[] = [];
  let changed: Extract<LineRun, { kind: "changed" }> | undefined;
  let [i, j] = [0, 0];
  while (i < lines.length || j < otherLines.length) {
    const line = lines[i];
    if (line !== undefined && line === otherLines[j]) {
      changed = undefined;
      const last = runs.at(-1);
      if (last?.kind === "equal") last.lines.push(line);
      else runs.push({ kind: "equal", lines: [line] });
      i += 1;
      j += 1;
      continue;
    }
    if (changed === undefined) {
      changed = { kind: "changed", lines: [], otherLines: [] };
      runs.push(changed);
    }
    if (line !== undefined && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) {
      changed.lines.push(line);
      i += 1;
    } else {
      changed.otherLines.push(otherLines[j] ?? "");
      j += 1;
    }
  }
  return runs;
}

/** Cell [i][j]: how many lines the texts have in common from line i of one and j of the other. */
function measureCommonLines(lines: string[], otherLines: string[]): Uint32Array[] {
  const lengths = Array.from(
    { length: lines.length + 1 },
    () => new Uint32Array(otherLines.length + 1),
  );
  for (let i = lines.length - 1; i >= 0; i -= 1)
    for (let j = otherLines.length - 1; j >= 0; j -= 1) {
      const [row, next] = [lengths[i], lengths[i + 1]];
      if (row === undefined || next === undefined) continue;
      row[j] =
        lines[i] === otherLines[j]
          ? (next[j + 1] ?? 0) + 1
          : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  return lengths;
}
