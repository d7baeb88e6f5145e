import { randomUUID } from "node:crypto";
import { normalizeSlug } from "../fields/slug.ts";

/** No slug has a colon, so no URL finds a placeholder. */
const placeholderPrefix = "draft:";

/** The column is unique, so a draft without an address gets a placeholder. */
export function toStoredSlug(slugUrl: string, storedSlug = ""): string {
  if (slugUrl !== "") return normalizeSlug(slugUrl);
  return isPlaceholder(storedSlug) ? storedSlug : placeholderPrefix + randomUUID();
}

/** The operator and value that find a slug; every draft without an address if it is empty. */
export function matchSlug(slug: string): ["=" | "like", string] {
  return slug === "" ? ["like", `${placeholderPrefix}%`] : ["=", slug];
}

export function hidePlaceholder(slug: string): string {
  return isPlaceholder(slug) ? "" : slug;
}

export function isPlaceholder(slug: string): boolean {
  return slug.startsWith(placeholderPrefix);
}
