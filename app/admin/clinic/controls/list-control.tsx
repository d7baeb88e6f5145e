import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { useItemRemoval } from "#app/admin/editor/use-item-removal.tsx";
import { useListKeys } from "#app/admin/editor/use-list-keys.ts";
import { getDropIndicatorClass, useRowDrag } from "#app/admin/list/use-row-drag.ts";
import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { createEntry, patchEntry } from "#domain/clinic/propose-dates.ts";
import type { ListField } from "#domain/fields/content-fields.ts";
import { truncateAtWord } from "#domain/posts/post.ts";
import { moveItem } from "../../editor/move-item.ts";
import {
  type ContentRecord,
  formatLocalDate,
  nameItem,
  summarizeItem,
} from "../describe-content.ts";
import { type ControlProps, useClinicForm } from "../form-context.ts";
import { isAnyBelow } from "../is-any-below.ts";
import { FixedList } from "./fixed-list.tsx";
import { LabelledGroup } from "./labelled-group.tsx";
import { ListItem } from "./list-item.tsx";

const maxNameLength = 60;

type ListControlProps = ControlProps<ListField, ContentRecord[]>;

export function ListControl(props: ListControlProps) {
  return props.field.fixed ? <FixedList {...props} /> : <EditableList {...props} />;
}

function EditableList({ field, path, value, onChange }: ListControlProps) {
  const { errors, pathsToOpen, references, announce, localTime } = useClinicForm();
  const list = useRef<HTMLOListElement>(null);
  const keys = useListKeys(value);
  const [openKeys, setOpenKeys] = useState<number[]>([]);
  const { drag, start } = useRowDrag(list, move);
  const { foldedKeys, unfold } = useFoldedKeys(listOverKeys(field, value, keys, localTime));
  const shownIndexes = [...keys.keys()].filter((i) => !foldedKeys.includes(keys[i] ?? i));

  const [openedPaths, setOpenedPaths] = useState(pathsToOpen);
  if (pathsToOpen !== openedPaths) {
    setOpenedPaths(pathsToOpen);
    const requestedKeys = keys.filter((_, i) => isAnyBelow(pathsToOpen, `${path}.${i}`));
    setOpenKeys([...new Set([...openKeys, ...requestedKeys])]);
    if (requestedKeys.some((key) => foldedKeys.includes(key))) unfold();
  }

  function move(from: number, to: number) {
    if (to === from || to < 0 || to >= value.length) return;
    onChange(moveItem(value, from, to));
    announce(`${getName(value[from], from)} is now ${to + 1} of ${value.length}.`);
  }

  function getName(item: ContentRecord | undefined, index: number): string {
    const name = nameItem(field.fields, item ?? {}, references);
    return name === ""
      ? `${field.itemLabel} ${index + 1}`
      : `“${truncateAtWord(name, maxNameLength)}”`;
  }

  function focusRow(index: number, selector: string) {
    requestAnimationFrame(() =>
      list.current?.children[index]?.querySelector<HTMLElement>(selector)?.focus(),
    );
  }

  function add() {
    onChange([...value, createEntry(field.fields, localTime)]);
    setOpenKeys([...openKeys, Math.max(-1, ...keys) + 1]);
    focusRow(value.length, "[data-item-body] :is(input, textarea, select)");
  }

  const removal = useItemRemoval({ items: value, getName, onChange, list, announce });
  const { removedIndex, notice, remove } = removal;
  // A notice in a folded row would be hidden.
  const noticeIndex = shownIndexes.find((i) => i >= removedIndex);

  return (
    <LabelledGroup field={field} path={path} className="gap-3">
      <PastItemsButton
        count={foldedKeys.length}
        onClick={() => {
          focusRow(keys.indexOf(foldedKeys[0] ?? 0), "[data-toggle]");
          unfold();
        }}
      />
      <ol ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {value.map((item, i) => {
          const key = keys[i] ?? i;
          const isOpen = openKeys.includes(key);
          return (
            <li
              key={key}
              data-row=""
              hidden={foldedKeys.includes(key)}
              className={getDropIndicatorClass(drag, i, (shownIndexes.at(-1) ?? -1) + 1)}
            >
              {i === noticeIndex && notice}
              <ListItem
                field={field}
                path={`${path}.${i}`}
                item={item}
                index={i}
                shownIndex={shownIndexes.indexOf(i)}
                shownCount={shownIndexes.length}
                summary={summarizeItem(field.fields, item, references)}
                isOpen={isOpen}
                isOver={isOver(field, item, localTime)}
                hasErrors={isAnyBelow(Object.keys(errors), `${path}.${i}`)}
                onToggle={() =>
                  setOpenKeys(isOpen ? openKeys.filter((open) => open !== key) : [...openKeys, key])
                }
                onChange={(patch, changedPaths) => {
                  const entry = patchEntry(field.fields, { entry: item, patch, localTime });
                  onChange(value.with(i, entry), changedPaths);
                }}
                onMove={(to) => move(i, shownIndexes[to] ?? i)}
                onDragStart={(event) => start(event, i)}
                onRemove={() => remove(i)}
              />
            </li>
          );
        })}
      </ol>
      {noticeIndex === undefined && notice}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <AddButton field={field} path={path} count={value.length} onClick={add} />
        <RenewButton field={field} value={value} onChange={onChange} />
      </div>
    </LabelledGroup>
  );
}

