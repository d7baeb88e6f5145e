import { statfs } from "node:fs/promises";

/** What the site's own user may still write in the file system of a folder, in bytes. */
export async function getFreeDiskBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
