import { parseDocument } from "htmlparser2";
import { escapeHtml } from "#domain/fields/escape-html.ts";
import { decodeSegment, slugify } from "#domain/fields/slug.ts";
import { slugLimit } from "#domain/fields/slug-format.ts";
import { normalizePermalink } from "#domain/posts/permalink.ts";
import { ellipsis, type PostSection, postFields, truncateAtWord } from "#domain/posts/post.ts";
import { parsePublishedDate } from "#domain/posts/published-date.ts";
import type { ItemStatus } from "#domain/records/item.ts";
import { Notes } from "./conversion-notes.ts";
import { cutSections } from "./cut-sections.ts";
import { convertHtml } from "./html-blocks.ts";
import { cleanText, getText, type RequestedPicture } from "./inline-html.ts";
import { replaceShortcodes } from "./shortcodes.ts";
import { createLinkMapper, findOwnPath } from "./site-links.ts";
import type { ExportSurvey } from "./survey-export.ts";
import { getMeta, type WordpressItem } from "./wordpress-item.ts";

export interface MappedPost {
  title: string;
  slug: string;
  status: ItemStatus;
  /** The reason why a post that had readers becomes a draft. */
  hiddenBecause: "private" | "password" | "waiting" | undefined;
  published_date: string | undefined;
  brief_paragraph: string;
  metaTitle: string;
  metaDescription: string;
  sections: PostSection[];
  cover: RequestedPicture | undefined;
  /** The numbers of the placeholders in the sections. */
  pictures: RequestedPicture[];
  /** The most fitting first. */
  categories: string[];
  permalinks: string[];
  notes: Notes;
}

const statuses: Record<string, ItemStatus> = {
  publish: "published",
  future: "published",
  draft: "draft",
  pending: "draft",
  private: "draft",
};

/** Posts in the trash, revisions and blank drafts are left out. */
export function isImportable({ status }: WordpressItem): boolean {
  return status in statuses;
}

/** Throws a sentence if the post cannot be stored here. */
export function mapPost(item: WordpressItem, survey: ExportSurvey): MappedPost {
  const notes = new Notes();
  const { pictures, blocks } = convertContent(item, survey, notes);
  const title = findTitle(item, blocks.map((block) => getBlockText(block)).join(" "), notes);
  const excerpt = toPlainText(item.excerpt);
  const limit = postFields.brief_paragraph.limit;
  if (Array.from(excerpt).length > limit) notes.add("excerpt", title);
  const usesIntroduction = excerpt === "";
  const { introduction, sections } = cutSections(blocks, { title, usesIntroduction, notes });
  const hiddenBecause = findHidingReason(item);
  return {
    title,
    slug: findSlug(item, title),
    status: hiddenBecause === undefined ? (statuses[item.status] ?? "draft") : "draft",
    hiddenBecause,
    published_date: findDate(item),
    brief_paragraph: usesIntroduction ? introduction : shorten(excerpt, limit),
    metaTitle: readSearchText(item, "_yoast_wpseo_title", postFields.metaTitle.limit),
    metaDescription: readSearchText(
      item,
      "_yoast_wpseo_metadesc",
      postFields.metaDescription.limit,
    ),
    sections,
    cover: findCover(item, survey),
    pictures,
    categories: sortCategories(item, survey),
    permalinks: listPermalinks(item, survey),
    notes,
  };
}

function convertContent(item: WordpressItem, survey: ExportSurvey, notes: Notes) {
  const pictures: RequestedPicture[] = [];
  const mapLink = createLinkMapper(survey, notes);
  const renderGallery = (ids = survey.attachmentsByParent.get(item.id) ?? []) =>
    ids
      .map((id) => ({ id, attachment: survey.attachments.get(id) }))
      .map(({ id, attachment }) =>
        attachment === undefined
          ? ""
          : `<p><img class="wp-image-${id}" src="${escapeHtml(attachment.url)}" alt="${escapeHtml(attachment.alt)}"></p>`,
      )
      .join("");
  const content = insertSharedBlocks(item.content, survey);
  const html = replaceShortcodes(content, { notes, renderGallery });
  const blocks = convertHtml(html, {
    notes,
    mapLink,
    renderPicture(picture) {
      const attachment = survey.attachments.get(picture.attachmentId ?? 0);
      const url = URL.parse(attachment?.url ?? picture.url, `${survey.site.url}/`)?.href ?? "";
      if (!/^https?:/.test(url)) return "";
      pictures.push({ url, alt: picture.alt || (attachment?.alt ?? "") });
      return `<img src="picture:${pictures.length - 1}" alt="${escapeHtml(pictures.at(-1)?.alt ?? "")}">`;
    },
  });
  return { pictures, blocks };
}

