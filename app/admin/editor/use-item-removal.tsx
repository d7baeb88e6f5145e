import { type RefObject, useEffect, useState } from "react";
import { UndoNotice } from "#app/admin/ui/undo-notice.tsx";
import { isEqualValue } from "#domain/records/differences.ts";

interface RemovedItem<Item> {
  item: Item;
  index: number;
  name: string;
  /** More of them later: a saved version has brought it back. */
  equalCount: number;
  /** Each removal has its own notice, which takes the focus. */
  number: number;
}

interface ItemRemovalOptions<Item> {
  items: Item[];
  getName: (item: Item, index: number) => string;
  onChange: (items: Item[]) => void;
  /** Its children are the rows; the button that adds one comes after it. */
  list: RefObject<HTMLElement | null>;
  /** Selects what has the focus in a row afterwards. */
  control?: string;
  announce: (announcement: string) => void;
}

/** Removes items of a list with a notice that brings the last one back. */
export function useItemRemoval<Item>(options: ItemRemovalOptions<Item>) {
  const { items, getName, onChange, list, control = "[data-toggle]", announce } = options;
  const [removed, setRemoved] = useState<RemovedItem<Item>>();
  const [focusIndex, setFocusIndex] = useState<number>();

  useEffect(() => {
    if (focusIndex === undefined) return;
    const shownRows = [...(list.current?.children ?? [])]
      .slice(0, focusIndex + 1)
      .filter((row) => row.matches(":not([hidden])"));
    const next = list.current?.nextElementSibling;
    const addButton = next?.matches("button") ? next : next?.querySelector("button");
    (shownRows.at(-1)?.querySelector<HTMLElement>(control) ?? addButton)?.focus();
    setFocusIndex(undefined);
  }, [focusIndex, list, control]);

  const countEqual = (item: Item) => items.filter((one) => isEqualValue(one, item)).length;
  const isBack = removed !== undefined && countEqual(removed.item) > removed.equalCount;
  const shown = isBack ? undefined : removed;

  function closeNotice(index: number) {
    setRemoved(undefined);
    setFocusIndex(index);
  }

  function undo({ item, index, name }: RemovedItem<Item>) {
    closeNotice(index);
    onChange(items.toSpliced(index, 0, item));
    announce(`${name} is back.`);
  }

  return {
    removedIndex: shown?.index ?? Number.POSITIVE_INFINITY,
    notice: shown && (
      <UndoNotice
        key={shown.number}
        takesFocus
        onUndo={() => undo(shown)}
        onClose={() => closeNotice(shown.index)}
      >
        {`${shown.name} is removed.`}
      </UndoNotice>
    ),
    remove(index: number) {
      const item = items[index];
      if (item === undefined) return;
      const number = (removed?.number ?? 0) + 1;
      const equalCount = countEqual(item) - 1;
      setRemoved({ item, index, name: getName(item, index), equalCount, number });
      announce("");
      onChange(items.toSpliced(index, 1));
    },
  };
}
