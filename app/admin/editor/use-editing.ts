import { useMemo, useRef, useState } from "react";
import { isSame } from "#domain/items/differences.ts";
import type { ItemKind } from "#domain/items/item.ts";
import type { EditingOptions, EditorState } from "./editing.ts";
import { fieldLabel, valueInWords } from "./field-words.ts";
import type { KeptCopy } from "./kept-copies.ts";
import { useKeptCopies } from "./use-kept-copies.ts";
import { useSaving } from "./use-saving.ts";

/**
 * Holds the form's values so that no typed text is lost: they are autosaved in the browser, saved
 * against the version that was opened, and survive a failed save. If one route shows several items,
 * give the component the item's id as its key.
 */
export function useEditing<Kind extends ItemKind, Values extends object>(
  options: EditingOptions<Kind, Values>,
): EditorState<Kind, Values> {
  const { kind, id, stored, updatedAt, fromItem } = options;
  const [values, setValues] = useState(stored);
  const [base, setBase] = useState({ values: stored, updatedAt });
  const isUnsaved = useMemo(() => !isSame(values, base.values), [values, base]);
  // Timers, responses and `pagehide` need the latest values, not those of their render.
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

  /** Replaces all values; unsaved text remains available as an autosave. */
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
      // An invalid patch is not applied: its publication date would be outdated by the next attempt.
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
