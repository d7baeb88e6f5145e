import { type RefObject, useEffect, useEffectEvent } from "react";

/** Names each field that has lost the focus, but not while a pointer is down: an error would move its target. */
export function useFieldLeave(
  container: RefObject<HTMLElement | null>,
  onLeave: (name: string) => void,
): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    const names: string[] = [];
    let isPointerDown = false;

    function reportLater() {
      // Until the next field has the focus, the editor would take it when it is rendered.
      setTimeout(() => {
        if (!isPointerDown) for (const name of names.splice(0)) leave(name);
      });
    }
    function release() {
      isPointerDown = false;
      reportLater();
    }

    addEventListener(
      "pointerdown",
      () => {
        isPointerDown = true;
      },
      options,
    );
    // A list that opens swallows the release of its press.
    for (const type of ["pointerup", "pointercancel", "keydown"])
      addEventListener(type, release, options);
    container.current?.addEventListener(
      "focusout",
      ({ target }) => {
        if (target instanceof HTMLInputElement) names.push(target.name);
        reportLater();
      },
      options,
    );
    return () => listeners.abort();
  }, [container]);
}
