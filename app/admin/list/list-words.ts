import type { ItemKind } from "#domain/items/item.ts";

/** How the two lists speak of what they hold. */
export interface ListWords {
  title: string;
  one: string;
  many: string;
  newOne: string;
  search: string;
  /** What a search looks at. */
  titled: string;
  /** What is gone when one is deleted for good. */
  parts: string;
}

export const listWords: Record<ItemKind, ListWords> = {
  post: {
    title: "Blogs",
    one: "post",
    many: "posts",
    newOne: "New post",
    search: "Search titles",
    titled: "title",
    parts: "The post and its saved versions",
  },
  location: {
    title: "Location Pages",
    one: "location page",
    many: "location pages",
    newOne: "New location page",
    search: "Search headings",
    titled: "heading",
    parts: "The page and its saved versions",
  },
};
