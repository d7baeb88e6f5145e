import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { globalSetup, globalTeardown } from "../support/global-setup.ts";
import { explainMutant } from "./equivalent-mutants.ts";
import { listMutants, type Mutant } from "./list-mutants.ts";
import { createTestFinder } from "./nearest-tests.ts";

// npm run mutation -- --minutes 5 --jobs 2 domain/staff removes guards one by one in a copy of the
// tree, and lists those whose removal makes no test fail.

const root = join(import.meta.dirname, "../..");
const folders = ["domain/staff", "domain/messages", "domain/records", "server/page-cache"];
const copiedPaths = [
  ...["app", "content", "database", "domain", "server", "package.json"],
  ...["tests/support", "tests/fixtures"],
];
const timeoutMs = 60_000;
/** SQLite first, which is faster. */
const filters = ["--test-skip-pattern=on postgres", "--test-name-pattern=on postgres"];
const passingRuns = new Set<string>();

const { values, positionals } = parseArgs({
  options: {
    minutes: { type: "string", default: "5" },
    jobs: { type: "string", default: "2" },
  },
  allowPositionals: true,
});

type Outcome = "killed" | "equivalent" | "survived";

const findTests = createTestFinder(root);
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

const outcomes = new Map<Mutant, Outcome>();
await globalSetup();
try {
  const queue = [...mutants];
  await Promise.all(Array.from({ length: Number(values.jobs) }, () => work(queue)));
} finally {
  await globalTeardown();
}
report();

async function work(queue: Mutant[]): Promise<void> {
  const copy = copyTree();
  try {
    for (
      let mutant = queue.shift();
      mutant !== undefined && Date.now() < deadline;
      mutant = queue.shift()
    ) {
      const outcome = await judge(copy, mutant);
      outcomes.set(mutant, outcome);
      if (outcome === "survived") write(`${format(mutant)}\n`);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** A test that fails by itself would seem to kill every mutant. */
async function assertPassing(copy: string, args: string[]): Promise<void> {
  const run = args.join(" ");
  if (!passingRuns.has(run) && !(await doTestsPass(copy, args)))
    throw new Error(`These tests fail without a mutant: ${run}`);
  passingRuns.add(run);
}

async function judge(copy: string, mutant: Mutant): Promise<Outcome> {
  if (explainMutant(mutant) !== undefined) return "equivalent";
  const tests = findTests(mutant.file);
  const path = join(copy, mutant.file);
  const source = readFileSync(path, "utf8");
  const runs = tests.length === 0 ? [] : filters.map((filter) => [filter, ...tests]);
  for (const args of runs) await assertPassing(copy, args);
  writeFileSync(
    path,
    source.slice(0, mutant.start) + mutant.replacement + source.slice(mutant.end),
  );
  try {
    for (const args of runs) if (!(await doTestsPass(copy, args))) return "killed";
  } finally {
    writeFileSync(path, source);
  }
  return "survived";
}

function doTestsPass(copy: string, options: string[]): Promise<boolean> {
  const run = spawn(
    process.execPath,
    ["--test", "--test-isolation=none", "--test-force-exit", "--test-reporter=dot", ...options],
    { cwd: copy, stdio: "ignore", timeout: timeoutMs, killSignal: "SIGKILL" },
  );
  return new Promise((resolve) => run.once("close", (code) => resolve(code === 0)));
}

function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), "site-mutation-"));
  for (const path of copiedPaths) cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  return copy;
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
    const [killed, survived] = [count("killed"), count("survived")];
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
