import { useEffect, useRef, useState } from "react";
import { useSignedInUser } from "#app/admin/session/signed-in-user.ts";
import { formatTimeOnDate } from "#app/admin/ui/format-date.ts";
import { GhostButton, LineButton } from "#app/admin/ui/ghost-button.tsx";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { toastSuccess } from "#app/admin/ui/toasts.tsx";
import { capitalize } from "#domain/clinic/number-words.ts";
import { proposeMerge } from "#domain/records/compare-versions.ts";
import { formatNamesake } from "#domain/staff/staff-user.ts";
import { Banner, scrollToBanner } from "./banner.tsx";
import { CompareView } from "./compare-view.tsx";
import type { Conflict } from "./save-reducer.ts";
import type { EditorState } from "./use-item-editor.ts";

interface ConflictBannerProps<Values extends object> {
  editor: EditorState<Values>;
  conflict: Conflict<Values>;
}

/** Another person saved first. None of the choices is a default, so no text is overwritten by habit. */
export function ConflictBanner<Values extends object>(props: ConflictBannerProps<Values>) {
  const { editor, conflict } = props;
  const [isComparing, setIsComparing] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { name, email } = useSignedInUser();
  const isOwn = [name, formatNamesake(name, email)].some((own) => own === conflict.savedBy);
  const merged = mergeBoth(editor, conflict.theirs);
  useEffect(() => {
    if (conflict) scrollToBanner(box.current);
  }, [conflict]);

  function takeBoth(values: Values) {
    editor.resolveConflict(values);
    toastSuccess("Both changes are in the form. They are not saved yet.");
  }

  return (
    <>
      <Banner
        ref={box}
        tone="warning"
        actions={
          <>
            {merged && (
              <LineButton onClick={() => takeBoth(merged)} className="mr-2">
                Take both changes
              </LineButton>
            )}
            <LineButton onClick={() => setIsComparing(true)}>
              <Icon name="compare" />
              Compare
            </LineButton>
            <GhostButton
              onClick={({ currentTarget }) => {
                // My text is offered at the top.
                currentTarget.closest("dialog")?.scrollTo({ top: 0 });
                editor.loadTheirs(conflict.theirs);
              }}
            >
              {isOwn ? "Load the other" : "Load theirs"}
            </GhostButton>
            <GhostButton onClick={editor.keepMine}>
              {isOwn ? "Keep this one" : "Keep mine"}
            </GhostButton>
          </>
        }
      >
        <p className="max-w-none">
          <strong>{formatEvent(conflict, editor.itemName, isOwn)}, while you were writing.</strong>{" "}
          Your text is safe here. Nothing is overwritten until you choose.
        </p>
      </Banner>
      {isComparing && (
        <CompareView
          editor={editor}
          theirs={conflict.theirs}
          theirTitle={isOwn ? "From your other tab or device" : `By ${conflict.savedBy ?? someone}`}
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

/** Undefined unless each part was changed by one of the two, and both changed some. */
function mergeBoth<Values extends object>(
  { base, values: mine, fixedLists }: EditorState<Values>,
  theirs: Values,
): Values | undefined {
  const { sides, merge } = proposeMerge({ base: base.values, mine, theirs }, fixedLists);
  const found = new Set(sides.values());
  const isMergeable = found.size === 2 && !found.has(undefined);
  return isMergeable ? merge(sides) : undefined;
}

const someone = "someone else";

/** Clinic content that went back to its default has no time of a save. */
function formatEvent(
  { savedBy, updatedAt }: Conflict<unknown>,
  itemName: string,
  isOwn: boolean,
): string {
  if (updatedAt === "") return `This ${itemName} went back to the default`;
  const time = formatTimeOnDate(updatedAt);
  if (isOwn) return `You saved this ${itemName} at ${time}, in another tab or on another device`;
  return `${savedBy ?? capitalize(someone)} saved this ${itemName} at ${time}`;
}
