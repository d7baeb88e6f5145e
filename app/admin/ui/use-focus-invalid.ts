import { useEffect, useRef } from "react";
import { afterPaint } from "#app/ui/after-paint.ts";

/** After a refusal the focus moves to the first invalid field within the element. */
export function useFocusInvalid<Container extends HTMLElement>(refusalCount: number) {
  const container = useRef<Container>(null);
  useEffect(() => {
    if (refusalCount === 0) return;
    const findInvalid = () => container.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    // A focused field whose error appears would have it read twice.
    afterPaint(() => findInvalid()?.focus());
  }, [refusalCount]);
  return container;
}
