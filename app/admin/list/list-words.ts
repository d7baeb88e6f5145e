import type { ItemKind } from "#domain/items/item.ts";

export interface ListWords {
  title: string;
  one: string;
  many: string;
  newOne: string;
  search: string;
  /** The searched field. */
  titled: string;
  /** Everything that permanent deletion removes. */
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