/** Entries that are over at first are folded, until somebody asks for them or they are changed. */
function useFoldedKeys(overKeys: number[]) {
  const [initialKeys, setInitialKeys] = useState(overKeys);
  const foldedKeys = initialKeys.filter((key) => overKeys.includes(key));
  if (foldedKeys.length < initialKeys.length) setInitialKeys(foldedKeys);
  return { foldedKeys, unfold: () => setInitialKeys([]) };
}

/** A link such as “Close a day” asks for a new entry with `?add=specialDays`. */
function useRequestedEntry(path: string, onAdd: () => void): void {
  const isRequested = new URLSearchParams(useLocation().search).get("add") === path;
  const hasAdded = useRef(false);
  const add = useEffectEvent(onAdd);
  useEffect(() => {
    if (!isRequested || hasAdded.current) return;
    // Like a press, so that the new entry is there to take the focus.
    const timer = setTimeout(() => {
      hasAdded.current = true;
      flushSync(add);
    });
    return () => clearTimeout(timer);
  }, [isRequested]);
}

function PastItemsButton({ count, onClick }: { count: number; onClick: () => void }) {
  if (count === 0) return null;
  return (
    <GhostButton icon="chevron-down" onClick={onClick} className="justify-self-start">
      Show {count} past {count === 1 ? "one" : "ones"}
    </GhostButton>
  );
}

interface AddButtonProps {
  field: ListField;
  path: string;
  count: number;
  onClick: () => void;
}

function AddButton({ field: { max, itemLabel }, path, count, onClick }: AddButtonProps) {
  useRequestedEntry(path, () => {
    if (count < max) onClick();
  });
  if (count >= max) return <p className="text-s text-muted">There can be {max} at most.</p>;
  return (
    <GhostButton icon="plus" onClick={onClick} className="justify-self-start">
      Add {/^[aeiou]/i.test(itemLabel) ? "an" : "a"} {itemLabel.toLowerCase()}
    </GhostButton>
  );
}

type RenewButtonProps = Pick<ListControlProps, "field" | "value" | "onChange">;

function RenewButton({ field: { review }, value, onChange }: RenewButtonProps) {
  const { announce, localTime } = useClinicForm();
  if (review === undefined || value.length === 0) return null;
  const { date, renewLabel } = review;
  const today = localTime.slice(0, 10);
  function renew() {
    onChange(value.map((item) => ({ ...item, [date]: today })));
    announce(`${renewLabel}: ${formatLocalDate(today)}. Save to keep it.`);
  }
  return (
    <GhostButton icon="check" onClick={renew}>
      {renewLabel}
    </GhostButton>
  );
}

function listOverKeys(
  field: ListField,
  items: ContentRecord[],
  keys: number[],
  localTime: string,
): number[] {
  return keys.filter((_, i) => isOver(field, items[i] ?? {}, localTime));
}

function isOver({ endDates = [] }: ListField, item: ContentRecord, localTime: string): boolean {
  const end = endDates.map((name) => String(item[name] ?? "")).find((text) => text !== "");
  // A day is over when the next one has begun.
  return end !== undefined && end < localTime.slice(0, end.length);
}
