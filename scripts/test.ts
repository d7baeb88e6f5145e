import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { findChromium } from "../tests/support/find-chromium.ts";

// npm test runs all checks; npm test -- server/pages.test.ts runs only these test files. TEST_SHARD=1/2
// runs the first half of them.

const root = join(import.meta.dirname, "..");
const patterns = process.argv.slice(2);

run("node", "scripts/build-if-stale.ts");
if (patterns.length === 0) {
  run("biome", "check", ".");
  run("react-router", "typegen");
  run("tsc");
}
// Later test files reuse the compiled code of earlier ones.
process.env.NODE_COMPILE_CACHE ??= join(root, "build/test-compile-cache");
process.env.CHROMIUM_PATH = await findChromium();
run(
  "node",
  "--test",
  "--test-global-setup=tests/support/global-setup.ts",
  `--test-concurrency=${availableParallelism() + 1}`, // a test file often waits for another process
  ...(process.env.TEST_SHARD ? [`--test-shard=${process.env.TEST_SHARD}`] : []),
  "--test-force-exit",
  ...(patterns.length === 0
    ? ["{app,content,database,domain,server,tests}/**/*.test.ts"]
    : patterns),
);

function run(command: string, ...options: string[]): void {
  const { status } = spawnSync(command, options, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) process.exit(status ?? 1);
}
