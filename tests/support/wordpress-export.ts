interface ExportedItem {
  id: number;
  title?: string;
  slug?: string;
  link?: string;
  content?: string;
  excerpt?: string;
  status?: string;
  type?: string;
  date?: string;
  password?: string;
  isSticky?: boolean;
  parentId?: number;
  categories?: string[];
  tags?: string[];
  format?: string;
  meta?: Record<string, string>;
  attachmentUrl?: string;
  comments?: number;
}

export const oldSite = "https://old.example";

/** An export as WordPress writes it, of the site old.example. */
export function createWordpressExport(items: ExportedItem[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Old clinic</title>
<link>${oldSite}</link>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_blog_url>${oldSite}</wp:base_blog_url>
<wp:author><wp:author_login>ada</wp:author_login><wp:author_display_name>${cdata("Ada L.")}</wp:author_display_name></wp:author>
<wp:category><wp:term_id>8</wp:term_id><wp:category_nicename>sport</wp:category_nicename><wp:cat_name>${cdata("Sport")}</wp:cat_name></wp:category>
${items.map(createItem).join("\n")}
</channel>
</rss>
`;
}

function createItem({ id, type = "post", ...item }: ExportedItem): string {
  const { title = `Post ${id}`, slug = `post-${id}`, date = "2020-03-04 10:00:00" } = item;
  const { link = `${oldSite}/2020/03/${slug}/`, meta = {}, categories = [], tags = [] } = item;
  return `<item>
<title>${cdata(title)}</title>
<link>${link}</link>
<dc:creator>${cdata("ada")}</dc:creator>
<content:encoded>${cdata(item.content ?? "Some text.")}</content:encoded>
<excerpt:encoded>${cdata(item.excerpt ?? "")}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id>
<wp:post_date>${cdata(date)}</wp:post_date>
<wp:post_date_gmt>${cdata(date)}</wp:post_date_gmt>
<wp:post_name>${cdata(slug)}</wp:post_name>
<wp:status>${cdata(item.status ?? "publish")}</wp:status>
<wp:post_parent>${item.parentId ?? 0}</wp:post_parent>
<wp:post_type>${cdata(type)}</wp:post_type>
<wp:post_password>${cdata(item.password ?? "")}</wp:post_password>
<wp:is_sticky>${item.isSticky ? 1 : 0}</wp:is_sticky>
${item.attachmentUrl ? `<wp:attachment_url>${cdata(item.attachmentUrl)}</wp:attachment_url>` : ""}
${categories.map((name) => `<category domain="category" nicename="${name.toLowerCase()}">${cdata(name)}</category>`).join("")}
${item.format ? `<category domain="post_format" nicename="post-format">${cdata(item.format)}</category>` : ""}
${tags.map((name) => `<category domain="post_tag" nicename="tag">${cdata(name)}</category>`).join("")}
${Object.entries(meta)
  .map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
  )
  .join("")}
${"<wp:comment><wp:comment_content>Nice</wp:comment_content></wp:comment>".repeat(item.comments ?? 0)}
</item>`;
}

function cdata(text: string): string {
  return `<![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
}
