import { useEffect, useRef, useState } from "react";
import type { EditorState } from "#app/admin/editor/editing.ts";
import { Icon } from "#app/admin/staff-icon.tsx";
import { Button } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";
import type { PostValues } from "./post-values.ts";

/** Opens the preview of the saved version in a new tab; unsaved changes are asked about first. */
export function PreviewButton({ editing }: { editing: EditorState<"post", PostValues> }) {
  const { id, isUnsaved, isNew, base, save } = editing;
  const [isAsking, setIsAsking] = useState(false);
  const waiting = useRef<Window>(undefined);
  const isDraft = base.values.status === "draft";
  const { updatedAt } = base;

  // The tab was opened during the click, since browsers block later ones; now it can load the preview.
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
        // On a phone a draft's two other buttons leave room for the icon only.
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
