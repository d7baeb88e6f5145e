import { statfs } from "node:fs/promises";

export interface DiskSpace {
  totalBytes: number;
  /** Without the blocks that are reserved for root. */
  freeBytes: number;
}

export async function getDiskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { totalBytes: blocks * bsize, freeBytes: bavail * bsize };
}

export async function getFreeDiskBytes(folder: string): Promise<number> {
  return (await getDiskSpace(folder)).freeBytes;
}