/** A block that contains itself is inserted once, and what it names stays a comment. */
function insertSharedBlocks(content: string, { sharedBlocks }: ExportSurvey): string {
  return content.replace(
    /<!--\s*wp:block\s*\{([^{}]*)\}\s*\/-->/g,
    (comment, attributes: string) => {
      const [, id] = /"ref":\s*(\d{1,10})/.exec(attributes) ?? [];
      return sharedBlocks.get(Number(id)) ?? comment;
    },
  );
}

function getBlockText(block: { text: string } | { html: string }): string {
  return "text" in block ? block.text : toPlainText(block.html);
}

export function toPlainText(html: string): string {
  return cleanText(getText(parseDocument(html).children));
}

function findTitle(item: WordpressItem, text: string, notes: Notes): string {
  const title = toPlainText(item.title);
  if (title !== "" && Array.from(title).length <= postFields.title.limit) return title;
  const result = shorten(title, postFields.title.limit) || truncateAtWord(text, 57) || "Untitled";
  notes.add("title", result);
  return result;
}

function findSlug({ slug, id }: WordpressItem, title: string): string {
  const found = slugify(decodeSegment(slug).replaceAll("_", " ")) || slugify(title);
  return found || Array.from(`post-${id}`).slice(0, slugLimit).join("");
}

function findHidingReason({ status, password }: WordpressItem): MappedPost["hiddenBecause"] {
  if (status === "private") return "private";
  if (password !== "") return "password";
  return status === "pending" ? "waiting" : undefined;
}

function findDate({ date, dateGmt }: WordpressItem): string | undefined {
  const utc = parsePublishedDate(`${dateGmt.replace(" ", "T")}Z`);
  return utc ?? parsePublishedDate(date.replace(" ", "T"));
}

/** Search plugins store patterns such as %%sitename%%, which mean nothing here. */
function readSearchText(item: WordpressItem, key: string, limit: number): string {
  const text = toPlainText(getMeta(item, key));
  return text.includes("%%") ? "" : shorten(text, limit);
}

function shorten(text: string, limit: number): string {
  return Array.from(text).length <= limit ? text : truncateAtWord(text, limit - ellipsis.length);
}

function findCover(item: WordpressItem, survey: ExportSurvey): RequestedPicture | undefined {
  const attachment = survey.attachments.get(Number(getMeta(item, "_thumbnail_id")));
  const url = attachment && URL.parse(attachment.url)?.href;
  return url === undefined || url === null ? undefined : { url, alt: attachment?.alt ?? "" };
}

function sortCategories(item: WordpressItem, { site }: ExportSurvey): string[] {
  const primary = site.categorySlugs.get(getMeta(item, "_yoast_wpseo_primary_category"));
  const named = item.categories.filter(({ slug }) => slug !== "uncategorized");
  const sorted = named.toSorted((a, b) => Number(b.slug === primary) - Number(a.slug === primary));
  return sorted.map(({ name }) => toPlainText(name)).filter((name) => name !== "");
}

/** Includes the paths with slugs that the post had before, from which WordPress redirects. */
function listPermalinks(item: WordpressItem, { site }: ExportSurvey): string[] {
  const path = findOwnPath(item.link, site.url);
  if (path === undefined) return [];
  const parent = path.slice(0, path.lastIndexOf("/") + 1);
  const formerSlugs = item.meta.get("_wp_old_slug") ?? [];
  const former = formerSlugs.flatMap((slug) => (slug && normalizePermalink(parent + slug)) || []);
  return [...new Set([path, ...former])];
}

export const importerName = "WordPress";

/** As the first revision of the post names them. */
export function getAuthor({ creator }: WordpressItem, { site }: ExportSurvey): string {
  const name = site.authors.get(creator) ?? creator;
  return name === "" ? importerName : `${name} (${importerName})`;
}
