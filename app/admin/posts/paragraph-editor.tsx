import { type Editor, EditorContent } from "@tiptap/react";
import { type KeyboardEvent, useRef, useState } from "react";
import { UploadProgress } from "#app/admin/media/upload-progress.tsx";
import { acceptDroppedFile, useImageUpload } from "#app/admin/media/use-image-upload.ts";
import { PicturePicker } from "../media/picture-picker.tsx";
import { usePastedPictures, usePendingPictures } from "./use-pasted-pictures.ts";
import { type ParagraphEditorProps, useTiptapEditor } from "./use-tiptap-editor.ts";
import "./tiptap.css";
import { insertImage, keepImagePlace } from "./insert-image.ts";
import { ParagraphImageForm } from "./paragraph-image-form.tsx";
import { ParagraphLinkForm } from "./paragraph-link-form.tsx";
import { ParagraphToolbar } from "./paragraph-toolbar.tsx";
import { emptyPasteReport, PasteNotice } from "./paste-notice.tsx";
import { SlashMenu, useSlashMenu } from "./slash-menu.tsx";

export default function ParagraphEditor(props: ParagraphEditorProps) {
  const { isInvalid = false, hasToolbar = true, onSplit, onPendingPictures } = props;
  const [isPicking, setIsPicking] = useState(false);
  const [isLinkFormOpen, setIsLinkFormOpen] = useState(false);
  const [pasteReport, setPasteReport] = useState(emptyPasteReport);
  const upload = useUploadAtCursor(() => editor);

  const pastedPictures = usePastedPictures(() =>
    setPasteReport((report) => ({
      ...report,
      omittedPictureCount: report.omittedPictureCount + 1,
    })),
  );
  usePendingPictures(upload.state, pastedPictures, onPendingPictures);
  const { extension: slashCommands, menu: slashMenu } = useSlashMenu(() => setIsPicking(true));
  const editor: Editor | null = useTiptapEditor({
    ...props,
    slashCommands,
    onPaste(report, pictures) {
      setPasteReport(report);
      // The editor inserts the markers of the pictures after this.
      queueMicrotask(() => editor && pastedPictures.send(editor, pictures));
    },
    onImageFile: upload.send,
  });

  if (editor === null) return null;
  return (
    <fieldset
      onKeyDown={(event) => handleToolbarKeys(event, () => setIsLinkFormOpen(true))}
      // A file dropped beside the text is inserted as well.
      onDrop={(event) => {
        const file = event.defaultPrevented ? undefined : acceptDroppedFile(event.dataTransfer);
        if (file === undefined) return;
        event.preventDefault();
        upload.send(file);
      }}
      className={`min-w-0 rounded-field border-[1.5px] bg-surface-bright focus-within:outline-3 focus-within:outline-brand-soft ${isInvalid ? "border-danger" : "border-field focus-within:border-brand"}`}
    >
      <legend className="sr-only">Text of the section</legend>
      {hasToolbar && (
        // The toolbar is sticky above long texts, except on a phone, where the text needs the room.
        <div className="max-tablet:contents tablet:sticky tablet:top-[var(--editor-header-height,4rem)] tablet:z-5 tablet:rounded-t-[12px] tablet:bg-surface">
          <ParagraphToolbar
            editor={editor}
            isLinkFormOpen={isLinkFormOpen}
            onLink={() => setIsLinkFormOpen(true)}
            onPicture={() => setIsPicking(true)}
          />
          {isLinkFormOpen && (
            <ParagraphLinkForm editor={editor} onClose={() => setIsLinkFormOpen(false)} />
          )}
          <ParagraphImageForm editor={editor} />
        </div>
      )}
      {upload.state.kind !== "idle" && (
        <div className="border-b border-line p-4">
          <UploadProgress
            state={upload.state}
            onRetry={upload.retry}
            onCancel={upload.stop}
            onRemove={() => {
              upload.stop();
              editor.commands.focus();
            }}
          />
        </div>
      )}
      <PasteNotice
        {...pasteReport}
        editor={editor}
        pictures={pastedPictures}
        onSplit={
          onSplit &&
          (() => {
            setPasteReport(emptyPasteReport);
            onSplit();
            editor.commands.focus("start");
          })
        }
      />
      {/* The open form is above the text, and must not cover it when the focus goes there. */}
      <EditorContent
        editor={editor}
        className="*:scroll-mt-48"
        onFocus={({ target }) => isLinkFormOpen && target.scrollIntoView({ block: "nearest" })}
      />
      {slashMenu && <SlashMenu editor={editor} menu={slashMenu} />}
      {isPicking && (
        <PicturePicker
          onChoose={({ url, alt }) => {
            setIsPicking(false);
            insertImage(editor, url, alt);
          }}
          onUpload={(file) => {
            setIsPicking(false);
            upload.send(file);
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </fieldset>
  );
}

function useUploadAtCursor(getEditor: () => Editor | null) {
  const place = useRef<ReturnType<typeof keepImagePlace>>(undefined);
  const upload = useImageUpload((url) => place.current?.insert(url));
  return {
    ...upload,
    send(file: File) {
      const editor = getEditor();
      place.current?.cancel();
      if (editor) place.current = keepImagePlace(editor);
      void upload.send(file);
    },
  };
}

function handleToolbarKeys(event: KeyboardEvent<HTMLElement>, onLink: () => void): void {
  const isLinkKey = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
  const isToolbarKey = event.altKey && event.key === "F10";
  if (!isLinkKey && !isToolbarKey) return;
  event.preventDefault();
  if (isLinkKey) onLink();
  else focusToolbar(event.currentTarget);
}

function focusToolbar(field: HTMLElement): void {
  field.querySelector<HTMLElement>("[role=toolbar] [tabindex='0']")?.focus();
}
