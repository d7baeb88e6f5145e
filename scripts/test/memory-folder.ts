import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

/** Moves temporary files into memory, so that test databases wait for no disk. */
export function moveTemporaryFiles(): void {
  const folder = createMemoryFolder();
  if (folder === undefined) return;
  process.env.TMPDIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
}

/** PostgreSQL runs as another user, perhaps from this folder. */
function createMemoryFolder(): string | undefined {
  const parent = "/dev/shm";
  if (process.env.TMPDIR !== undefined || !existsSync(parent)) return undefined;
  const { bavail, bsize } = statfsSync(parent);
  if (bavail * bsize < 4 * 1024 ** 3) return undefined;
  const mounts = readFileSync("/proc/mounts", "utf8").split("\n");
  if (mounts.some((line) => line.includes(` ${parent} `) && line.includes("noexec")))
    return undefined;
  const folder = mkdtempSync(join(parent, "clinic-site-"));
  chmodSync(folder, 0o755);
  return folder;
}
