import { useState } from "react";
import { formatTimeOnDate } from "#app/admin/ui/format-date.ts";
import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { Button } from "#app/ui/button.tsx";
import type { RecordKind } from "#domain/records/item.ts";
import { Banner } from "./banner.tsx";
import { CompareView } from "./compare-view.tsx";
import type { EditorState } from "./editor-state.ts";
import type { Conflict } from "./save-reducer.ts";

interface ConflictBannerProps<Kind extends RecordKind, Values extends object> {
  editor: EditorState<Kind, Values>;
  conflict: Conflict<Values>;
}

/** Another person saved first. None of the three choices is a default, so no text is overwritten by habit. */
export function ConflictBanner<Kind extends RecordKind, Values extends object>({
  editor,
  conflict,
}: ConflictBannerProps<Kind, Values>) {
  const [isComparing, setIsComparing] = useState(false);
  const otherEditor = conflict.savedBy ?? "Someone else";
  return (
    <>
      <Banner
        tone="warning"
        actions={
          <>
            <Button variant="line" size="small" onClick={() => setIsComparing(true)}>
              <Icon name="compare" />
              Compare
            </Button>
            <GhostButton onClick={editor.loadTheirs}>Load theirs</GhostButton>
            <GhostButton onClick={editor.keepMine}>Keep mine</GhostButton>
          </>
        }
      >
        <p className="max-w-none">
          <strong>{formatEvent(conflict, editor.itemName)}, while you were writing.</strong> Your
          text is safe here. Nothing is overwritten until you choose.
        </p>
      </Banner>
      {isComparing && (
        <CompareView
          describeField={editor.describeField}
          base={editor.base.values}
          mine={editor.values}
          theirs={conflict.theirs}
          otherEditor={otherEditor}
          onChoose={(chosen) => {
            setIsComparing(false);
            editor.resolveConflict(chosen);
          }}
          onClose={() => setIsComparing(false)}
        />
      )}
    </>
  );
}

/** Clinic content that went back to its default has no time of a save. */
function formatEvent(
  { savedBy = "Someone else", updatedAt }: Pick<Conflict<unknown>, "savedBy" | "updatedAt">,
  itemName: string,
): string {
  return updatedAt === ""
    ? `This ${itemName} went back to the default`
    : `${savedBy} saved this ${itemName} at ${formatTimeOnDate(updatedAt)}`;
}
