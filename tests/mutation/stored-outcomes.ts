import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Mutant } from "./list-mutants.ts";
import { root } from "./test-process.ts";

export type Outcome = "killed" | "equivalent" | "survived" | "unreached";

const path = join(root, "build/mutation-outcomes.json");

/** The killed mutants of earlier runs, which a run with --continue leaves out. */
export function findKilled(mutants: Mutant[]): Mutant[] {
  const stored = readOutcomes();
  return mutants.filter((mutant) => stored[getKey(mutant)] === "killed");
}

export function storeOutcome(mutant: Mutant, outcome: Outcome): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ ...readOutcomes(), [getKey(mutant)]: outcome }));
}

function readOutcomes(): Record<string, Outcome> {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
}

/** A mutant of an edited file is tried again. */
function getKey({ file, start, original, replacement }: Mutant): string {
  return JSON.stringify([file, start, original, replacement]);
}
