import { useSyncExternalStore } from "react";

/** False until the script is there: what needs it can say so, and no click is lost. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
