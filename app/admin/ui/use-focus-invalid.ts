import { useEffect, useRef } from "react";
import { afterPaint } from "#app/ui/after-paint.ts";

/** After a refusal the focus moves to the first invalid field within the element, unless it is in another form. */
export function useFocusInvalid<Container extends HTMLElement>(refusalCount: number) {
  const container = useRef<Container>(null);
  useEffect(() => {
    if (refusalCount === 0) return;
    const findInvalid = () => container.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    // A focused field whose error appears would have it read twice.
    afterPaint(() => {
      if (!isInOtherForm(document.activeElement, container.current)) findInvalid()?.focus();
    });
  }, [refusalCount]);
  return container;
}

/** Somebody may go on in another form of the page until a slow refusal comes. */
function isInOtherForm(focused: Element | null, container: HTMLElement | null): boolean {
  const form = focused?.closest("form");
  return form !== null && form !== undefined && form !== container?.closest("form");
}
