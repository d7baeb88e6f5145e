import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** File names must contain a hash of their sources: an existing file counts as up to date. */
export async function openAssetCache(folder: string) {
  await mkdir(folder, { recursive: true });
  const usedNames = new Set<string>();
  return {
    /** Renames the finished file, so that an interrupted run leaves no partial file. */
    async createOnce(name: string, create: (file: string) => Promise<unknown>): Promise<void> {
      usedNames.add(name);
      const file = join(folder, name);
      if (existsSync(file)) return;
      const temporaryFile = `${file}.part`;
      await create(temporaryFile);
      await rename(temporaryFile, file);
    },

    async removeUnused(): Promise<void> {
      for (const file of await readdir(folder))
        if (!usedNames.has(file)) await rm(join(folder, file));
    },
  };
}

export type AssetCache = Awaited<ReturnType<typeof openAssetCache>>;

export function hashContent(...parts: (Buffer | object)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(Buffer.isBuffer(part) ? part : JSON.stringify(part));
  return hash.digest("hex").slice(0, 8);
}
