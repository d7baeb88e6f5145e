import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { formatItems } from "#domain/clinic/number-words.ts";
import type { RecordKind } from "#domain/records/item.ts";
import { useCurrentEditors } from "./use-current-editors.ts";

/** The region stays, so that it is announced when somebody begins. */
export function WhoIsEditing({ kind, id }: { kind: RecordKind; id: number | undefined }) {
  const names = useCurrentEditors(kind, id);
  return (
    <div role="status">
      {names.length > 0 && (
        <p className="mx-auto flex max-w-360 items-center gap-2 px-gutter pt-3 text-s text-muted [overflow-wrap:anywhere]">
          <Icon name="people" className="flex-none" />
          {formatItems(names)} {names.length === 1 ? "is" : "are"} editing this now.
        </p>
      )}
    </div>
  );
}
