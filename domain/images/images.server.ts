import { createHash } from "node:crypto";
import { parseImageHash } from "../records/image-url.ts";
import { recordImageUse } from "../records/image-use.server.ts";
import type { Db } from "../records/tables.ts";
import { inTransaction } from "../records/transaction.server.ts";
import { type EncodedImage, encodeImage, type RefusedImage } from "./encode-image.server.ts";
import { fileNameLimit, type Image, type ImageFormat } from "./image.ts";

type StoredImage = { hash: string; isNew: boolean } | RefusedImage;

/** The same bytes are stored once, under their hash. */
export async function storeImage(db: Db, bytes: Uint8Array, fileName = ""): Promise<StoredImage> {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
  const isKnown = await inTransaction(db, async (trx) => {
    await recordImageUse(trx, [hash]);
    return (await findImages(trx, [hash])).length > 0;
  });
  if (isKnown) return { hash, isNew: false };
  const encoded = await encodeImage(bytes);
  if ("refused" in encoded) return encoded;
  await inTransaction(db, async (trx) => {
    await insertImage(trx, { hash, file_name: cleanFileName(fileName) }, encoded);
    await recordImageUse(trx, [hash]);
  });
  return { hash, isNew: true };
}

/** Control characters in the name of a file would not fit into every export. */
function cleanFileName(name: string): string {
  const text = name.toWellFormed().replace(/\p{C}/gu, "");
  return Array.from(text).slice(0, fileNameLimit).join("");
}

async function insertImage(
  trx: Db,
  named: { hash: string; file_name: string },
  { width, height, files }: EncodedImage,
) {
  const stored = await trx
    .insertInto("image")
    .values({ ...named, width, height, created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .returning(["image_id", "hash"])
    .executeTakeFirst();
  if (stored === undefined) return;
  for (const file of files)
    await trx
      .insertInto("image_file")
      .values({ image_id: stored.image_id, ...file })
      .execute();
}

export async function findImages(db: Db, hashes: string[]): Promise<Image[]> {
  if (hashes.length === 0) return [];
  const rows = await db
    .selectFrom("image")
    .innerJoin("image_file", "image_file.image_id", "image.image_id")
    .select(["image.hash", "image.width", "image.height", "image_file.width as fileWidth"])
    .where("image.hash", "in", hashes)
    .where("image_file.format", "=", "webp")
    .orderBy("image_file.width")
    .execute();
  const found = new Map<string, Image>();
  for (const { fileWidth, ...image } of rows) {
    const widths = found.get(image.hash)?.widths ?? [];
    found.set(image.hash, { ...image, widths: [...widths, fileWidth] });
  }
  return [...found.values()];
}

/** Only those whose focal point is not the centre. */
export async function findFocalPoints(db: Db, hashes: string[]) {
  if (hashes.length === 0) return [];
  return db
    .selectFrom("image")
    .select(["hash", "focus_x", "focus_y"])
    .where("hash", "in", hashes)
    .where((where) => where.or([where("focus_x", "!=", 50), where("focus_y", "!=", 50)]))
    .execute();
}

export async function findImagesByUrl(db: Db, urls: string[]): Promise<Map<string, Image>> {
  const hashes = urls.map(parseImageHash).filter((hash) => hash !== undefined);
  const images = await findImages(db, [...new Set(hashes)]);
  const found = new Map<string, Image>();
  for (const url of urls) {
    const image = images.find(({ hash }) => hash === parseImageHash(url));
    if (image !== undefined) found.set(url, image);
  }
  return found;
}

/** Falls back to the next wider file, then to the widest. */
export async function findImageFile(
  db: Db,
  hash: string,
  format: ImageFormat,
  width: number = Number.MAX_SAFE_INTEGER,
): Promise<Uint8Array | undefined> {
  const [image] = await findImages(db, [hash]);
  if (image === undefined) return undefined;
  const fileWidth = image.widths.find((stored) => stored >= width) ?? image.widths.at(-1);
  const file = await db
    .selectFrom("image_file")
    .innerJoin("image", "image.image_id", "image_file.image_id")
    .select("bytes")
    .where("hash", "=", hash)
    .where("format", "=", format)
    .where("image_file.width", "=", fileWidth ?? 0)
    .executeTakeFirst();
  return file?.bytes;
}

interface ImageDescription {
  alt: string;
  /** In per cent from the left and from the top. */
  focus_x: number;
  focus_y: number;
}

/** False if there is no such image. */
export async function describeImage(
  db: Db,
  hash: string,
  description: ImageDescription,
): Promise<boolean> {
  const described = await db
    .updateTable("image")
    .set(description)
    .where("hash", "=", hash)
    .returning("image_id")
    .executeTakeFirst();
  return described !== undefined;
}
