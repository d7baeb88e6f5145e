import { maxId } from "#domain/records/max-id.ts";
import { readMetaKeys, type WordpressItem, type WordpressSite } from "./wordpress-item.ts";

interface OpenItem extends WordpressItem {
  meta: Map<string, string[]>;
}

const itemFields: Record<string, (text: string) => Partial<OpenItem>> = {
  title: (text) => ({ title: text }),
  link: (text) => ({ link: text.trim() }),
  "dc:creator": (text) => ({ creator: text.trim() }),
  "content:encoded": (text) => ({ content: text }),
  "excerpt:encoded": (text) => ({ excerpt: text }),
  "wp:post_id": (text) => ({ id: toId(text) }),
  "wp:post_date": (text) => ({ date: text.trim() }),
  "wp:post_date_gmt": (text) => ({ dateGmt: text.trim() }),
  "wp:post_name": (text) => ({ slug: text.trim() }),
  "wp:status": (text) => ({ status: text.trim() }),
  "wp:post_parent": (text) => ({ parentId: toId(text) }),
  "wp:post_type": (text) => ({ type: text.trim() }),
  "wp:post_password": (text) => ({ password: text }),
  "wp:is_sticky": (text) => ({ isSticky: text.trim() === "1" }),
  "wp:attachment_url": (text) => ({ attachmentUrl: text.trim() }),
};

/** Understands the elements of the channel and of its items; the text of all others is dropped. */
export function createItemReader(site: WordpressSite, onItem: (item: WordpressItem) => void) {
  const path: { name: string; attributes: Record<string, string> }[] = [];
  let item: OpenItem | undefined;
  let text = "";
  let metaKey = "";
  let author = { login: "", name: "" };
  let category = { id: "", slug: "" };

  function closeInItem(name: string, parent: string, attributes: Record<string, string>): void {
    if (item === undefined) return;
    if (name === "item") {
      onItem(item);
      item = undefined;
    } else if (name === "wp:comment") item.commentCount += 1;
    else if (parent === "wp:postmeta") {
      if (name === "wp:meta_key") metaKey = text.trim();
      else if (name === "wp:meta_value" && readMetaKeys.has(metaKey))
        item.meta.set(metaKey, [...(item.meta.get(metaKey) ?? []), text.trim()]);
    } else if (parent === "item") {
      if (name === "category") addTerm(item, attributes, text.trim());
      else if (Object.hasOwn(itemFields, name)) Object.assign(item, itemFields[name]?.(text));
    }
  }

  function closeInChannel(name: string, parent: string): void {
    if (parent === "channel") {
      if (name === "title") site.title = text.trim();
      if (name === "link") site.url ||= text.trim();
      if (name === "wp:base_blog_url") site.url = text.trim() || site.url;
      if (name === "wp:author") site.authors.set(author.login, author.name || author.login);
      if (name === "wp:category") site.categorySlugs.set(category.id, category.slug);
    } else if (parent === "wp:author") {
      if (name === "wp:author_login") author = { login: text.trim(), name: "" };
      if (name === "wp:author_display_name") author.name = text.trim();
    } else if (parent === "wp:category") {
      if (name === "wp:term_id") category = { id: text.trim(), slug: "" };
      if (name === "wp:category_nicename") category.slug = text.trim();
    }
  }

  return {
    open(name: string, attributes: Record<string, string>) {
      if (name === "item" && path.at(-1)?.name === "channel") item = createItem();
      path.push({ name, attributes });
      text = "";
    },
    addText(part: string) {
      if (path.length > 2) text += part;
    },
    close() {
      const { name = "", attributes = {} } = path.pop() ?? {};
      const parent = path.at(-1)?.name ?? "";
      if (item === undefined) closeInChannel(name, parent);
      else closeInItem(name, parent, attributes);
      text = "";
    },
  };
}

function createItem(): OpenItem {
  return {
    id: 0,
    type: "",
    status: "",
    title: "",
    link: "",
    slug: "",
    content: "",
    excerpt: "",
    date: "",
    dateGmt: "",
    password: "",
    isSticky: false,
    creator: "",
    parentId: 0,
    attachmentUrl: "",
    categories: [],
    tags: [],
    format: "",
    meta: new Map(),
    commentCount: 0,
  };
}

function addTerm(item: OpenItem, { domain, nicename = "" }: Record<string, string>, name: string) {
  if (name === "") return;
  if (domain === "category") item.categories.push({ slug: nicename, name });
  if (domain === "post_tag") item.tags.push(name);
  if (domain === "post_format") item.format = name;
}

function toId(text: string): number {
  const id = Number(text.trim());
  return Number.isSafeInteger(id) && id > 0 && id <= maxId ? id : 0;
}
