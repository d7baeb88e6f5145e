import type { ToastAction } from "#app/admin/ui/toasts.tsx";
import type { ItemBodies, ItemTypes } from "#app/api/staff-api.ts";
import type { FieldErrors } from "#domain/fields/field-list.ts";
import type { RecordKind } from "#domain/records/item.ts";

export interface PartDescription {
  label: string;
  text: string;
  pictureUrls: string[];
}

export type DescribeField<Values> = (
  name: keyof Values & string,
  values: Values,
) => PartDescription;

/** One entry of a list, such as a section of a post or a day of the week. */
export type DescribeEntry = (name: string, entry: unknown, index: number) => PartDescription;

export interface EditorOptions<Kind extends RecordKind, Values extends object> {
  kind: Kind;
  id: number | undefined;
  stored: Values;
  updatedAt: string | undefined;
  validate: (values: Values) => FieldErrors;
  toBody: (values: Values) => ItemBodies[Kind];
  fromItem: (item: ItemTypes[Kind]) => Values;
  describeField: DescribeField<Values>;
  /** Needed if the item has lists. */
  describeEntry?: DescribeEntry | undefined;
  /** Lists whose entries stay in their places. */
  fixedLists?: readonly string[];
  /** For example "post", in sentences about the item. */
  itemName: string;
  /** An entry that was added and not filled in is no unsaved text. */
  removeEmptyEntries?: (values: Values) => Values;
  afterSave?: (saved: Values, before: Values) => void;
  /** Replaces the server's sentence about a save. */
  getSavedMessage?: (saved: Values, before: Values) => string | undefined;
  /** The button of the toast after a save, such as "View it". */
  getSavedAction?: (saved: Values, before: Values) => ToastAction | undefined;
}
