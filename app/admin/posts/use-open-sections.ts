import { type FocusEvent, useLayoutEffect, useRef, useState } from "react";
import { useIsHydrated } from "#app/ui/use-is-hydrated.ts";

const storageKey = "open-all-sections";

/** One section is open at a time, or all that were not folded; each browser remembers which. */
export function useOpenSections(getBlankKeys: () => number[]) {
  const isHydrated = useIsHydrated();
  const [choice, setChoice] = useState<boolean>();
  const [openKey, setOpenKey] = useState<number>();
  const [foldedKeys, setFoldedKeys] = useState(getBlankKeys);
  const isAllOpen = choice ?? (isHydrated && localStorage.getItem(storageKey) === "on");
  const isOpen = (key: number) => (isAllOpen ? !foldedKeys.includes(key) : key === openKey);

  function fold(key: number) {
    setOpenKey(undefined);
    setFoldedKeys([...foldedKeys, key]);
  }

  function open(key: number | undefined) {
    setOpenKey(key);
    setFoldedKeys(foldedKeys.filter((folded) => folded !== key));
  }

  return {
    isAllOpen,
    openKey: isAllOpen ? undefined : openKey,
    isOpen,
    open,
    toggle: (key: number) => (isOpen(key) ? fold(key) : open(key)),
    toggleAll() {
      setChoice(!isAllOpen);
      setOpenKey(undefined);
      setFoldedKeys(getBlankKeys());
      if (isAllOpen) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, "on");
    },
  };
}

/**
 * The section that last had the focus has the toolbar. Whatever takes the focus stays in its place
 * on the screen when a toolbar above it comes or goes, or a click would select text.
 */
export function useCurrentSection(keys: readonly number[]) {
  const [currentKey, setCurrentKey] = useState<number>();
  const focused = useRef<{ element: Element; top: number }>(undefined);

  useLayoutEffect(() => {
    if (currentKey === undefined || focused.current === undefined) return;
    const { element, top } = focused.current;
    element.closest("dialog")?.scrollBy(0, element.getBoundingClientRect().top - top);
  }, [currentKey]);

  function onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
    const index = [...currentTarget.children].findIndex((row) => row.contains(target));
    focused.current = { element: target, top: target.getBoundingClientRect().top };
    setCurrentKey(keys[index]);
  }

  return { currentKey, onFocus };
}
