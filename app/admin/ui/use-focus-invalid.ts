import { useEffect, useRef } from "react";
import type { FieldErrors } from "#domain/fields/field-list.ts";

/** After a refusal the focus moves to the first invalid field within the element. */
export function useFocusInvalid<Container extends HTMLElement>(errors: FieldErrors) {
  const container = useRef<Container>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      container.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);
  return container;
}
