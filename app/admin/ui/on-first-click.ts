import type { MouseEvent } from "react";

/** The second click of a double click would press what has moved under the pointer meanwhile. */
export function onFirstClick(action: (event: MouseEvent<HTMLElement>) => void) {
  return (event: MouseEvent<HTMLElement>) => {
    if (event.detail <= 1) action(event);
  };
}
