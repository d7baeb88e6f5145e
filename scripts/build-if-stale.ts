import { spawnSync } from "node:child_process";
import { globSync, statSync } from "node:fs";
import { join } from "node:path";

// Builds when the build is missing or older than what it is made from.

const root = join(import.meta.dirname, "..");
const sources = [
  "{app,server,domain,content}/**/*.{ts,tsx,css}",
  "public/**/*",
  "*.config.ts",
  "scripts/{compress-build,lean-router}.ts",
  "package-lock.json",
];

const builtAt = modifiedAt("build/server/index.js");
const isStale = globSync(sources, { cwd: root, exclude: ["**/*.test.ts"] }).some(
  (file) => modifiedAt(file) > builtAt,
);
if (isStale) {
  const { status } = spawnSync("react-router", ["build"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  process.exitCode = status ?? 1;
}

function modifiedAt(file: string): number {
  return statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
