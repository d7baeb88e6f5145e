import type { FieldList } from "../fields/field-list.ts";

export const autosaveFields = {
  key: { label: "Key", limit: 100, required: true },
  /** JSON: the values of the form. */
  values: { label: "Text", limit: 500_000, required: true },
  /** The `updated_at` of the version that was opened; empty for a new item. */
  based_on: { label: "Version", limit: 40, required: false },
} as const satisfies FieldList;

/** The `item_id` of an item that has not been saved yet. */
export const newItemId = 0;

export const maxAutosavesPerUser = 40;
export const autosaveRetentionDays = 90;
