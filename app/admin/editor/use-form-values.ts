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

export function useFormValues<Values extends object>(
  stored: Values,
  updatedAt: string | undefined,
): FormValues<Values> {
  const [snapshot, setSnapshot] = useState<EditorSnapshot<Values>>(() => ({
    values: stored,
    base: { values: stored, updatedAt },
  }));
  const latest = useRef(snapshot);
  const isUnsaved = useMemo(() => hasUnsavedValues(snapshot), [snapshot]);

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

export function hasUnsavedValues<Values>({ values, base }: EditorSnapshot<Values>): boolean {
  return !isEqualValue(values, base.values);
}
