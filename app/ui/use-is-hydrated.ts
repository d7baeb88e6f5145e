import { type ComponentProps, type MouseEvent, useSyncExternalStore } from "react";

/** False on the server and until hydration, when a click would have no effect. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

type ButtonState = Pick<ComponentProps<"button">, "disabled" | "onClick" | "aria-disabled">;

/**
 * A button with `aria-disabled` ignores clicks and submits nothing: while its request runs, a disabled
 * one would lose the focus.
 */
export function useButtonState({ disabled, onClick, ...rest }: ButtonState): ButtonState {
  const isHydrated = useIsHydrated();
  const isBlocked = rest["aria-disabled"] || undefined;
  return {
    disabled: isHydrated ? disabled : disabled || onClick !== undefined,
    onClick: isBlocked ? ignoreClick : onClick,
    "aria-disabled": isBlocked,
  };
}

function ignoreClick(event: MouseEvent): void {
  event.preventDefault();
}

const subscribeToNothing = () => () => {};
