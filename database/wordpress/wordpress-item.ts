/** One item of an export: a post, a page, an attachment or anything else that WordPress stores. */
export interface WordpressItem {
  id: number;
  type: string;
  status: string;
  title: string;
  link: string;
  slug: string;
  content: string;
  excerpt: string;
  /** As `YYYY-MM-DD HH:MM:SS`; all zeros for a draft that was never published. */
  date: string;
  dateGmt: string;
  password: string;
  isSticky: boolean;
  creator: string;
  parentId: number;
  attachmentUrl: string;
  categories: { slug: string; name: string }[];
  tags: string[];
  /** For example "Gallery"; empty for an ordinary post. */
  format: string;
  meta: ReadonlyMap<string, string[]>;
  commentCount: number;
}

/** The facts at the head of the file. */
export interface WordpressSite {
  title: string;
  url: string;
  authors: Map<string, string>;
  /** Slugs by the number of their term. */
  categorySlugs: Map<string, string>;
}

/** The extra fields of an item that are read; exports hold dozens of others. */
export const readMetaKeys = new Set([
  "_thumbnail_id",
  "_wp_attachment_image_alt",
  "_wp_old_slug",
  "_yoast_wpseo_metadesc",
  "_yoast_wpseo_primary_category",
  "_yoast_wpseo_title",
]);

export function getMeta(item: WordpressItem, key: string): string {
  return item.meta.get(key)?.[0] ?? "";
}
