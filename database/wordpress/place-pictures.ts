import { type PostSection, postFields } from "#domain/posts/post.ts";
import type { Post } from "#domain/posts/post-schema.server.ts";
import { findPost } from "#domain/posts/posts.server.ts";
import { updatePost } from "#domain/posts/write-posts.server.ts";
import { listRevisions } from "#domain/records/revisions.server.ts";
import { getAuthor, type MappedPost, mapPost, toPlainText } from "./map-post.ts";
import { getOriginalPath } from "./media-folder.ts";
import type { PlanOptions } from "./plan-options.ts";
import type { WordpressItem } from "./wordpress-item.ts";

type PictureOptions = Pick<PlanOptions, "storePicture" | "report">;

export async function placePictures(
  { pictures, cover, sections }: Pick<MappedPost, "pictures" | "cover" | "sections">,
  options: PictureOptions,
): Promise<{ blogs_content: PostSection[]; blog_image?: string; blog_image_alt?: string }> {
  recordShownFiles({ pictures, cover }, options);
  const stored: (string | undefined)[] = [];
  for (const { url } of pictures) stored.push(await findPicture(url, options));
  const blogs_content = replacePictures(sections, (number) => stored[number]);
  const blog_image = cover && (await findPicture(cover.url, options));
  if (cover === undefined || blog_image === undefined) return { blogs_content };
  const alt = Array.from(cover.alt).slice(0, postFields.blog_image_alt.limit);
  return { blogs_content, blog_image, blog_image_alt: alt.join("") };
}

function recordShownFiles(
  { pictures, cover }: Pick<MappedPost, "pictures" | "cover">,
  { report }: PictureOptions,
): void {
  for (const { url } of cover ? [...pictures, cover] : pictures)
    report.shownFiles.add(getOriginalPath(url));
}

async function findPicture(
  url: string,
  { storePicture, report }: PictureOptions,
): Promise<string | undefined> {
  const stored = await storePicture(url);
  if ("refused" in stored) report.missingPictures.set(url, stored.refused);
  else report.pictures.set(url, stored.origin);
  return "url" in stored ? stored.url : undefined;
}

/** A picture without a URL disappears, and so does the paragraph that held nothing else. */
function replacePictures(
  sections: readonly PostSection[],
  findUrl: (number: number) => string | undefined,
): PostSection[] {
  return sections.map(({ heading, paragraph }) => ({
    heading,
    paragraph: paragraph
      .replace(/<img src="picture:(\d+)"([^>]*)>/g, (_all, number: string, rest: string) => {
        const url = findUrl(Number(number));
        return url === undefined ? "" : `<img src="${url}"${rest}>`;
      })
      .replace(/<(p|li)>(?:\s|<br \/>)*<\/\1>/g, ""),
  }));
}

/**
 * Adds the pictures that were missing when the post was imported, as long as nobody has edited
 * it here. Returns true if there were any.
 */
export async function addMissingPictures(
  item: WordpressItem,
  id: number,
  options: Pick<PlanOptions, "db" | "survey" | "isDryRun"> & PictureOptions,
): Promise<boolean> {
  const { db, survey, isDryRun } = options;
  const mapped = mapPost(item, survey);
  recordShownFiles(mapped, options);
  const expected = mapped.pictures.length + (mapped.cover === undefined ? 0 : 1);
  if (expected === 0) return false;
  const post = await findPost(db, id);
  if (post === undefined || countPictures(post) >= expected) return false;
  const author = getAuthor(item, survey);
  const [latest] = await listRevisions(db, "post", id);
  if (latest?.saved_by !== author || !hasSameText(post.blogs_content, mapped.sections))
    return false;
  const placed = await placePictures(mapped, options);
  if (countPictures({ blog_image: post.blog_image, ...placed }) <= countPictures(post))
    return false;
  if (isDryRun) return true;
  const { updated_at } = post;
  const saved = await updatePost(db, id, { ...placed, updated_at }, author, updated_at);
  return saved !== undefined && "item" in saved;
}

function countPictures({ blog_image, blogs_content }: Pick<Post, "blog_image" | "blogs_content">) {
  const inText = blogs_content.map(({ paragraph }) => paragraph.split("<img").length - 1);
  return inText.reduce((sum, number) => sum + number, blog_image === "" ? 0 : 1);
}

function hasSameText(stored: readonly PostSection[], mapped: readonly PostSection[]): boolean {
  const getText = (sections: readonly PostSection[]) =>
    toPlainText(sections.map(({ paragraph }) => paragraph).join(" "));
  return getText(stored) === getText(mapped);
}
