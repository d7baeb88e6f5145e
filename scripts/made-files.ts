import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** File names must contain a hash of their sources: an existing file counts as up to date. */
export async function openMadeFiles(folder: string) {
  await mkdir(folder, { recursive: true });
  const named = new Set<string>();
  return {
    /** Renames the finished file, so that an interrupted run leaves no partial file. */
    async makeOnce(name: string, make: (file: string) => Promise<unknown>): Promise<void> {
      named.add(name);
      const file = join(folder, name);
      if (existsSync(file)) return;
      const unfinished = `${file}.part`;
      await make(unfinished);
      await rename(unfinished, file);
    },

    /** Deletes files that this run did not use. */
    async removeOthers(): Promise<void> {
      for (const file of await readdir(folder)) if (!named.has(file)) await rm(join(folder, file));
    },
  };
}

export type MadeFiles = Awaited<ReturnType<typeof openMadeFiles>>;

export function hashOf(...parts: (Buffer | object)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(Buffer.isBuffer(part) ? part : JSON.stringify(part));
  return hash.digest("hex").slice(0, 8);
}
