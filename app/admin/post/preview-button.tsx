import { useEffect, useRef, useState } from "react";
import type { EditorState } from "#app/admin/editor/editing.ts";
import { Icon } from "#app/admin/staff-icon.tsx";
import { Button } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";
import type { PostValues } from "./post-values.ts";

/** Opens the preview of what is saved in a tab of its own; what is not saved yet is asked about. */
export function PreviewButton({ editing }: { editing: EditorState<"post", PostValues> }) {
  const { id, isUnsaved, isNew, base, save } = editing;
  const [isAsking, setIsAsking] = useState(false);
  const waiting = useRef<Window>(undefined);
  const isDraft = base.values.status === "draft";
  const { updatedAt } = base;

  // The tab was opened at the click, or a browser would block it; now there is something to show.
  useEffect(() => {
    if (id === undefined || updatedAt === undefined) return;
    waiting.current?.location.replace(previewPath(id));
    waiting.current = undefined;
  }, [id, updatedAt]);

  function show(saved: number | undefined) {
    setIsAsking(false);
    if (saved !== undefined) open(previewPath(saved), "_blank");
  }

  async function saveAndShow() {
    setIsAsking(false);
    waiting.current = open("", "_blank") ?? undefined;
    if (await save(isDraft ? { status: "draft" } : {})) return;
    waiting.current?.close();
    waiting.current = undefined;
  }

  return (
    <>
      <Button
        look="line"
        size="small"
        onClick={() => (isUnsaved || isNew ? setIsAsking(true) : show(id))}
        aria-label="Preview"
        // A draft has two more buttons beside it, so on a phone its icon must do.
        className={isDraft ? "max-tablet:flex-none! max-tablet:px-4" : ""}
      >
        <Icon name="eye" />
        <span className={isDraft ? "max-tablet:hidden" : ""}>Preview</span>
      </Button>
      {isAsking && (
        <Modal
          heading="The preview shows what is saved"
          onClose={() => setIsAsking(false)}
          actions={
            <>
              {!isNew && (
                <Button size="small" look="line" onClick={() => show(id)}>
                  Preview what is saved
                </Button>
              )}
              <Button size="small" onClick={saveAndShow}>
                {isDraft ? "Save draft and preview" : "Save changes and preview"}
              </Button>
            </>
          }
        >
          <p>
            {isNew
              ? "This post is not saved yet."
              : "There are changes that are not saved yet. The preview leaves them out."}
            {!isDraft && " Saving puts them on the site."}
          </p>
        </Modal>
      )}
    </>
  );
}

function previewPath(id: number): string {
  return `/admin/blogs/${id}/preview`;
}
