import type { PointerEvent } from "react";
import { Link } from "react-router";
import { ActionButton, ActionLink } from "#app/admin/list/action-button.tsx";
import { DragHandle, moveButtons } from "#app/admin/ui/move-controls.tsx";
import { onFirstClick } from "#app/admin/ui/on-first-click.ts";
import { Tag } from "#app/admin/ui/tag.tsx";
import { type ClinicKind, getClinicPath } from "#domain/clinic/define-content.ts";
import { pluralize } from "#domain/records/pluralize.ts";
import type { ClinicRow } from "./clinic-list.server.ts";
import { RenameForm } from "./rename-form.tsx";

interface EntryRowProps {
  kind: ClinicKind;
  row: ClinicRow;
  index: number;
  count: number;
  className: string;
  onMove: (to: number) => void;
  onDragStart: (event: PointerEvent) => void;
  isRenaming: boolean;
  /** Undefined if the name is changed in the editor alone. */
  onRename: (() => void) | undefined;
  onRenameEnd: () => void;
  /** Undefined if the entry is always on the site. */
  onSetListed: ((isListed: boolean) => void) | undefined;
  /** Undefined if nobody can add an entry like it. */
  duplicatePath: string | undefined;
  /** Undefined if nobody can remove an entry. */
  onRemove: (() => void) | undefined;
  /** Its actions then line up with those of rows that can be removed. */
  hasSpaceForRemove: boolean;
}

export const rowTitleStyle =
  "mr-2 font-display text-[1.1875rem] leading-tight font-normal text-brand [overflow-wrap:anywhere]";

export function EntryRow(props: EntryRowProps) {
  const { row, index, count, className, onMove, onDragStart, isRenaming, onRenameEnd } = props;

  return (
    <li
      data-row=""
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 px-2 py-2 ${isRenaming ? "bg-brand-tint" : ""} ${className}`}
    >
      <DragHandle
        {...{ index, count, onMove }}
        aria-label={`Move “${row.title}”`}
        onPointerDown={onDragStart}
      />
      {row.imageUrl !== "" && (
        <img
          src={row.imageUrl}
          alt=""
          loading="lazy"
          draggable={false}
          className="size-14 flex-none rounded-field object-cover"
        />
      )}
      {isRenaming ? (
        <RenameForm row={row} onClose={onRenameEnd} />
      ) : (
        <>
          <RowText row={row} />
          {row.postCount > 0 && <PostsLink count={row.postCount} row={row} />}
          <RowActions {...props} />
        </>
      )}
    </li>
  );
}

function RowText({ row }: { row: ClinicRow }) {
  const states = [
    row.isHidden && "Hidden",
    row.isOnLeave && "On leave",
    row.isNotOffered && "Not offered",
  ].filter((state) => state !== false);
  return (
    <span className="min-w-0 flex-[1_1_10rem]">
      <b className={rowTitleStyle}>{row.title}</b>
      {states.map((state) => (
        <span key={state} className="mr-2">
          <Tag tone="quiet">{state}</Tag>
        </span>
      ))}
      <span className="line-clamp-2 text-s text-muted tablet:line-clamp-1">{row.summary}</span>
    </span>
  );
}

/** Leads to the list of posts, by category if a row is given. */
export function PostsLink({ count, row }: { count: number; row?: ClinicRow }) {
  return (
    <Link
      to={row ? `/admin/blogs?category=${row.id}` : "/admin/blogs"}
      className="inline-flex min-h-11 items-center px-1 text-s text-muted underline"
    >
      {pluralize(count, "post")}
      {row && <span className="sr-only"> in {row.title}</span>}
    </Link>
  );
}

function RowActions(props: EntryRowProps) {
  const { kind, row, index, count, onMove, onRename } = props;
  const { onSetListed, duplicatePath, onRemove, hasSpaceForRemove } = props;
  const shared = { about: row.title, labelVisibility: "never" } as const;
  return (
    <span className="ml-auto flex">
      {moveButtons.map(({ icon, offset, label }) => (
        <ActionButton
          key={icon}
          icon={icon}
          label={label}
          {...shared}
          // At the end of the list a disabled button would lose the focus.
          aria-disabled={index + offset < 0 || index + offset >= count}
          onClick={onFirstClick(() => onMove(index + offset))}
        />
      ))}
      {onRename && (
        <ActionButton
          icon="pencil"
          label="Rename"
          about={row.title}
          data-rename={row.id}
          labelVisibility="notOnPhone"
          onClick={onRename}
        />
      )}
      <ActionLink
        icon={onRename ? "image" : "pencil"}
        label="Edit"
        about={row.title}
        to={`${getClinicPath(kind)}/${row.id}/edit`}
        labelVisibility="notWhereNarrow"
      />
      {onSetListed && (
        <ActionButton
          icon={row.isHidden ? "eye" : "eye-closed"}
          label={row.isHidden ? "Show" : "Hide"}
          {...shared}
          onClick={onFirstClick(() => onSetListed(row.isHidden))}
        />
      )}
      {duplicatePath !== undefined && (
        <ActionLink icon="copy" label="Duplicate" {...shared} to={duplicatePath} />
      )}
      {onRemove ? (
        <ActionButton icon="trash" label="Delete" {...shared} tone="danger" onClick={onRemove} />
      ) : (
        hasSpaceForRemove && <span className="w-11" />
      )}
    </span>
  );
}
