import { type KeyboardEvent, type PointerEvent, useId } from "react";
import { TextButton } from "#app/admin/posts/text-button.tsx";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { Tag } from "#app/admin/ui/tag.tsx";
import { isYearOld } from "#domain/clinic/local-time.ts";
import type { ListField } from "#domain/fields/content-fields.ts";
import { type ContentRecord, formatLocalDate } from "../describe-content.ts";
import { FieldSet } from "./field-set.tsx";

interface ListItemProps {
  field: ListField;
  path: string;
  item: ContentRecord;
  index: number;
  count: number;
  summary: string;
  isOpen: boolean;
  isOver: boolean;
  today: string;
  hasErrors: boolean;
  onToggle: () => void;
  onChange: (patch: ContentRecord, changedPaths: string[]) => void;
  onMove: (offset: -1 | 1) => void;
  onDragStart: (event: PointerEvent) => void;
  onRemove: () => void;
}

export const iconButton =
  "inline-grid size-11 flex-none place-items-center rounded-[12px] text-muted hover:bg-brand-tint hover:text-brand focus-visible:-outline-offset-2";

export function ListItem(props: ListItemProps) {
  const { field, path, item, index, count, summary, isOpen, isOver, today, hasErrors } = props;
  const { onToggle, onChange, onMove, onDragStart, onRemove } = props;
  const bodyId = useId();
  const name = `${field.itemLabel} ${index + 1}`;

  function moveByKey(event: KeyboardEvent) {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    onMove(event.key === "ArrowUp" ? -1 : 1);
  }

  return (
    <section
      aria-label={name}
      className={`rounded-m border bg-surface-raised ${isOpen ? "border-field" : "border-line"} ${hasErrors && !isOpen ? "border-danger" : ""}`}
    >
      <div className="relative flex min-h-13 items-center gap-1 py-1 pr-1 pl-2">
        <button
          type="button"
          aria-label={`Move ${name}`}
          title="Drag, or press the up and down arrow keys"
          onKeyDown={moveByKey}
          onPointerDown={onDragStart}
          className={`${iconButton} relative z-1 cursor-grab touch-none active:cursor-grabbing`}
        >
          <Icon name="grip" />
        </button>
        <span className="ml-1 line-clamp-2 min-w-0 tablet:line-clamp-1">
          {summary === "" ? <span className="text-muted">{name}: empty</span> : summary}
          {field.review && <ReviewDate date={String(item[field.review.date])} today={today} />}
        </span>
        {isOver && <Tag tone="quiet">Over</Tag>}
        <button
          type="button"
          aria-label={`${isOpen ? "Close" : "Open"} ${name}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          data-toggle=""
          onClick={onToggle}
          // The pseudo-element makes the whole row clickable.
          className={`${iconButton} ml-auto after:absolute after:inset-0`}
        >
          <Icon name="chevron-down" className={isOpen ? "rotate-180" : ""} />
        </button>
      </div>
      {isOpen && (
        <div
          id={bodyId}
          data-item-body=""
          className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 pb-4"
        >
          <FieldSet fields={field.fields} value={item} path={`${path}.`} onChange={onChange} />
          <div className="-mb-1 flex flex-wrap gap-x-2">
            {moveButtons.map(({ icon, offset, label }) => {
              const isPossible = index + offset >= 0 && index + offset < count;
              return (
                <TextButton
                  key={icon}
                  icon={icon}
                  // At the end of the list a disabled button would lose the focus.
                  aria-disabled={!isPossible}
                  onClick={() => isPossible && onMove(offset)}
                  className="px-3! aria-disabled:opacity-50"
                >
                  {label}
                </TextButton>
              );
            })}
            <TextButton icon="trash" tone="danger" onClick={onRemove} className="ml-auto px-3!">
              Remove
            </TextButton>
          </div>
        </div>
      )}
    </section>
  );
}

function ReviewDate({ date, today }: { date: string; today: string }) {
  if (date === "") return null;
  const isOld = isYearOld(date, today);
  return (
    <span
      className={`flex items-center gap-1.5 text-s ${isOld ? "font-medium text-warning" : "text-muted"}`}
    >
      {isOld && <Icon name="clock" />}
      Checked {formatLocalDate(date)}
    </span>
  );
}

const moveButtons = [
  { icon: "arrow-up", offset: -1, label: "Move up" },
  { icon: "arrow-down", offset: 1, label: "Move down" },
] as const;
