import { statfs, utimes } from "node:fs/promises";

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

/** A system mounts a failing disk read-only. Everything on it can still be read, so only a write tells. */
export async function isMountedReadOnly(folder: string): Promise<boolean> {
  const now = new Date();
  try {
    await utimes(folder, now, now);
    return false;
  } catch (error) {
    return (error as { code?: string }).code === "EROFS";
  }
}
