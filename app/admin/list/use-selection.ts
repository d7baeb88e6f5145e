import { useState } from "react";

export interface Selection {
  chosen: number[];
  has: (id: number) => boolean;
  areAllChosen: boolean;
  /** With Shift, everything from the row chosen last to this one. */
  choose: (id: number, isChosen: boolean, isRange: boolean) => void;
  chooseAll: (isChosen: boolean) => void;
  chooseOnly: (id: number) => void;
  clear: () => void;
  /** Leaves what was chosen since. */
  drop: (ids: number[]) => void;
}

/** Only visible rows can be chosen; another list, folder or page begins with nothing chosen. */
export function useSelection(listKey: string, ids: number[]): Selection {
  const [state, setState] = useState<{ key: string; ids: Set<number>; last: number | undefined }>();
  const current = state?.key === listKey ? state : undefined;
  const chosen = ids.filter((id) => current?.ids.has(id));

  function save(next: Iterable<number>, last?: number) {
    setState({ key: listKey, ids: new Set(next), last });
  }

  return {
    chosen,
    has: (id) => chosen.includes(id),
    areAllChosen: ids.length > 0 && chosen.length === ids.length,
    choose(id, isChosen, isRange) {
      const range = isRange ? listRange(ids, current?.last ?? id, id) : [id];
      const others = chosen.filter((other) => !range.includes(other));
      save(isChosen ? [...others, ...range] : others, id);
    },
    chooseAll: (isChosen) => save(isChosen ? ids : []),
    chooseOnly: (id) => save([id], id),
    clear: () => save([]),
    drop: (dropped) =>
      setState(
        (latest) =>
          latest && {
            ...latest,
            ids: new Set([...latest.ids].filter((id) => !dropped.includes(id))),
          },
      ),
  };
}

function listRange(ids: number[], from: number, to: number): number[] {
  const [a, b] = [ids.indexOf(from), ids.indexOf(to)].toSorted((x, y) => x - y);
  return a === undefined || b === undefined || a < 0 ? [to] : ids.slice(a, b + 1);
}
