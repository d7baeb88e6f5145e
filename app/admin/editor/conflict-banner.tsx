import { useState } from "react";
import { timeInWords } from "#app/admin/clinic-time.ts";
import { Icon } from "#app/admin/staff-icon.tsx";
import { Button } from "#app/ui/button.tsx";
import { QuietButton } from "#app/ui/quiet-button.tsx";
import type { ItemKind } from "#domain/items/item.ts";
import { Banner } from "./banner.tsx";
import { CompareView } from "./compare-view.tsx";
import type { Conflict, EditorState } from "./editing.ts";

interface ConflictBannerProps<Kind extends ItemKind, Values extends object> {
  editing: EditorState<Kind, Values>;
  conflict: Conflict<Values>;
}

/** Another person saved first. None of the three choices is a default, so no text is overwritten by habit. */
export function ConflictBanner<Kind extends ItemKind, Values extends object>({
  editing,
  conflict,
}: ConflictBannerProps<Kind, Values>) {
  const [isComparing, setIsComparing] = useState(false);
  const who = conflict.by ?? "Someone else";
  const what = editing.kind === "post" ? "post" : "page";
  return (
    <>
      <Banner
        tone="care"
        actions={
          <>
            <Button look="line" size="small" onClick={() => setIsComparing(true)}>
              <Icon name="compare" />
              Compare
            </Button>
            <QuietButton onClick={editing.loadTheirs}>Load theirs</QuietButton>
            <QuietButton onClick={editing.keepMine}>Keep mine</QuietButton>
          </>
        }
      >
        <p className="max-w-none">
          <strong>
            {who} saved this {what} at {timeInWords(conflict.updatedAt)}, while you were writing.
          </strong>{" "}
          Your text is safe here. Nothing is overwritten until you choose.
        </p>
      </Banner>
      {isComparing && (
        <CompareView
          describe={editing.describe}
          base={editing.base.values}
          mine={editing.values}
          theirs={conflict.theirs}
          who={who}
          onChoose={(chosen) => {
            setIsComparing(false);
            editing.choose(chosen);
          }}
          onClose={() => setIsComparing(false)}
        />
      )}
    </>
  );
}
