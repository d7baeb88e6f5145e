import { readFile, realpath, stat } from "node:fs/promises";
import { join, posix, sep } from "node:path";
import { uploadLimitBytes } from "#domain/images/upload-limits.ts";
import { PictureRefusal } from "./fetch-picture.ts";

const sizeSuffix = /-\d{1,5}x\d{1,5}(?=\.\w+$)/;

/**
 * Finds the file of a picture in a copy of wp-content/uploads or in a folder with the same names.
 * WordPress names smaller copies photo-300x200.jpg; the original is preferred.
 */
export async function findMediaFile(folder: string, url: string): Promise<string | undefined> {
  const root = await realpath(folder);
  for (const name of listNames(url)) {
    const path = await realpath(join(root, name)).catch(() => undefined);
    // A link may lead out of the folder.
    if (path?.startsWith(root + sep) && (await stat(path)).isFile()) return path;
  }
  return undefined;
}

/** The same for a picture and for its smaller copies. */
export function getOriginalPath(url: string): string {
  return (URL.parse(url)?.pathname ?? url).replace(sizeSuffix, "");
}

export async function readMediaFile(path: string): Promise<Uint8Array> {
  const { size } = await stat(path);
  if (size > uploadLimitBytes) throw new PictureRefusal("it is larger than 15 MB");
  return readFile(path);
}

function listNames(url: string): string[] {
  const path = decodePath(URL.parse(url)?.pathname ?? "");
  if (path === undefined) return [];
  const uploads = /\/(?:uploads|files)\/(.+)$/.exec(path)?.[1];
  const names = [uploads, path.slice(1), posix.basename(path)].filter((name) => name);
  return names.flatMap((name) => [name?.replace(sizeSuffix, ""), name]) as string[];
}

function decodePath(path: string): string | undefined {
  try {
    const text = decodeURIComponent(path);
    return text.includes("\0") || text.split("/").includes("..") ? undefined : text;
  } catch {
    return undefined;
  }
}
