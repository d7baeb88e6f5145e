import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { ImageFileInput } from "./image-file-input.tsx";
import { UploadProgress } from "./upload-progress.tsx";
import { findImageFile, useImageUpload } from "./use-image-upload.ts";
import "./paragraph-editor.css";
import { insertImage, isImageOnly } from "./insert-image.ts";
import { paragraphExtensions } from "./paragraph-extensions.ts";
import { ParagraphImageForm } from "./paragraph-image-form.tsx";
import { ParagraphLinkForm } from "./paragraph-link-form.tsx";
import { cleanPastedHtml } from "./paragraph-paste.ts";
import { ParagraphToolbar } from "./paragraph-toolbar.tsx";

export interface ParagraphEditorProps {
  html: string;
  onChange: (html: string) => void;
  labelledBy: string;
  describedBy?: string | undefined;
  isInvalid?: boolean;
}

/** Produces only the tags that the server accepts in posts. */
export default function ParagraphEditor(props: ParagraphEditorProps) {
  const { html, onChange, labelledBy, describedBy, isInvalid = false } = props;
  const fileInput = useRef<HTMLInputElement>(null);
  const lastHtml = useRef(html);
  const [isLinkFormOpen, setIsLinkFormOpen] = useState(false);
  const [omittedPictureCount, setOmittedPictureCount] = useState(0);
  const [hasTables, setHasTables] = useState(false);
  const upload = useImageUpload((url) => editor && insertImage(editor, url));

  const editor: Editor | null = useEditor({
    extensions: paragraphExtensions,
    content: html,
    // The CSP blocks injected style elements; paragraph-editor.css has these rules instead.
    injectCSS: false,
    onUpdate: ({ editor }) => {
      lastHtml.current = getHtml(editor);
      onChange(lastHtml.current);
    },
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": labelledBy,
        ...(describedBy === undefined ? {} : { "aria-describedby": describedBy }),
        ...(isInvalid ? { "aria-invalid": "true" } : {}),
        class: "paragraph-text",
      },
      transformPastedHTML: (pasted) => {
        const cleaned = cleanPastedHtml(pasted);
        setOmittedPictureCount(cleaned.omittedPictureCount);
        setHasTables(cleaned.hasTables);
        return cleaned.html;
      },
      transformPastedText: (pasted) => {
        setOmittedPictureCount(0);
        setHasTables(false);
        return pasted;
      },
      handlePaste: (_view, { clipboardData }) => {
        const file = findImageFile(clipboardData);
        if (file === undefined || !clipboardData || !isImageOnly(clipboardData)) return false;
        upload.send(file);
        return true;
      },
      handleDrop: (view, event, _slice, isInternalMove) => {
        const file = findImageFile(event.dataTransfer) ?? event.dataTransfer?.files[0];
        if (isInternalMove || file === undefined) return false;
        event.preventDefault();
        const position = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (position) editor?.commands.setTextSelection(position.pos);
        upload.send(file);
        return true;
      },
    },
  });

  // A different version was loaded into the form and replaces the editor's content.
  useEffect(() => {
    if (editor === null || html === lastHtml.current) return;
    lastHtml.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);

  if (editor === null) return null;
  return (
    <fieldset
      // A file dropped beside the text is inserted as well.
      onDrop={(event) => {
        const file = findImageFile(event.dataTransfer);
        if (event.defaultPrevented || file === undefined) return;
        event.preventDefault();
        upload.send(file);
      }}
      className={`min-w-0 rounded-field border-[1.5px] bg-surface-bright focus-within:outline-3 focus-within:outline-brand-soft ${isInvalid ? "border-danger" : "border-field focus-within:border-brand"}`}
    >
      <legend className="sr-only">Text of the section</legend>
      {/* The toolbar is sticky above long texts, except on a phone, where the text needs the room. */}
      <div className="max-tablet:contents tablet:sticky tablet:top-16 tablet:z-5 tablet:rounded-t-[12px] tablet:bg-surface">
        <ParagraphToolbar
          editor={editor}
          isLinkFormOpen={isLinkFormOpen}
          onLink={() => setIsLinkFormOpen(true)}
          onPicture={() => fileInput.current?.click()}
        />
        {isLinkFormOpen && (
          <ParagraphLinkForm editor={editor} onClose={() => setIsLinkFormOpen(false)} />
        )}
        <ParagraphImageForm editor={editor} />
      </div>
      <ImageFileInput ref={fileInput} label="Picture for the text" onSelect={upload.send} />
      {upload.state.kind !== "idle" && (
        <div className="border-b border-line p-4">
          <UploadProgress state={upload.state} onRetry={upload.retry} onCancel={upload.stop} />
        </div>
      )}
      {hasTables && (
        <p
          role="status"
          className="max-w-none border-b border-line bg-warning-tint px-4 py-3 text-s"
        >
          Posts have no tables, so the one that you pasted became a list.
        </p>
      )}
      {omittedPictureCount > 0 && (
        <p
          role="status"
          className="max-w-none border-b border-line bg-warning-tint px-4 py-3 text-s"
        >
          {omittedPictureCount === 1 ? "A picture was" : `${omittedPictureCount} pictures were`}{" "}
          left out of what you pasted. Please add pictures with the picture button.
        </p>
      )}
      <EditorContent editor={editor} />
    </fieldset>
  );
}

/** Removes the trailing empty paragraph that makes room for typing after a picture. */
function getHtml(editor: Editor): string {
  return editor.getHTML().replace(/(?:<p><\/p>)+$/, "");
}
