import { useEffect, useRef, useState } from "react";
import { LineButton } from "#app/admin/ui/ghost-button.tsx";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { Button } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";
import type { EditorState } from "./use-item-editor.ts";

/** Receives a save that resolves to true once the item is saved. */
export type SendSave = (save: () => Promise<boolean>) => void;

interface PreviewButtonProps {
  editor: Pick<EditorState<object>, "id" | "isUnsaved" | "isNew" | "itemName" | "base">;
  isDraft: boolean;
  /** Calls its argument with the save, at once or during a later click. */
  onSave: (send: SendSave) => void;
  /** Previews are below the address of the list. */
  listPath: string;
}

export function PreviewButton({ editor, isDraft, onSave, listPath }: PreviewButtonProps) {
  const { id, isUnsaved, isNew, itemName, base } = editor;
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const pendingTab = useRef<Window>(undefined);
  const { updatedAt } = base;

  // The tab was opened during the click, since browsers block later ones; now it can load the preview.
  useEffect(() => {
    if (id === undefined || updatedAt === undefined) return;
    pendingTab.current?.location.replace(`${listPath}/${id}/preview`);
    pendingTab.current = undefined;
  }, [id, updatedAt, listPath]);

  function openPreview(savedId: number | undefined) {
    setIsDialogOpen(false);
    if (savedId !== undefined) open(`${listPath}/${savedId}/preview`, "_blank");
  }

  function saveAndPreview() {
    setIsDialogOpen(false);
    onSave((save) => void openAfter(save));
  }

  async function openAfter(save: () => Promise<boolean>) {
    pendingTab.current = open("", "_blank") ?? undefined;
    if (await save()) return;
    pendingTab.current?.close();
    pendingTab.current = undefined;
  }

  return (
    <>
      <LineButton
        onClick={() => (isUnsaved || isNew ? setIsDialogOpen(true) : openPreview(id))}
        aria-label="Preview"
        // On a phone a draft's two other buttons leave room for the icon only.
        className={isDraft ? "max-tablet:flex-none! max-tablet:px-4" : ""}
      >
        <Icon name="eye" />
        <span className={isDraft ? "max-tablet:hidden" : ""}>Preview</span>
      </LineButton>
      {isDialogOpen && (
        <Modal
          heading="The preview shows what is saved"
          onClose={() => setIsDialogOpen(false)}
          actions={
            <>
              {!isNew && (
                <LineButton onClick={() => openPreview(id)}>Preview what is saved</LineButton>
              )}
              <Button size="small" onClick={saveAndPreview}>
                {isDraft ? "Save draft and preview" : "Save changes and preview"}
              </Button>
            </>
          }
        >
          <p>
            {isNew
              ? `This ${itemName} is not saved yet.`
              : "There are changes that are not saved yet. The preview leaves them out."}
            {!isDraft && " Saving puts them on the site."}
          </p>
        </Modal>
      )}
    </>
  );
}
