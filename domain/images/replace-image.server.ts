import type { ClinicKind } from "../clinic/define-content.ts";
import { escapeHtml } from "../fields/escape-html.ts";
import { containsText } from "../records/contains-text.server.ts";
import { getImageUrl } from "../records/image-url.ts";
import { lockItemsContaining } from "../records/lock-items-containing.server.ts";
import { nextTimestamp, saveRevision } from "../records/revisions.server.ts";
import type { Db } from "../records/tables.ts";
import { inTransaction } from "../records/transaction.server.ts";
import { changeImage, type ImageChange } from "./change-image.server.ts";
import { listPostsWithImage } from "./list-images.server.ts";

interface Replacement {
  hash: string;
  /** The hash of the image that takes its place. */
  by: string;
  staffName: string;
  mayChange: (kind: ClinicKind) => boolean;
}

type ReplaceResult = { posts: number; entries: number } | { refused: ClinicKind };

/**
 * Replaces the image in every post and all clinic content, each with a revision, or changes nothing
 * if a place is beyond the person's role. The trash and earlier revisions stay as they were.
 * Undefined if one of the two images does not exist.
 */
export function replaceImageEverywhere(
  db: Db,
  { hash, by, staffName, mayChange }: Replacement,
): Promise<ReplaceResult | undefined> {
  return inTransaction(db, async (trx) => {
    const images = await trx
      .selectFrom("image")
      .select(["hash", "alt"])
      .where("hash", "in", [hash, by])
      .execute();
    const alt = images.find((image) => image.hash === by)?.alt;
    if (alt === undefined || !images.some((image) => image.hash === hash)) return undefined;
    const url = `/uploads/${hash}`;
    await lockItemsContaining(trx, url);
    const change = createChange(hash, by, alt);
    const entries = await trx
      .selectFrom("clinic_entry")
      .selectAll()
      .where(containsText("item", url))
      .orderBy("kind")
      .orderBy("entry_id")
      .execute();
    const refused = entries.find(({ kind }) => !mayChange(kind));
    if (refused !== undefined) return { refused: refused.kind };
    for (const { kind, entry_id, item, updated_at: before } of entries) {
      const content: object = changeImage(JSON.parse(item ?? "{}"), change);
      const updated_at = nextTimestamp(before);
      await trx
        .updateTable("clinic_entry")
        .set({ item: JSON.stringify(content), updated_at, updated_by: staffName })
        .where("kind", "=", kind)
        .where("entry_id", "=", entry_id)
        .execute();
      const row = { ...content, updated_at };
      await saveRevision(trx, { kind, id: entry_id, row, by: staffName });
    }
    const posts = await replaceInPosts(trx, url, change, staffName);
    return { posts, entries: entries.length };
  });
}

async function replaceInPosts(
  trx: Db,
  url: string,
  change: ImageChange,
  staffName: string,
): Promise<number> {
  const posts = await listPostsWithImage(trx, url).execute();
  for (const { blog_id, title: _, updated_at, ...columns } of posts) {
    const row = await trx
      .updateTable("post")
      .set({ ...changeImage(columns, change), updated_at: nextTimestamp(updated_at) })
      .where("blog_id", "=", blog_id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await saveRevision(trx, { kind: "post", id: blog_id, row, by: staffName });
  }
  return posts.length;
}

/** A place keeps its words if the new image has none. */
function createChange(hash: string, by: string, alt: string): ImageChange {
  const url = getImageUrl(by);
  return {
    hash,
    url,
    ...(alt !== "" && { alt }),
    changeTag(tag) {
      const moved = tag.replace(/ src="[^"]*"/, () => ` src="${url}"`);
      return alt === "" ? moved : moved.replace(/ alt="[^"]*"/, () => ` alt="${escapeHtml(alt)}"`);
    },
  };
}
