import { execFileSync } from "node:child_process";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..");

/** What is measured is what the sources say now. */
export function buildIfStale(): void {
  execFileSync(process.execPath, ["scripts/build-if-stale.ts"], { cwd: root, stdio: "inherit" });
}

/** True for a run that only shows that the bench works. */
export const isShort = process.env.BENCH === "short";

/** So many rounds, or one where the run is a short one. */
export function rounds(usual: number): number {
  return isShort ? 1 : usual;
}
