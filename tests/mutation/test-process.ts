import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const root = join(import.meta.dirname, "../..");

const copiedPaths = [
  ...["app", "content", "database", "domain", "server", "package.json"],
  ...["tests/support", "tests/fixtures"],
];
const timeoutMs = 60_000;
const reporter = join(import.meta.dirname, "stop-at-failure.ts");

export function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), "site-mutation-"));
  for (const path of copiedPaths) cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  return copy;
}

export function removeTree(path: string): void {
  rmSync(path, { recursive: true, force: true });
}

/** Resolves to false as soon as a test fails. */
export function doTestsPass(
  copy: string,
  options: string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const run = spawn(
    process.execPath,
    [
      ...["--test", "--test-isolation=none", "--test-force-exit"],
      ...[`--test-reporter=${reporter}`, ...options],
    ],
    {
      ...{ cwd: copy, stdio: "ignore", timeout: timeoutMs, killSignal: "SIGKILL" },
      env: { ...process.env, ...environment },
    },
  );
  return new Promise((resolve) => run.once("close", (code) => resolve(code === 0)));
}
