import { unescapeHtml } from "../fields/escape-html.ts";
import type { Db } from "../records/tables.ts";
import { imageFields, parseImageHash } from "./image.ts";

export interface ImageDescription {
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

/** An image keeps the first description that a text gives it, for the places that use it later. */
export async function recordImageDescriptions(trx: Db, row: object): Promise<void> {
  const descriptions = new Map<string, string>();
  collectDescriptions(row, descriptions);
  if (descriptions.size === 0) return;
  const undescribed = await trx
    .selectFrom("image")
    .select("hash")
    .where("hash", "in", [...descriptions.keys()])
    .where("alt", "=", "")
    .execute();
  for (const { hash } of undescribed)
    await trx
      .updateTable("image")
      .set({ alt: descriptions.get(hash) ?? "" })
      .where("hash", "=", hash)
      .execute();
}

const tagPattern = /<img\b[^>]*?\ssrc="([^"]*)"[^>]*?\salt="([^"]+)"/g;

function collectDescriptions(value: unknown, found: Map<string, string>): void {
  const add = (url: unknown, alt: unknown) => {
    const hash = parseImageHash(String(url));
    const text = Array.from(String(alt).trim()).slice(0, imageFields.alt.limit).join("");
    if (hash !== undefined && text !== "" && !found.has(hash)) found.set(hash, text);
  };
  if (typeof value === "string")
    for (const [, url, alt = ""] of value.matchAll(tagPattern)) add(url, unescapeHtml(alt));
  if (typeof value !== "object" || value === null) return;
  const { src, alt, blog_image, blog_image_alt, blogs_content, ...others } = value as Record<
    string,
    unknown
  >;
  if (src !== undefined) add(src, alt ?? "");
  if (blog_image !== undefined) add(blog_image, blog_image_alt ?? "");
  if (typeof blogs_content === "string") collectDescriptions(JSON.parse(blogs_content), found);
  for (const other of Object.values(others)) collectDescriptions(other, found);
}
