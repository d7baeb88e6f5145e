import { type PointerEvent, useId } from "react";
import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { DragHandle, iconButton, MoveButtons } from "#app/admin/ui/move-controls.tsx";
import { onFirstClick } from "#app/admin/ui/on-first-click.ts";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { Tag } from "#app/admin/ui/tag.tsx";
import { isYearOld } from "#domain/clinic/local-time.ts";
import type { ListField } from "#domain/fields/content-fields.ts";
import { type ContentRecord, formatLocalDate } from "../describe-content.ts";
import { useClinicForm } from "../form-context.ts";
import { FieldSet } from "./field-set.tsx";

interface ListItemProps {
  field: ListField;
  path: string;
  item: ContentRecord;
  index: number;
  /** The place among the entries that are not folded. */
  shownIndex: number;
  shownCount: number;
  summary: string;
  isOpen: boolean;
  isOver: boolean;
  hasErrors: boolean;
  onToggle: () => void;
  onChange: (patch: ContentRecord, changedPaths: string[]) => void;
  onMove: (to: number) => void;
  onDragStart: (event: PointerEvent) => void;
  onRemove: () => void;
}

export function ListItem(props: ListItemProps) {
  const { field, path, item, index, summary, isOpen, isOver, hasErrors } = props;
  const { onToggle, onChange, onMove, onDragStart, onRemove } = props;
  const today = useClinicForm().localTime.slice(0, 10);
  const bodyId = useId();
  const summaryId = useId();
  const name = `${field.itemLabel} ${index + 1}`;
  const place = { index: props.shownIndex, count: props.shownCount };

  return (
    <section
      aria-label={name}
      className={`rounded-m border bg-surface-raised ${isOpen ? "border-field" : "border-line"} ${hasErrors && !isOpen ? "border-danger" : ""}`}
    >
      <div className="relative flex min-h-13 items-center gap-1 py-1 pr-1 pl-2">
        <DragHandle
          {...{ ...place, onMove }}
          aria-label={`Move ${name}`}
          onPointerDown={onDragStart}
        />
        <span id={summaryId} className="ml-1 min-w-0 max-tablet:py-1">
          <span className="line-clamp-2 tablet:line-clamp-1">
            {summary === "" ? <span className="text-muted">{name}: empty</span> : summary}
          </span>
          {field.review && <ReviewDate date={String(item[field.review.date])} today={today} />}
        </span>
        {isOver && <Tag tone="quiet">Ended</Tag>}
        <button
          type="button"
          aria-label={`${isOpen ? "Close" : "Open"} ${name}`}
          aria-describedby={summaryId}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          data-toggle=""
          onClick={onFirstClick(onToggle)}
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
            <MoveButtons {...place} onMove={onMove} />
            <GhostButton
              icon="trash"
              tone="danger"
              onClick={onFirstClick(onRemove)}
              className="ml-auto"
            >
              Remove
            </GhostButton>
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
