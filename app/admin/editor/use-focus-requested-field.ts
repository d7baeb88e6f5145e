import { useEffect } from "react";
import type { CheckedPart } from "./publish-check.ts";

/** Each new object moves the focus to its field. */
export function useFocusRequestedField(part: CheckedPart | undefined): void {
  useEffect(() => {
    if (part && "field" in part)
      document.querySelector<HTMLElement>(`dialog [name="${part.field}"]`)?.focus();
  }, [part]);
}
