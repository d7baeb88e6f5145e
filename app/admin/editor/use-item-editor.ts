import type { RecordKind } from "#domain/records/item.ts";
import type { EditorOptions, EditorState } from "./editor-state.ts";
import type { Autosave } from "./local-autosaves.ts";
import type { Conflict } from "./save-reducer.ts";
import { useAutosave } from "./use-autosave.ts";
import { type EditorSnapshot, hasUnsavedValues, useFormValues } from "./use-form-values.ts";
import { useSave } from "./use-save.ts";

/**
 * Holds the form's values so that no typed text is lost: they are autosaved in the browser, saved
 * against the version that was opened, and survive a failed save. If one route shows several items,
 * give the component the item's id as its key.
 */
export function useItemEditor<Kind extends RecordKind, Values extends object>(
  options: EditorOptions<Kind, Values>,
): EditorState<Values> {
  const { kind, id, stored, updatedAt } = options;
  // An editor gets items of its own kind only.
  const fromItem = options.fromItem as EditorState<Values>["fromItem"];
  const { values, base, isUnsaved, latest, update } = useFormValues(stored, updatedAt);

  const autosaves = useAutosave<Values>({
    kind,
    id,
    stored,
    getUnsaved: () => {
      const { values, base } = latest.current;
      return hasUnsavedValues(latest.current) ? { values, basedOn: base.updatedAt } : undefined;
    },
  });

  const saving = useSave({
    ...options,
    latest,
    update,
    onSaved: (id) => autosaves.removeSaved(id),
    onAutosave: () => autosaves.autosaveNow(),
  });

  function change(patch: Partial<Values>, paths = Object.keys(patch)) {
    update({ values: { ...latest.current.values, ...patch } });
    saving.dispatch({ type: "fields-changed", names: paths });
    autosaves.scheduleAutosave();
  }

  /** Replaces all values; unsaved text remains available as an autosave. */
  function replaceValues(next: Values) {
    if (isUnsaved) autosaves.detach();
    update({ values: next });
    saving.dispatch({ type: "fields-changed", names: Object.keys(next) });
    autosaves.autosaveNow();
  }

  const conflictActions = createConflictActions({
    conflict: saving.state.conflict,
    getValues: () => latest.current.values,
    update,
    onResolved() {
      saving.dispatch({ type: "conflict-resolved" });
      autosaves.autosaveNow();
    },
    save: () => saving.save(),
    detachAutosave: () => autosaves.detach(),
  });

  return {
    ...saving.state,
    ...conflictActions,
    values,
    change,
    isUnsaved,
    isNew: saving.state.id === undefined,
    save: async (patch) => {
      if (patch === undefined) return saving.save();
      // An invalid patch is not applied: its publication date would be outdated by the next attempt.
      const errors = options.validate({ ...latest.current.values, ...patch });
      if (Object.keys(errors).length > 0) return saving.refuse(errors);
      change(patch);
      return saving.save();
    },
    autosave: autosaves.autosave,
    kind,
    base,
    fromItem,
    describeField: options.describeField,
    describeEntry: options.describeEntry,
    fixedLists: options.fixedLists ?? [],
    itemName: options.itemName,
    restoreAndSave: saving.restoreAndSave,
    isStorageFull: autosaves.isStorageFull,
    offeredAutosaves: autosaves.offered,
    restoreAutosave(autosave: Autosave<Values>) {
      replaceValues(autosave.values);
      autosaves.dismiss(autosave);
    },
    restoreVersion: replaceValues,
    discardAutosave: autosaves.dismiss,
    autosaveNow: autosaves.autosaveNow,
    autosaveOnServer: autosaves.autosaveOnServer,
    discardChanges: autosaves.discard,
    adopt: (item, change) =>
      update({
        base: { values: fromItem(item), updatedAt: item.updated_at },
        values: change(latest.current.values),
      }),
  };
}

interface ConflictOptions<Values> {
  conflict: Conflict<Values> | undefined;
  getValues: () => Values;
  update: (next: EditorSnapshot<Values>) => void;
  onResolved: () => void;
  save: () => Promise<boolean>;
  detachAutosave: () => void;
}

/** Each action bases the editor on the other person's version, so that the next save replaces it. */
function createConflictActions<Values extends object>(options: ConflictOptions<Values>) {
  function rebaseOnTheirs(next: (theirs: Values) => Values) {
    if (options.conflict === undefined) return;
    const { theirs, updatedAt } = options.conflict;
    options.update({ values: next(theirs), base: { values: theirs, updatedAt } });
    options.onResolved();
  }

  return {
    keepMine() {
      rebaseOnTheirs(options.getValues);
      void options.save();
    },
    loadTheirs() {
      options.detachAutosave();
      rebaseOnTheirs((theirs) => theirs);
    },
    resolveConflict: (chosen: Values) => rebaseOnTheirs(() => chosen),
  };
}
