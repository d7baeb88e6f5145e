import { useEffect } from "react";
import type { CheckedPart } from "./publish-check.ts";

/** Each new object moves the focus to its field. */
export function useFocusRequestedField(part: CheckedPart | undefined): void {
  useEffect(() => {
    if (part === undefined || !("field" in part)) return;
    const { field } = part;
    document
      .querySelector<HTMLElement>(
        `dialog :is([name="${field}"], [data-field="${field}"] [contenteditable])`,
      )
      ?.focus();
  }, [part]);
}
