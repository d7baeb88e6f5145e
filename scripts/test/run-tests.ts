import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findChromium } from "../../tests/support/find-chromium.ts";
import { groupTests } from "./group-tests.ts";
import { moveTemporaryFiles } from "./memory-folder.ts";

// npm test runs all checks; npm test -- server/pages.test.ts runs only these test files.

const root = join(import.meta.dirname, "../..");
const maxRunAgain = 2;
const isComplete = process.argv.length === 2;
const patterns = isComplete
  ? ["{app,content,database,domain,server,tests}/**/*.test.ts"]
  : process.argv.slice(2);

process.env.CHROMIUM_PATH = await findChromium();
if (isComplete) await import("../../tests/support/start-caddy.ts"); // Two processes cannot install it.
process.env.NODE_ENV = "production"; // React renders several times faster than in development.
// Later test files reuse the compiled code of earlier ones.
process.env.NODE_COMPILE_CACHE ??= join(root, "build/test-compile-cache");
// The endurance tests are about disks, too.
const usesDisk = patterns.some((pattern) => pattern.endsWith(".endurance.ts"));
const maxTestMinutes = usesDisk || process.env.SLOW ? 30 : 5;
if (!usesDisk) moveTemporaryFiles();

const build = await run("node", "scripts/build/build-if-stale.ts");
if (build === 0) {
  const statuses = await Promise.all([isComplete ? check() : 0, runTests()]);
  process.exitCode = statuses.find((status) => status !== 0) ?? 0;
} else process.exitCode = build;

async function check(): Promise<number> {
  return (await run("biome", "check", ".")) || (await run("react-router", "typegen")) || run("tsc");
}

async function runTests(): Promise<number> {
  const files = patterns.some((pattern) => /\*.*\.test\.ts$/.test(pattern))
    ? groupTests(patterns)
    : patterns;
  const shard = process.env.TEST_SHARD ? [`--test-shard=${process.env.TEST_SHARD}`] : [];
  const cores = availableParallelism();
  const processes = process.env.SLOW === "machine" ? cores * 3 : cores + 1;
  const first = await runFiles(files, `--test-concurrency=${processes}`, ...shard);
  const { failedFiles } = first;
  const isFew = failedFiles.length > 0 && failedFiles.length <= maxRunAgain;
  const mayRunAgain = process.env.CI === "true" && isFew && failedFiles.every(isTestFile);
  if (first.status === 0 || !mayRunAgain) return first.status;
  process.stdout.write(`\nRunning again, alone: ${failedFiles.join(", ")}\n`);
  const second = await runFiles(failedFiles, "--test-concurrency=1");
  if (second.status === 0)
    process.stdout.write(`\nFLAKY: fix ${failedFiles.join(", ")}. They passed alone.\n`);
  return second.status;
}

async function runFiles(files: string[], ...options: string[]) {
  const list = join(mkdtempSync(join(tmpdir(), "clinic-site-tests-")), "failed-files");
  const status = await run(
    "node",
    "--max-semi-space-size=64", // Most of what a request allocates is garbage right afterwards.
    "--test",
    "--test-global-setup=tests/support/global-setup.ts",
    "--test-force-exit",
    `--test-timeout=${maxTestMinutes * 60_000}`, // A test that hangs fails under its own name.
    "--import=./tests/support/blocking-stdout.ts",
    ...["--test-reporter=spec", "--test-reporter-destination=stdout"],
    ...["--test-reporter=./scripts/test/failed-files.ts", `--test-reporter-destination=${list}`],
    ...options,
    ...files,
  );
  const failedFiles = existsSync(list) ? readFileSync(list, "utf8").split("\n") : [];
  rmSync(dirname(list), { recursive: true });
  return { status, failedFiles: failedFiles.filter((path) => path !== "") };
}

function isTestFile(path: string): boolean {
  return /\.(test|endurance)\.ts$/.test(path);
}

function run(command: string, ...options: string[]): Promise<number> {
  const child = spawn(command, options, { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}
