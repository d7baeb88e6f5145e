import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { findChromium } from "../tests/support/find-chromium.ts";

// npm test runs all checks; npm test -- server/pages.test.ts runs only these test files. TEST_SHARD=1/2
// runs the first half of them.

const root = join(import.meta.dirname, "..");
const patterns = process.argv.slice(2);
const isComplete = patterns.length === 0;

process.env.CHROMIUM_PATH = await findChromium();
// Later test files reuse the compiled code of earlier ones.
process.env.NODE_COMPILE_CACHE ??= join(root, "build/test-compile-cache");
const memoryFolder = createMemoryFolder();
if (memoryFolder !== undefined) {
  process.env.TMPDIR = memoryFolder;
  process.once("exit", () => rmSync(memoryFolder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
}

const build = await run("node", "scripts/build-if-stale.ts");
if (build === 0) {
  const statuses = await Promise.all([isComplete ? check() : 0, runTests()]);
  process.exitCode = statuses.find((status) => status !== 0) ?? 0;
} else process.exitCode = build;

async function check(): Promise<number> {
  return (await run("biome", "check", ".")) || (await run("react-router", "typegen")) || run("tsc");
}

function runTests(): Promise<number> {
  return run(
    "node",
    "--test",
    "--test-global-setup=tests/support/global-setup.ts",
    `--test-concurrency=${availableParallelism() + 1}`, // a test file often waits for another process
    ...(process.env.TEST_SHARD ? [`--test-shard=${process.env.TEST_SHARD}`] : []),
    "--test-force-exit",
    ...(isComplete ? ["{app,content,database,domain,server,tests}/**/*.test.ts"] : patterns),
  );
}

/** Databases in memory need not wait for a disk. A container often has too little of it. */
function createMemoryFolder(): string | undefined {
  const parent = "/dev/shm";
  if (process.env.TMPDIR !== undefined || !existsSync(parent)) return undefined;
  const { bavail, bsize } = statfsSync(parent);
  if (bavail * bsize < 4 * 1024 ** 3) return undefined;
  const folder = mkdtempSync(join(parent, "clinic-site-"));
  chmodSync(folder, 0o755); // PostgreSQL runs as another user.
  return folder;
}

function run(command: string, ...options: string[]): Promise<number> {
  const child = spawn(command, options, { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}
