import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { moveTemporaryFiles } from "../../scripts/test/memory-folder.ts";
import { globalSetup, globalTeardown } from "../support/global-setup.ts";
import { findCoveringTests } from "./covering-tests.ts";
import { explainMutant } from "./equivalent-mutants.ts";
import { listMutants, type Mutant } from "./list-mutants.ts";
import { findKilled, type Outcome, storeOutcome } from "./stored-outcomes.ts";
import { copyTree, doTestsPass, removeTree, root } from "./test-process.ts";

// Removes guards one by one in a copy of the tree, and lists those whose removal makes no test fail.
// With --continue it leaves out the mutants that an earlier run has killed.

const usage = "npm run mutation -- [--minutes 5] [--jobs 2] [--continue] [domain/staff …]";
const folders = ["domain/staff", "domain/messages", "domain/records", "server/page-cache"];
const onSqlite = "--test-skip-pattern=on postgres";
const onPostgres = "--test-name-pattern=on postgres";

const { values, positionals } = readOptions();

const mutants = shuffle(
  globSync(
    (positionals.length > 0 ? positionals : folders).map((path) =>
      path.endsWith(".ts") ? path : `${path}/**/*.ts`,
    ),
    { cwd: root, exclude: ["**/*.test.ts", "**/*-tables.ts"] },
  )
    .sort()
    .flatMap((file) => listMutants(file, readFileSync(join(root, file), "utf8"))),
);
const deadline = Date.now() + Number(values.minutes) * 60_000;

const outcomes = new Map<Mutant, Outcome>(
  values.continue ? findKilled(mutants).map((mutant) => [mutant, "killed"]) : [],
);
const passingRuns = new Set<string>();
moveTemporaryFiles();
await globalSetup();
const copies = Array.from({ length: Number(values.jobs) }, copyTree);
process.env.NODE_COMPILE_CACHE = join(tmpdir(), "compile-cache");
try {
  const queue = mutants.filter((mutant) => !outcomes.has(mutant));
  await Promise.all(copies.map((copy) => work(copy, queue)));
} finally {
  for (const copy of copies) removeTree(copy);
  await globalTeardown();
}
report();

function readOptions() {
  try {
    return parseArgs({
      options: {
        minutes: { type: "string", default: "5" },
        jobs: { type: "string", default: "2" },
        continue: { type: "boolean", default: false },
      },
      allowPositionals: true,
    });
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\nUsage: ${usage}\n`);
    return process.exit(1);
  }
}

async function work(copy: string, queue: Mutant[]): Promise<void> {
  for (
    let mutant = queue.shift();
    mutant !== undefined && Date.now() < deadline;
    mutant = queue.shift()
  ) {
    const outcome = await judge(copy, mutant);
    outcomes.set(mutant, outcome);
    storeOutcome(mutant, outcome);
    if (outcome === "survived" || outcome === "unreached") write(`${outcome}: ${format(mutant)}\n`);
  }
}

async function judge(copy: string, mutant: Mutant): Promise<Outcome> {
  if (explainMutant(mutant) !== undefined) return "equivalent";
  const tests = await findCoveringTests(copy, mutant);
  const path = join(copy, mutant.file);
  const source = readFileSync(path, "utf8");
  const [nearest = "", ...others] = tests;
  if (nearest === "") return "unreached";
  const runs = [[onSqlite, nearest]];
  if (others.length > 0) runs.push([onSqlite, ...others]);
  // Code that is given no database does not depend on the engine.
  if (/\bDb\b/.test(source)) runs.push([onPostgres, ...tests]);
  const { start, end, replacement } = mutant;
  writeFileSync(path, source.slice(0, start) + replacement + source.slice(end));
  let killer: string[] | undefined;
  for (const run of runs) if (killer === undefined && !(await doTestsPass(copy, run))) killer = run;
  writeFileSync(path, source);
  if (killer === undefined) return "survived";
  await assertPassing(copy, killer);
  return "killed";
}

/** Each test has passed alone, but those that fail together would seem to kill every mutant. */
async function assertPassing(copy: string, run: string[]): Promise<void> {
  const name = run.join(" ");
  const isAlone = run.length === 2;
  if (!isAlone && !passingRuns.has(name) && !(await doTestsPass(copy, run)))
    throw new Error(`These tests fail without a mutant: ${name}`);
  passingRuns.add(name);
}

/** The order is the same on each run and mixes all files, so that any part of it is a sample. */
function shuffle(all: Mutant[]): Mutant[] {
  const getRank = ({ file, original, replacement, line }: Mutant) =>
    createHash("sha256")
      .update(JSON.stringify([file, line, original, replacement]))
      .digest("hex");
  return all
    .map((mutant) => ({ mutant, rank: getRank(mutant) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ mutant }) => mutant);
}

function report(): void {
  const rows = [...new Set(mutants.map(({ file }) => dirname(file)))].sort().map((folder) => {
    const inFolder = mutants.filter(({ file }) => dirname(file) === folder);
    const count = (outcome: Outcome) =>
      inFolder.filter((mutant) => outcomes.get(mutant) === outcome).length;
    const tried = inFolder.filter((mutant) => outcomes.has(mutant)).length;
    const [killed, survived] = [count("killed"), count("survived") + count("unreached")];
    const score = Math.round((100 * killed) / Math.max(1, killed + survived));
    return `| ${folder} | ${inFolder.length} | ${tried} | ${killed} | ${count("equivalent")} | ${survived} | ${score} % |`;
  });
  write(
    [
      "\n| folder | mutants | tried | killed | equivalent | survived | score |",
      "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
      ...rows,
      "",
    ].join("\n"),
  );
}

function format({ file, line, original, replacement }: Mutant): string {
  const short = (text: string) => text.replace(/\s+/g, " ").slice(0, 100);
  return `${file}:${line} ${short(original)} → ${short(replacement) || "(removed)"}`;
}

function write(text: string): void {
  process.stdout.write(text);
}
