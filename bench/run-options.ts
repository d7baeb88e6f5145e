import { execFileSync } from "node:child_process";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..");

export function buildIfStale(): void {
  execFileSync(process.execPath, ["scripts/build/build-if-stale.ts"], {
    cwd: root,
    stdio: "inherit",
  });
}

export const isShort = process.env.BENCH === "short";

export function roundCount(usualCount: number): number {
  return isShort ? 1 : usualCount;
}
