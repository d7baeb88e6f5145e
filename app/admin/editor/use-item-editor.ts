import { useMemo, useRef, useState } from "react";
import { isEqualValue } from "#domain/records/differences.ts";
import type { ItemKind } from "#domain/records/item.ts";
import type { Autosave } from "./autosave-storage.ts";
import type { EditorOptions, EditorState } from "./editor-state.ts";
import { formatFieldValue, getFieldLabel } from "./format-field-value.ts";
import { useAutosave } from "./use-autosave.ts";
import { useSaving } from "./use-saving.ts";

/**
 * Holds the form's values so that no typed text is lost: they are autosaved in the browser, saved
 * against the version that was opened, and survive a failed save. If one route shows several items,
 * give the component the item's id as its key.
 */
export function useItemEditor<Kind extends ItemKind, Values extends object>(
  options: EditorOptions<Kind, Values>,
): EditorState<Kind, Values> {
  const { kind, id, stored, updatedAt, fromItem } = options;
  const [values, setValues] = useState(stored);
  const [base, setBase] = useState({ values: stored, updatedAt });
  const isUnsaved = useMemo(() => !isEqualValue(values, base.values), [values, base]);
  // Timers, responses and `pagehide` need the latest values, not those of their render.
  const latest = useRef({ values, base });

  const autosaves = useAutosave<Values>({
    kind,
    id,
    stored,
    getUnsaved: () => {
      const now = latest.current;
      if (isEqualValue(now.values, now.base.values)) return undefined;
      return { values: now.values, basedOn: now.base.updatedAt };
    },
  });

  function update(next: Partial<typeof latest.current>) {
    latest.current = { ...latest.current, ...next };
    setValues(latest.current.values);
    setBase(latest.current.base);
  }

  const saving = useSaving({
    ...options,
    latest,
    update,
    onSaved: () => autosaves.removeOwnAutosave(),
    onAutosave: () => autosaves.autosaveNow(),
  });

  function change(patch: Partial<Values>) {
    update({ values: { ...latest.current.values, ...patch } });
    saving.clearErrors(Object.keys(patch));
    autosaves.scheduleAutosave();
  }

  /** Replaces all values; unsaved text remains available as an autosave. */
  function replaceValues(next: Values) {
    if (isUnsaved) autosaves.detach();
    update({ values: next });
    saving.clearErrors(Object.keys(next));
    autosaves.autosaveNow();
  }

  function rebaseOnTheirs(next: (theirs: Values) => Values) {
    const { conflict } = saving;
    if (conflict === undefined) return;
    const { theirs, updatedAt } = conflict;
    update({ values: next(theirs), base: { values: theirs, updatedAt } });
    saving.endConflict();
    autosaves.autosaveNow();
  }

  return {
    values,
    change,
    errors: saving.errors,
    isUnsaved,
    isNew: saving.id === undefined,
    save: async (patch) => {
      // An invalid patch is not applied: its publication date would be outdated by the next attempt.
      const isValid =
        Object.keys(options.validate({ ...latest.current.values, ...patch })).length === 0;
      if (patch && isValid) change(patch);
      return saving.save();
    },
    state: saving.state,
    autosavedAt: autosaves.autosavedAt,
    kind,
    id: saving.id,
    base,
    fromItem,
    describeField: (name, allValues) => ({
      label: getFieldLabel(kind, name),
      text: formatFieldValue(allValues[name]),
    }),
    failure: saving.failure,
    refusalCount: saving.refusalCount,
    signInRequestCount: saving.signInRequestCount,
    nextRetryAt: saving.nextRetryAt,
    isDeleted: saving.isDeleted,
    restoreAndSave: saving.restoreAndSave,
    shouldClose: saving.shouldClose,
    isStorageFull: autosaves.isStorageFull,
    offeredAutosaves: autosaves.offered,
    restoreAutosave(autosave: Autosave<Values>) {
      replaceValues(autosave.values);
      autosaves.dismiss(autosave);
    },
    restoreVersion: replaceValues,
    discardAutosave: autosaves.dismiss,
    conflict: saving.conflict,
    keepMine() {
      rebaseOnTheirs(() => latest.current.values);
      void saving.save();
    },
    loadTheirs() {
      autosaves.detach();
      rebaseOnTheirs((theirs) => theirs);
    },
    resolveConflict: (chosen) => rebaseOnTheirs(() => chosen),
    autosaveNow: autosaves.autosaveNow,
    discardChanges: autosaves.discard,
  };
}
