import { unescapeHtml } from "../fields/escape-html.ts";
import { imageAltLimit } from "../fields/image-alt-limit.ts";
import { parseImageHash } from "./image-url.ts";
import type { Db } from "./tables.ts";

export async function recordImageUse(trx: Db, hashes: string[]): Promise<void> {
  if (hashes.length === 0) return;
  const last_used_at = new Date().toISOString();
  await trx
    .insertInto("image_use")
    .columns(["image_id", "last_used_at"])
    .expression(
      trx
        .selectFrom("image")
        .select(({ val }) => ["image_id", val(last_used_at).as("last_used_at")])
        .where("hash", "in", hashes),
    )
    .onConflict((conflict) => conflict.column("image_id").doUpdateSet({ last_used_at }))
    .execute();
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
    const text = Array.from(String(alt).trim()).slice(0, imageAltLimit).join("");
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
