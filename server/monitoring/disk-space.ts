import { statfs } from "node:fs/promises";

/** The space that this process may still use: blocks reserved for root are not counted. */
export async function getFreeDiskBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
