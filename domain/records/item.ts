export const itemKinds = ["post", "location"] as const;
export type ItemKind = (typeof itemKinds)[number];

export const itemStatuses = ["draft", "published"] as const;
export type ItemStatus = (typeof itemStatuses)[number];

export function isItemKind(kind: string): kind is ItemKind {
  return itemKinds.some((itemKind) => itemKind === kind);
}

/** The kinds of clinic content add themselves. */
export interface RecordKinds extends Record<ItemKind, true> {}

export type RecordKind = keyof RecordKinds;

export const trashRetentionDays = 30;

export const trashActions = ["trash", "restore"] as const;
export type TrashAction = (typeof trashActions)[number];

export const maxChangedItems = 100;

export const maxRevisions = 20;

/** A conflict means that someone else saved a newer revision first. */
export type SaveResult<Item> =
  | { item: Item }
  | { errors: Record<string, string> }
  | { conflict: Item };

export const saveChanges = ["added", "saved", "published", "scheduled", "hidden"] as const;
export type SaveChange = (typeof saveChanges)[number];
