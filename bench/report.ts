import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./build.ts";

const file = join(root, "docs/performance.md");

export interface Row {
  what: string;
  goal?: string;
  result: string;
  isMet?: boolean;
}

export interface Measured {
  title: string;
  how: string;
  rows: Row[];
  notes?: string[];
}

export function printSection({ rows, notes = [] }: Measured): void {
  for (const { what, goal, result, isMet } of rows) {
    const verdict = isMet === undefined ? "" : isMet ? "  met" : "  MISSED";
    process.stdout.write(`  ${what}: ${result}${goal ? ` (goal: ${goal})` : ""}${verdict}\n`);
  }
  for (const note of notes) process.stdout.write(`  ${note}\n`);
}

/** Replaces a section of docs/performance.md and keeps the hand-written text below it. */
export async function writeSection(
  name: string,
  measured: Measured,
  machine: string,
): Promise<void> {
  const text = existsSync(file) ? await readFile(file, "utf8") : opening;
  const begin = `<!-- measured: ${name} -->`;
  const end = `<!-- by hand: ${name} -->`;
  const section = `${begin}\n\n${inMarkdown(measured, machine)}\n\n${end}`;
  const [before = "", rest] = text.split(begin);
  const after = rest?.split(end)[1];
  const whole =
    after === undefined ? `${text.trimEnd()}\n\n${section}\n` : `${before}${section}${after}`;
  await writeFile(file, whole);
}

/** Aligns the tables, which the check of all documents requires. */
export function formatReport(): void {
  execFileSync("biome", ["format", "--write", file], { cwd: root, stdio: "ignore" });
}

const opening = `# Performance

\`npm run bench\` measures everything and writes the tables here; \`npm run bench -- pages growth\` only
those. It needs no settings, rebuilds what is stale, and uses temporary databases that it removes.
Absolute figures belong to one machine; ratios are comparable. The text below a table is written by
hand: why a goal is missed, and by how much.
`;

function inMarkdown({ title, how, rows, notes = [] }: Measured, machine: string): string {
  const lines = rows.map(({ what, goal = "", result, isMet }) => {
    const verdict = isMet === undefined ? "" : isMet ? "met" : "**missed**";
    return `| ${what} | ${goal} | ${result} | ${verdict} |`;
  });
  return [
    `## ${title}`,
    how,
    `_${machine}._`,
    ["| what | goal | result | |", "| --- | --- | --- | --- |", ...lines].join("\n"),
    ...notes,
  ].join("\n\n");
}
