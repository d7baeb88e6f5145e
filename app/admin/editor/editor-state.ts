import type { ToastAction } from "#app/admin/ui/toasts.tsx";
import type { ItemBodies, ItemTypes } from "#app/api/staff-api.ts";
import type { FieldErrors } from "#domain/fields/field-list.ts";
import type { RecordKind } from "#domain/records/item.ts";
import type { Autosave } from "./local-autosaves.ts";
import type { SaveState } from "./save-reducer.ts";
import type { AutosaveState } from "./use-autosave.ts";

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
  afterSave?: (saved: Values, before: Values) => void;
  /** Replaces the server's sentence about a save. */
  getSavedMessage?: (saved: Values, before: Values) => string | undefined;
  /** The button of the toast after a save, such as "View it". */
  getSavedAction?: (saved: Values, before: Values) => ToastAction | undefined;
}

export interface EditorFormState<Values extends object>
  extends Pick<SaveState<Values>, "status" | "errors"> {
  values: Values;
  /** Clears the errors of the changed fields, or only those at `paths`. */
  change: (patch: Partial<Values>, paths?: string[]) => void;
  isUnsaved: boolean;
  isNew: boolean;
  /** Resolves to true once the item is saved; the patch then belongs to the form and the editor closes. */
  save: (patch?: Partial<Values>) => Promise<boolean>;
  autosave: AutosaveState | undefined;
}

interface EditorShellState<Values extends object>
  extends Omit<SaveState<Values>, "failedAttemptCount" | "wasUnreachable"> {
  kind: RecordKind;
  /** The stored version that the changes are based on. */
  base: { values: Values; updatedAt: string | undefined };
  fromItem: (item: ItemTypes[RecordKind]) => Values;
  describeField: DescribeField<Values>;
  describeEntry: DescribeEntry | undefined;
  fixedLists: readonly string[];
  itemName: string;
  restoreAndSave: () => void;
  isStorageFull: boolean;
  offeredAutosaves: Autosave<Values>[];
  restoreAutosave: (autosave: Autosave<Values>) => void;
  restoreVersion: (values: Values) => void;
  discardAutosave: (autosave: Autosave<Values>) => void;
  keepMine: () => void;
  loadTheirs: () => void;
  resolveConflict: (chosen: Values) => void;
  autosaveNow: () => void;
  autosaveOnServer: () => Promise<void>;
  discardChanges: () => void;
  /** After a call that saved one part at once: the rest of what is typed stays unsaved. */
  adopt: (item: ItemTypes[RecordKind], change: (values: Values) => Values) => void;
}

export type EditorState<Values extends object> = EditorFormState<Values> & EditorShellState<Values>;
