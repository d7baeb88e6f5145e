import type { ReactNode } from "react";
import { useIsHydrated } from "#app/ui/use-is-hydrated.ts";
import { itemsPerListPage } from "#domain/records/list-query.ts";
import type { Selection } from "./use-selection.ts";

const boxStyle = "size-5 accent-brand focus-visible:outline-offset-3";

interface SelectionBarProps {
  selection: Selection;
  count: number;
  className?: string;
  children: ReactNode;
}

/** The children are the actions, shown once something is chosen. */
export function SelectionBar({ selection, count, className = "", children }: SelectionBarProps) {
  const isHydrated = useIsHydrated();
  const { chosen, areAllChosen, chooseAll } = selection;
  const chooseLabel = `Choose ${count < itemsPerListPage ? "all" : "these"} ${count}`;
  return (
    <div className={`flex min-h-12 flex-wrap items-center gap-x-3 ${className}`}>
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 text-s">
        <input
          type="checkbox"
          disabled={!isHydrated}
          checked={areAllChosen}
          ref={(box) => {
            if (box) box.indeterminate = chosen.length > 0 && !areAllChosen;
          }}
          onChange={({ target }) => chooseAll(target.checked)}
          className={boxStyle}
        />
        <span>
          <span role="status">{chosen.length > 0 && `${chosen.length} chosen`}</span>
          <span className={chosen.length === 0 ? "" : "sr-only"}> {chooseLabel}</span>
        </span>
      </label>
      {chosen.length > 0 && <div className="flex flex-wrap">{children}</div>}
    </div>
  );
}

interface RowCheckboxProps {
  id: number;
  title: string;
  selection: Selection;
  className?: string;
}

export function RowCheckbox({ id, title, selection, className = "" }: RowCheckboxProps) {
  const isHydrated = useIsHydrated();
  return (
    <label className={`grid min-h-11 min-w-11 cursor-pointer place-items-center ${className}`}>
      <span className="sr-only">Choose {title}</span>
      <input
        type="checkbox"
        disabled={!isHydrated}
        checked={selection.has(id)}
        onChange={({ target, nativeEvent }) =>
          selection.choose(
            id,
            target.checked,
            nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
          )
        }
        className={boxStyle}
      />
    </label>
  );
}
