import type { Items } from "#app/admin/staff-calls.ts";
import type { FieldErrors } from "#domain/field.ts";
import type { ItemKind } from "#domain/items/item.ts";
import type { KeptCopy } from "./kept-copies.ts";

/** A field as people know it: its name and what it says. */
export type Describe<Values> = (
  name: keyof Values & string,
  values: Values,
) => { label: string; text: string };

export interface EditingOptions<Kind extends ItemKind, Values extends object> {
  kind: Kind;
  id: number | undefined;
  /** From the loader. */
  stored: Values;
  updatedAt: string | undefined;
  /** The client's own check before sending. */
  check: (values: Values) => FieldErrors;
  /** What is sent. */
  toBody: (values: Values) => object;
  fromItem: (item: Items[Kind]) => Values;
}

export type SaveState = "idle" | "saving" | "offline" | "failed" | "conflict" | "signed-out";

/** What a form needs of the editing of an item. */
export interface Editing<Values extends object> {
  values: Values;
  /** Marks it unsaved and keeps a copy in the browser within a second. */
  change: (patch: Partial<Values>) => void;
  /** By field name; a field's error goes when the field changes. */
  errors: FieldErrors;
  isUnsaved: boolean;
  isNew: boolean;
  /** True when stored; the patch is part of the form from then on. The editor closes after it. */
  save: (patch?: Partial<Values>) => Promise<boolean>;
  state: SaveState;
  /** When the browser's copy was last kept. */
  keptAt: Date | undefined;
}

/** What someone else saved while this was written. */
export interface Conflict<Values> {
  theirs: Values;
  updatedAt: string;
  /** Who saved it; undefined where that could not be found out. */
  by: string | undefined;
}

/** What the screen around the form needs beside it. */
interface EditingShell<Kind extends ItemKind, Values extends object> {
  kind: Kind;
  id: number | undefined;
  /** What the changes are made to: the stored version that was opened. */
  base: { values: Values; updatedAt: string | undefined };
  fromItem: (item: Items[Kind]) => Values;
  describe: Describe<Values>;
  /** Told until it is mended. */
  failure: string | undefined;
  /** Counts the refusals, each of which wants the focus. */
  refusals: number;
  /** Counts how often somebody who is signed out wanted to save. */
  signInCalls: number;
  nextTryAt: Date | undefined;
  /** The item was deleted while this was written. */
  isGone: boolean;
  /** Brings it back from the trash and saves this. */
  restoreAndSave: () => void;
  isStorageFull: boolean;
  offered: KeptCopy<Values>[];
  restoreCopy: (copy: KeptCopy<Values>) => void;
  /** Puts a saved version into the form. */
  restoreVersion: (values: Values) => void;
  discardCopy: (copy: KeptCopy<Values>) => void;
  conflict: Conflict<Values> | undefined;
  keepMine: () => void;
  loadTheirs: () => void;
  /** Goes on with a choice of both. */
  choose: (chosen: Values) => void;
  keepNow: () => void;
  throwAway: () => void;
  /** All is stored, and the editor may close. */
  isDone: boolean;
}

export type EditorState<Kind extends ItemKind, Values extends object> = Editing<Values> &
  EditingShell<Kind, Values>;
