import { createHash } from "node:crypto";
import { storeImage } from "#domain/images/images.server.ts";
import { getImageUrl } from "#domain/records/image-url.ts";
import type { Db } from "#domain/records/tables.ts";
import { PictureRefusal, PictureTimeout } from "./fetch-picture.ts";
import { findMediaFile, readMediaFile } from "./media-folder.ts";

export type StoredPicture = { url: string; origin: "folder" | "web" } | { refused: string };

interface PictureSourceOptions {
  db: Db;
  isDryRun: boolean;
  mediaFolder: string | undefined;
  fetchPicture: (url: string) => Promise<Uint8Array>;
}

/** A site that is gone does not hold up the import at each of its pictures. */
const maxFailures = 3;

/** Each picture is looked for once: in the folder, and then at its URL. */
export function createPictureSource({ db, isDryRun, ...options }: PictureSourceOptions) {
  const known = new Map<string, Promise<StoredPicture>>();
  const failuresByHost = new Map<string, number>();

  return (url: string): Promise<StoredPicture> => {
    const stored = known.get(url) ?? store(url).catch(toRefusal);
    known.set(url, stored);
    return stored;
  };

  async function store(url: string): Promise<StoredPicture> {
    const { mediaFolder } = options;
    const path = mediaFolder === undefined ? undefined : await findMediaFile(mediaFolder, url);
    const origin = path === undefined ? "web" : "folder";
    if (isDryRun) return { url: getPlannedUrl(url), origin };
    const bytes = path === undefined ? await fetchBytes(url) : await readMediaFile(path);
    const stored = await storeImage(db, bytes);
    if ("refused" in stored) return stored;
    return { url: getImageUrl(stored.hash), origin };
  }

  async function fetchBytes(url: string): Promise<Uint8Array> {
    const host = URL.parse(url)?.host ?? "";
    const failures = failuresByHost.get(host) ?? 0;
    if (failures >= maxFailures) throw new PictureRefusal(`${host} does not respond`);
    try {
      const bytes = await options.fetchPicture(url);
      failuresByHost.delete(host);
      return bytes;
    } catch (error) {
      if (!(error instanceof PictureRefusal)) failuresByHost.set(host, failures + 1);
      throw error;
    }
  }
}

/** Errors of the network become a reason; those of the database stop the import. */
function toRefusal(error: unknown): StoredPicture {
  if (error instanceof PictureRefusal || error instanceof PictureTimeout)
    return { refused: error.message };
  const { code } = error as { code?: string };
  if (code !== undefined && networkErrors.test(code))
    return { refused: `it cannot be reached (${code})` };
  throw error;
}

const networkErrors =
  /^(?:E(?:CONN|AI_|NOTFOUND|HOST|NET|TIMEDOUT|PIPE|PROTO)|ERR_(?:TLS|SSL|HTTP|STREAM)|HPE_|CERT_|DEPTH_|SELF_|UNABLE_)/;

function getPlannedUrl(url: string): string {
  return getImageUrl(createHash("sha256").update(url).digest("hex").slice(0, 32));
}
