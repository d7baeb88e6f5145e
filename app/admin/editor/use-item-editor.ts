import type { ItemTypes } from "#app/api/staff-api.ts";
import type { FieldErrors } from "#domain/fields/field-list.ts";
import { proposeMerge } from "#domain/records/compare-versions.ts";
import { isEqualValue } from "#domain/records/differences.ts";
import type { RecordKind } from "#domain/records/item.ts";
import type { EditorOptions } from "./editor-state.ts";
import type { Autosave } from "./local-autosaves.ts";
import { useAutosave } from "./use-autosave.ts";
import { hasUnsavedValues, useFormValues } from "./use-form-values.ts";
import { useSave } from "./use-save.ts";

/**
 * Holds the form's values so that no typed text is lost: they are autosaved in the browser, saved
 * against the version that was opened, and survive a failed save. If one route shows several items,
 * give the component the item's id as its key.
 */
export function useItemEditor<Kind extends RecordKind, Values extends object>(
  options: EditorOptions<Kind, Values>,
) {
  const { kind } = options;
  // An editor gets items of its own kind only.
  const fromItem = options.fromItem as (item: ItemTypes[RecordKind]) => Values;
  const { values, base, isUnsaved, latest, update } = useFormValues(options);

  const autosaves = useAutosave<Values>({ ...options, latest });
  const saving = useSave({ ...options, latest, update, autosaves });

  function reportChange(names: string[]) {
    const isUnsaved = hasUnsavedValues(latest.current, options.removeEmptyEntries);
    saving.dispatch({ type: "fields-changed", names, isUnsaved });
  }

  /** Clears the errors of the changed fields, or only those at `paths`. */
  function change(patch: Partial<Values>, paths = Object.keys(patch)) {
    update({ values: { ...latest.current.values, ...patch } });
    reportChange(paths);
    autosaves.scheduleAutosave();
  }

  /** Errors told before a save; those of the checked fields that are gone are cleared. */
  function showErrors(names: string[], errors: FieldErrors) {
    saving.dispatch({ type: "fields-checked", names, errors });
  }

  /** Replaces all values; unsaved text remains available as an autosave. */
  function replaceValues(next: Values) {
    if (isUnsaved && !isEqualValue(next, latest.current.values)) autosaves.detach();
    update({ values: next });
    reportChange(Object.keys(next));
    autosaves.autosaveNow();
  }

  /** Bases the editor on the other person's version, so that the next save replaces it. */
  function resolveConflict(values: Values) {
    const { conflict } = saving.state;
    if (conflict === undefined) return;
    update({ values, base: { values: conflict.theirs, updatedAt: conflict.updatedAt } });
    saving.dispatch({ type: "conflict-resolved" });
    autosaves.autosaveNow();
  }

  return {
    ...saving.state,
    ...autosaves,
    resolveConflict,
    keepMine() {
      resolveConflict(latest.current.values);
      void saving.save();
    },
    loadTheirs(theirs: Values) {
      autosaves.detach();
      resolveConflict(theirs);
    },
    values,
    change,
    showErrors,
    isUnsaved,
    isNew: saving.state.id === undefined,
    /** Resolves to true once the item is saved; the patch then belongs to the form and the editor closes. */
    save: async (patch?: Partial<Values>): Promise<boolean> => {
      if (patch === undefined) return saving.save();
      // An invalid patch is not applied: its publication date would be outdated by the next attempt.
      const errors = options.validate({ ...latest.current.values, ...patch });
      if (Object.keys(errors).length > 0) return saving.refuse(errors);
      change(patch);
      return saving.save();
    },
    kind,
    base,
    fromItem,
    describeField: options.describeField,
    describeEntry: options.describeEntry,
    fixedLists: options.fixedLists ?? [],
    itemName: options.itemName,
    restoreAndSave: saving.restoreAndSave,
    restoreAutosave(autosave: Autosave<Values>) {
      replaceValues(autosave.values);
      autosaves.discardAutosave(autosave);
    },
    restoreVersion: replaceValues,
    /**
     * After a call that saved one part at once: the rest of what is typed stays unsaved. Where a
     * colleague has changed the same meanwhile, the next save asks.
     */
    adopt(item: ItemTypes[RecordKind], change: (values: Values) => Values) {
      const [mine, theirs] = [change(latest.current.values), fromItem(item)];
      const versions = { base: latest.current.base.values, mine, theirs };
      const { sides, merge } = proposeMerge(versions, options.fixedLists);
      if ([...sides.values()].includes(undefined)) return update({ values: mine });
      const base = { values: theirs, updatedAt: item.updated_at };
      update({ base, values: merge(sides) });
    },
  };
}

export type EditorState<Values extends object> = ReturnType<
  typeof useItemEditor<RecordKind, Values>
>;
