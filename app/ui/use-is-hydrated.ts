import { type ComponentProps, useSyncExternalStore } from "react";

/** False on the server and until hydration, when a click would have no effect. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

export function useDisabled({ disabled, onClick }: ComponentProps<"button">): boolean | undefined {
  return useIsHydrated() ? disabled : disabled || onClick !== undefined;
}

const subscribeToNothing = () => () => {};
