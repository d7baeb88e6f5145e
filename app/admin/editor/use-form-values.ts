import { type RefObject, useMemo, useRef, useState } from "react";
import { isEqualValue } from "#domain/records/differences.ts";

export interface EditorSnapshot<Values> {
  values: Values;
  base: { values: Values; updatedAt: string | undefined };
}

interface FormValues<Values> extends EditorSnapshot<Values> {
  isUnsaved: boolean;
  /** Timers, responses and `pagehide` need the latest values, not those of their render. */
  latest: RefObject<EditorSnapshot<Values>>;
  update: (next: Partial<EditorSnapshot<Values>>) => void;
}

interface FormOptions<Values> {
  stored: Values;
  updatedAt: string | undefined;
  removeEmptyEntries?: (values: Values) => Values;
}

export function useFormValues<Values extends object>(
  options: FormOptions<Values>,
): FormValues<Values> {
  const { stored, updatedAt, removeEmptyEntries } = options;
  const [snapshot, setSnapshot] = useState<EditorSnapshot<Values>>(() => ({
    values: stored,
    base: { values: stored, updatedAt },
  }));
  const latest = useRef(snapshot);
  const isUnsaved = useMemo(
    () => hasUnsavedValues(snapshot, removeEmptyEntries),
    [snapshot, removeEmptyEntries],
  );

  return {
    ...snapshot,
    isUnsaved,
    latest,
    update(next) {
      latest.current = { ...latest.current, ...next };
      setSnapshot(latest.current);
    },
  };
}

/** An entry that was added and not filled in is nothing to lose. */
export function hasUnsavedValues<Values>(
  { values, base }: EditorSnapshot<Values>,
  removeEmptyEntries = (all: Values) => all,
): boolean {
  return (
    !isEqualValue(values, base.values) && !isEqualValue(removeEmptyEntries(values), base.values)
  );
}
