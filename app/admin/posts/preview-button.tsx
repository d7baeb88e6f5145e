import { useEffect, useRef, useState } from "react";
import type { EditorState } from "#app/admin/editor/editor-state.ts";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { Button } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";
import type { PostValues } from "./post-values.ts";

export function PreviewButton({ editor }: { editor: EditorState<"post", PostValues> }) {
  const { id, isUnsaved, isNew, base, save } = editor;
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const pendingTab = useRef<Window>(undefined);
  const isDraft = base.values.status === "draft";
  const { updatedAt } = base;

  // The tab was opened during the click, since browsers block later ones; now it can load the preview.
  useEffect(() => {
    if (id === undefined || updatedAt === undefined) return;
    pendingTab.current?.location.replace(getPreviewPath(id));
    pendingTab.current = undefined;
  }, [id, updatedAt]);

  function openPreview(savedId: number | undefined) {
    setIsDialogOpen(false);
    if (savedId !== undefined) open(getPreviewPath(savedId), "_blank");
  }

  async function saveAndPreview() {
    setIsDialogOpen(false);
    pendingTab.current = open("", "_blank") ?? undefined;
    if (await save(isDraft ? { status: "draft" } : {})) return;
    pendingTab.current?.close();
    pendingTab.current = undefined;
  }

  return (
    <>
      <Button
        variant="line"
        size="small"
        onClick={() => (isUnsaved || isNew ? setIsDialogOpen(true) : openPreview(id))}
        aria-label="Preview"
        // On a phone a draft's two other buttons leave room for the icon only.
        className={isDraft ? "max-tablet:flex-none! max-tablet:px-4" : ""}
      >
        <Icon name="eye" />
        <span className={isDraft ? "max-tablet:hidden" : ""}>Preview</span>
      </Button>
      {isDialogOpen && (
        <Modal
          heading="The preview shows what is saved"
          onClose={() => setIsDialogOpen(false)}
          actions={
            <>
              {!isNew && (
                <Button size="small" variant="line" onClick={() => openPreview(id)}>
                  Preview what is saved
                </Button>
              )}
              <Button size="small" onClick={saveAndPreview}>
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

function getPreviewPath(id: number): string {
  return `/admin/blogs/${id}/preview`;
}
