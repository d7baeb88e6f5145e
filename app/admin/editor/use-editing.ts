import { useMemo, useRef, useState } from "react";
import { isSame } from "#domain/items/differences.ts";
import type { ItemKind } from "#domain/items/item.ts";
import type { EditingOptions, EditorState } from "./editing.ts";
import { fieldLabel, valueInWords } from "./field-words.ts";
import type { KeptCopy } from "./kept-copies.ts";
import { useKeptCopies } from "./use-kept-copies.ts";
import { useSaving } from "./use-saving.ts";

/**
 * Holds what is written into an editor so that none of it is lost: it is kept in the browser, saved
 * against the version that was opened, and stays where it is whatever becomes of a save.
 * Where one route shows several items, give the component the id as its key.
 */
export function useEditing<Kind extends ItemKind, Values extends object>(
  options: EditingOptions<Kind, Values>,
): EditorState<Kind, Values> {
  const { kind, id, stored, updatedAt, fromItem } = options;
  const [values, setValues] = useState(stored);
  const [base, setBase] = useState({ values: stored, updatedAt });
  const isUnsaved = useMemo(() => !isSame(values, base.values), [values, base]);
  // What a timer, a reply or the end of the page finds: always the latest.
  const latest = useRef({ values, base });

  const copies = useKeptCopies<Values>({
    kind,
    id,
    stored,
    unsaved: () => {
      const now = latest.current;
      if (isSame(now.values, now.base.values)) return undefined;
      return { values: now.values, basedOn: now.base.updatedAt };
    },
  });

  function setAll(next: Partial<typeof latest.current>) {
    latest.current = { ...latest.current, ...next };
    setValues(latest.current.values);
    setBase(latest.current.base);
  }

  const saving = useSaving({
    ...options,
    latest,
    setAll,
    onStored: () => copies.forgetOwn(),
    onKeepNow: () => copies.keepNow(),
  });

  function change(patch: Partial<Values>) {
    setAll({ values: { ...latest.current.values, ...patch } });
    saving.forgetErrors(Object.keys(patch));
    copies.keepSoon();
  }

  /** Takes the place of all that is written; what is not saved of that can be got back. */
  function putIn(next: Values) {
    if (isUnsaved) copies.setAside();
    setAll({ values: next });
    saving.forgetErrors(Object.keys(next));
    copies.keepNow();
  }

  function becomeBasedOnTheirs(next: (theirs: Values) => Values) {
    const { conflict } = saving;
    if (conflict === undefined) return;
    const { theirs, updatedAt } = conflict;
    setAll({ values: next(theirs), base: { values: theirs, updatedAt } });
    saving.endConflict();
    copies.keepNow();
  }

  return {
    values,
    change,
    errors: saving.errors,
    isUnsaved,
    isNew: saving.id === undefined,
    save: async (patch) => {
      // What is refused stays as it was: the moment of publishing would be an old one by the next try.
      const isReady =
        Object.keys(options.check({ ...latest.current.values, ...patch })).length === 0;
      if (patch && isReady) change(patch);
      return saving.save();
    },
    state: saving.state,
    keptAt: copies.keptAt,
    kind,
    id: saving.id,
    base,
    fromItem,
    describe: (name, all) => ({
      label: fieldLabel(kind, name),
      text: valueInWords(all[name]),
    }),
    failure: saving.failure,
    refusals: saving.refusals,
    signInCalls: saving.signInCalls,
    nextTryAt: saving.nextTryAt,
    isGone: saving.isGone,
    restoreAndSave: saving.restoreAndSave,
    isDone: saving.isDone,
    isStorageFull: copies.isFull,
    offered: copies.offered,
    restoreCopy(copy: KeptCopy<Values>) {
      putIn(copy.values);
      copies.take(copy);
    },
    restoreVersion: putIn,
    discardCopy: copies.take,
    conflict: saving.conflict,
    keepMine() {
      becomeBasedOnTheirs(() => latest.current.values);
      void saving.save();
    },
    loadTheirs() {
      copies.setAside();
      becomeBasedOnTheirs((theirs) => theirs);
    },
    choose: (chosen) => becomeBasedOnTheirs(() => chosen),
    keepNow: copies.keepNow,
    throwAway: copies.throwAway,
  };
}
