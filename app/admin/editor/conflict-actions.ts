import type { Conflict } from "./save-reducer.ts";
import type { EditorSnapshot } from "./use-form-values.ts";

interface ConflictOptions<Values> {
  conflict: Conflict<Values> | undefined;
  getValues: () => Values;
  update: (next: EditorSnapshot<Values>) => void;
  onResolved: () => void;
  save: () => Promise<boolean>;
  detachAutosave: () => void;
}

/** Each action bases the editor on the other person's version, so that the next save replaces it. */
export function createConflictActions<Values extends object>(options: ConflictOptions<Values>) {
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
