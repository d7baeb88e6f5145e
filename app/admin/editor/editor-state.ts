import type { ItemTypes } from "#app/api/staff-api.ts";
import type { FieldErrors } from "#domain/fields/field-list.ts";
import type { ItemKind } from "#domain/records/item.ts";
import type { Autosave } from "./autosave-storage.ts";

/** Returns the label of a field and its value as readable text. */
export type DescribeField<Values> = (
  name: keyof Values & string,
  values: Values,
) => { label: string; text: string };

export interface EditorOptions<Kind extends ItemKind, Values extends object> {
  kind: Kind;
  id: number | undefined;
  stored: Values;
  updatedAt: string | undefined;
  validate: (values: Values) => FieldErrors;
  toBody: (values: Values) => object;
  fromItem: (item: ItemTypes[Kind]) => Values;
}

export type SaveState = "idle" | "saving" | "offline" | "failed" | "conflict" | "signed-out";

/** The part of the editor's state that a form needs. */
export interface EditorFormState<Values extends object> {
  values: Values;
  /** Marks the item unsaved and schedules an autosave within a second. */
  change: (patch: Partial<Values>) => void;
  /** Errors by field name; changing a field clears its error. */
  errors: FieldErrors;
  isUnsaved: boolean;
  isNew: boolean;
  /** Resolves to true once the item is saved; the patch then belongs to the form and the editor closes. */
  save: (patch?: Partial<Values>) => Promise<boolean>;
  state: SaveState;
  autosavedAt: Date | undefined;
}

/** A version that another person saved while this one was being edited. */
export interface Conflict<Values> {
  theirs: Values;
  updatedAt: string;
  /** Undefined if the author could not be determined. */
  savedBy: string | undefined;
}

/** The part of the editor's state that the screen around the form needs. */
interface EditorShellState<Kind extends ItemKind, Values extends object> {
  kind: Kind;
  id: number | undefined;
  /** The stored version that the changes are based on. */
  base: { values: Values; updatedAt: string | undefined };
  fromItem: (item: ItemTypes[Kind]) => Values;
  describeField: DescribeField<Values>;
  /** The message stays until the cause is resolved. */
  failure: string | undefined;
  /** Each refused save increments it, so that the focus moves to the first invalid field again. */
  refusalCount: number;
  /** Each attempt to save while signed out increments it and reopens the sign-in dialog. */
  signInRequestCount: number;
  nextRetryAt: Date | undefined;
  isDeleted: boolean;
  /** Restores the item from the trash, then saves. */
  restoreAndSave: () => void;
  isStorageFull: boolean;
  offeredAutosaves: Autosave<Values>[];
  restoreAutosave: (autosave: Autosave<Values>) => void;
  restoreVersion: (values: Values) => void;
  discardAutosave: (autosave: Autosave<Values>) => void;
  conflict: Conflict<Values> | undefined;
  keepMine: () => void;
  loadTheirs: () => void;
  /** Continues with values merged from both versions. */
  resolveConflict: (chosen: Values) => void;
  autosaveNow: () => void;
  discardChanges: () => void;
  /** Everything typed is saved, so the editor may close. */
  shouldClose: boolean;
}

export type EditorState<Kind extends ItemKind, Values extends object> = EditorFormState<Values> &
  EditorShellState<Kind, Values>;
