import type { ItemKind } from "#domain/records/item.ts";

export interface ListLabels {
  title: string;
  singular: string;
  plural: string;
  newItem: string;
  search: string;
  deletedParts: string;
}

export const listLabels: Record<ItemKind, ListLabels> = {
  post: {
    title: "Blogs",
    singular: "post",
    plural: "posts",
    newItem: "New post",
    search: "Search posts",
    deletedParts: "The post and its saved versions",
  },
  location: {
    title: "Location Pages",
    singular: "location page",
    plural: "location pages",
    newItem: "New location page",
    search: "Search pages",
    deletedParts: "The page and its saved versions",
  },
};
