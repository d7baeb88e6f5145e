import { decodeSegment, normalizeSlug } from "../fields/slug.ts";
import { containsText } from "../records/contains-text.server.ts";
import type { ItemKind } from "../records/item.ts";
import { lockItemsContaining } from "../records/lock-items-containing.server.ts";
import { nextTimestamp, saveRevision } from "../records/revisions.server.ts";
import { findRedirectTarget } from "../records/slug-redirects.server.ts";
import { isPlaceholder } from "../records/stored-slug.server.ts";
import type { Db } from "../records/tables.ts";
import { itemTypes } from "./item-types.server.ts";

export interface FormerSlug {
  kind: ItemKind;
  id: number;
  /** The slug that the item had before. */
  slug: string;
  /** The origin of this site: links may name it. */
  origin: string;
}

/** The number of posts that link to a former address. Undefined if the item never had it or has none now. */
export async function countFormerLinks(db: Db, former: FormerSlug): Promise<number | undefined> {
  const change = await findPathChange(db, former);
  return change && (await listLinkingPosts(db, change)).length;
}

/**
 * Makes links to a former address lead to the current one; each changed post gets a revision.
 * Returns the number of posts, or undefined if the item never had the address.
 */
export async function replaceFormerLinks(
  trx: Db,
  former: FormerSlug,
  by: string,
): Promise<number | undefined> {
  const change = await findPathChange(trx, former);
  if (change === undefined) return undefined;
  for (const text of getPathEnds(change)) await lockItemsContaining(trx, text);
  const posts = await listLinkingPosts(trx, change);
  for (const { blog_id, sections, updated_at } of posts) {
    const row = await trx
      .updateTable("post")
      .set({ blogs_content: JSON.stringify(sections), updated_at: nextTimestamp(updated_at) })
      .where("blog_id", "=", blog_id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await saveRevision(trx, { kind: "post", id: blog_id, row, by });
  }
  return posts.length;
}

interface PathChange {
  slug: string;
  from: string;
  to: string;
  origin: string;
}

async function findPathChange(
  db: Db,
  { kind, id, slug: givenSlug, origin }: FormerSlug,
): Promise<PathChange | undefined> {
  const slug = normalizeSlug(givenSlug);
  if ((await findRedirectTarget(db, kind, slug)) !== id) return undefined;
  const { findSlug, findPublic, getPath } = itemTypes[kind];
  if (await findPublic(db, slug)) return undefined;
  const current = await findSlug(db, id);
  if (current === undefined || isPlaceholder(current.slug)) return undefined;
  return { slug, origin, from: getPath(slug), to: getPath(current.slug) };
}

/** A link can spell the slug in both ways. */
function getPathEnds({ slug }: PathChange): string[] {
  return [...new Set([slug, encodeURIComponent(slug)])].map((spelling) => `/${spelling}`);
}

/** With the sections as they are once the links are updated. */
async function listLinkingPosts(db: Db, change: PathChange) {
  const posts = await db
    .selectFrom("post")
    .select(["blog_id", "blogs_content", "updated_at"])
    .where((where) =>
      where.or(getPathEnds(change).map((text) => containsText("blogs_content", text))),
    )
    .orderBy("blog_id")
    .execute();
  return posts.flatMap(({ blogs_content, ...post }) => {
    const stored = JSON.parse(blogs_content) as { paragraph: string }[];
    const sections = stored.map((section) => ({
      ...section,
      paragraph: replaceLinks(section.paragraph, change),
    }));
    const isChanged = sections.some(({ paragraph }, i) => paragraph !== stored[i]?.paragraph);
    return isChanged ? [{ ...post, sections }] : [];
  });
}

/** The query and the fragment of a link stay. */
function replaceLinks(paragraph: string, { from, to, origin }: PathChange): string {
  return paragraph.replaceAll(
    /(<a\b[^>]*? href=")([^"]*)(?=")/g,
    (link: string, start: string, href: string) => {
      const url = URL.parse(href.replaceAll("&amp;", "&"), origin);
      if (url?.origin !== origin || normalizePath(url.pathname) !== normalizePath(from))
        return link;
      return start + (to + url.search + url.hash).replaceAll("&", "&amp;");
    },
  );
}

/** In the spelling of stored slugs; other spellings redirect. */
function normalizePath(path: string): string {
  return normalizeSlug(decodeSegment(path)).replace(/\/$/, "");
}
