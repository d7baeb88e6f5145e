import type { Items } from "#app/admin/staff-calls.ts";
import type { FieldErrors } from "#domain/field.ts";
import type { ItemKind } from "#domain/items/item.ts";
import type { KeptCopy } from "./kept-copies.ts";

/** Returns the label of a field and its value as readable text. */
export type Describe<Values> = (
  name: keyof Values & string,
  values: Values,
) => { label: string; text: string };

export interface EditingOptions<Kind extends ItemKind, Values extends object> {
  kind: Kind;
  id: number | undefined;
  stored: Values;
  updatedAt: string | undefined;
  check: (values: Values) => FieldErrors;
  toBody: (values: Values) => object;
  fromItem: (item: Items[Kind]) => Values;
}

export type SaveState = "idle" | "saving" | "offline" | "failed" | "conflict" | "signed-out";

/** The part of the editor's state that a form needs. */
export interface Editing<Values extends object> {
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
  keptAt: Date | undefined;
}

/** A version that another person saved while this one was being edited. */
export interface Conflict<Values> {
  theirs: Values;
  updatedAt: string;
  /** Undefined if the author could not be determined. */
  by: string | undefined;
}

/** The part of the editor's state that the screen around the form needs. */
interface EditingShell<Kind extends ItemKind, Values extends object> {
  kind: Kind;
  id: number | undefined;
  /** The stored version that the changes are based on. */
  base: { values: Values; updatedAt: string | undefined };
  fromItem: (item: Items[Kind]) => Values;
  describe: Describe<Values>;
  /** The message stays until the cause is resolved. */
  failure: string | undefined;
  /** Each refused save increments it, so that the focus moves to the first invalid field again. */
  refusals: number;
  /** Each attempt to save while signed out increments it and reopens the sign-in dialog. */
  signInCalls: number;
  nextTryAt: Date | undefined;
  isGone: boolean;
  /** Restores the item from the trash, then saves. */
  restoreAndSave: () => void;
  isStorageFull: boolean;
  offered: KeptCopy<Values>[];
  restoreCopy: (copy: KeptCopy<Values>) => void;
  restoreVersion: (values: Values) => void;
  discardCopy: (copy: KeptCopy<Values>) => void;
  conflict: Conflict<Values> | undefined;
  keepMine: () => void;
  loadTheirs: () => void;
  /** Continues with values merged from both versions. */
  choose: (chosen: Values) => void;
  keepNow: () => void;
  throwAway: () => void;
  /** Everything typed is saved, so the editor may close. */
  isDone: boolean;
}

export type EditorState<Kind extends ItemKind, Values extends object> = Editing<Values> &
  EditingShell<Kind, Values>;
