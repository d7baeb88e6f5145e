import { spawnSync } from "node:child_process";
import { existsSync, globSync, statSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
// `npm prune --omit=dev` removes what builds the site, and rewrites the lock file although nothing changed.
const isPruned = !existsSync(join(root, "node_modules/@react-router/dev"));
const sources = [
  "{app,server,domain,content,database/change-tracking}/**/*.{ts,tsx,css,json,woff2}",
  "public/**/*",
  "*.config.ts",
  "scripts/build/*.ts",
  ...(isPruned ? [] : ["package-lock.json"]),
];

const builtAt = modifiedAt("build/server/index.js");
const isStale = globSync(sources, { cwd: root, exclude: ["**/*.test.ts"] }).some(
  (file) => modifiedAt(file) > builtAt,
);
const unusable = /[#?*]/.exec(root);
if (isStale && unusable) {
  process.stderr.write(`Vite cannot build in ${root}: rename the folder without ${unusable[0]}.\n`);
  process.exitCode = 1;
} else if (isStale && isPruned) {
  process.stderr.write(
    "Files are newer than the build, and the packages that build it are not installed: run npm ci.\n",
  );
  process.exitCode = 1;
} else if (isStale) {
  process.stdout.write("Building the site, which takes about half a minute …\n");
  process.exitCode = run("typegen") || run("build");
}

/** Typegen is for editors, which need the route types. Output is shown only if the command fails. */
function run(command: "typegen" | "build"): number {
  const { status, stdout, stderr, error } = spawnSync("react-router", [command], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 100 * 1024 * 1024,
  });
  if (status !== 0) process.stderr.write(`${stdout ?? ""}${stderr ?? ""}${error ?? ""}\n`);
  return status ?? 1;
}

function modifiedAt(file: string): number {
  return statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
