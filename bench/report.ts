import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./run-options.ts";

const reportFile = join(root, "docs/performance.md");

export interface Row {
  label: string;
  goal?: string;
  result: string;
  isMet?: boolean;
}

export interface Measurement {
  title: string;
  method: string;
  rows: Row[];
  notes?: string[];
}

export function printSection({ rows, notes = [] }: Measurement): void {
  for (const { label, goal, result, isMet } of rows) {
    const verdict = isMet === undefined ? "" : isMet ? "  met" : "  MISSED";
    process.stdout.write(`  ${label}: ${result}${goal ? ` (goal: ${goal})` : ""}${verdict}\n`);
  }
  for (const note of notes) process.stdout.write(`  ${note}\n`);
}

/** Replaces a section of docs/performance.md and keeps the hand-written text below it. */
export async function writeSection(
  name: string,
  measured: Measurement,
  machine: string,
): Promise<void> {
  const text = await readFile(reportFile, "utf8");
  const beginMarker = `<!-- measured: ${name} -->`;
  const endMarker = `<!-- by hand: ${name} -->`;
  const section = `${beginMarker}\n\n${formatMarkdown(measured, machine)}\n\n${endMarker}`;
  const [before = "", textAfterMarker] = text.split(beginMarker);
  const followingText = textAfterMarker?.split(endMarker)[1];
  const updatedText =
    followingText === undefined
      ? `${text.trimEnd()}\n\n${section}\n`
      : `${before}${section}${followingText}`;
  await writeFile(reportFile, updatedText);
}

/** Aligns the tables, which the check of all documents requires. */
export function formatReport(): void {
  execFileSync("biome", ["format", "--write", reportFile], { cwd: root, stdio: "ignore" });
}

function formatMarkdown({ title, method, rows, notes = [] }: Measurement, machine: string): string {
  const lines = rows.map(({ label, goal = "", result, isMet }) => {
    const verdict = isMet === undefined ? "" : isMet ? "met" : "**missed**";
    return `| ${label} | ${goal} | ${result} | ${verdict} |`;
  });
  return [
    `## ${title}`,
    method,
    `_${machine}._`,
    ["| what | goal | result | |", "| --- | --- | --- | --- |", ...lines].join("\n"),
    ...notes,
  ].join("\n\n");
}
