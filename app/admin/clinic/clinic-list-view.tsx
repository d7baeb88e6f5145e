import { type ReactNode, useRef } from "react";
import { Link } from "react-router";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { useIsHydrated } from "#app/ui/use-is-hydrated.ts";
import { getClinicPath } from "#domain/clinic/define-content.ts";
import { ClinicEntryRows } from "./clinic-entry-rows.tsx";
import type { loadClinicList } from "./clinic-list.server.ts";
import { ClinicTrash } from "./clinic-trash.tsx";

type ClinicListProps = Awaited<ReturnType<typeof loadClinicList>> & { children: ReactNode };

export function ClinicList(props: ClinicListProps) {
  const { kind, label, itemLabel, canAdd, publicPath, rows, trash, children } = props;
  const isFull = !canAdd && !props.isFixed;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  // The editor that covers the list comes first.
  const showsRows = useIsHydrated() || !children;
  return (
    <>
      <Link
        to="/admin/clinic"
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand"
      >
        <Icon name="arrow-left" /> The clinic
      </Link>
      <div className="mb-6 flex flex-wrap items-end gap-3">
        <div className="mr-auto">
          <h1 ref={heading} tabIndex={-1} className="text-[clamp(2rem,1.7rem+1vw,2.5rem)]">
            {label}
          </h1>
          {rows.length > 1 && (
            <p className="mt-1.5 text-muted">
              {kind === "replies"
                ? "They are offered in this order when you answer a message"
                : "They appear on the site in this order"}
              : drag one, or focus its handle and press the up or down arrow key.
            </p>
          )}
        </div>
        {isFull && <p className="text-s text-muted">There can be {props.maxEntries} at most.</p>}
        {canAdd && (
          <ButtonLink to={`${getClinicPath(kind)}/new`} size="small">
            <Icon name="plus" /> Add a {itemLabel}
          </ButtonLink>
        )}
        {publicPath !== undefined && (
          <ButtonLink to={publicPath} target="_blank" variant="line" size="small">
            View page <Icon name="arrow-up-right" />
          </ButtonLink>
        )}
      </div>
      {showsRows && <ClinicEntryRows {...props} onRemoved={focusHeading} />}
      {trash.length > 0 && <ClinicTrash kind={kind} items={trash} onRemoved={focusHeading} />}
      {children}
    </>
  );
}
