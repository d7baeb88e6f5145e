import { type ComponentProps, useSyncExternalStore } from "react";

/** False until the script is there: what needs it can say so, and no click is lost. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** What a button waits for: where only the script answers it, for the script. */
export function useDisabled({ disabled, onClick }: ComponentProps<"button">): boolean | undefined {
  return useIsAlive() ? disabled : disabled || onClick !== undefined;
}

const neverChanges = () => () => {};
