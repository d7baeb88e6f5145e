import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { ImageChooser } from "./image-chooser.tsx";
import { ImageProgress } from "./image-progress.tsx";
import { imageIn, useImageUpload } from "./use-image-upload.ts";
import "./paragraph-editor.css";
import { paragraphExtensions } from "./paragraph-extensions.ts";
import { ParagraphImageForm } from "./paragraph-image-form.tsx";
import { addImage, isPictureAlone } from "./paragraph-images.ts";
import { ParagraphLinkForm } from "./paragraph-link-form.tsx";
import { cleanPasted } from "./paragraph-paste.ts";
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
  const chooser = useRef<HTMLInputElement>(null);
  const written = useRef(html);
  const [isLinking, setIsLinking] = useState(false);
  const [picturesLeftOut, setPicturesLeftOut] = useState(0);
  const [hasTables, setHasTables] = useState(false);
  const upload = useImageUpload((address) => editor && addImage(editor, address));

  const editor: Editor | null = useEditor({
    extensions: paragraphExtensions,
    content: html,
    // The CSP blocks injected style elements; paragraph-editor.css has these rules instead.
    injectCSS: false,
    onUpdate: ({ editor }) => {
      written.current = htmlOf(editor);
      onChange(written.current);
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
        const clean = cleanPasted(pasted);
        setPicturesLeftOut(clean.picturesLeftOut);
        setHasTables(clean.hasTables);
        return clean.html;
      },
      transformPastedText: (pasted) => {
        setPicturesLeftOut(0);
        setHasTables(false);
        return pasted;
      },
      handlePaste: (_view, { clipboardData }) => {
        const file = imageIn(clipboardData);
        if (file === undefined || !clipboardData || !isPictureAlone(clipboardData)) return false;
        upload.send(file);
        return true;
      },
      handleDrop: (view, event, _slice, isMoved) => {
        const file = imageIn(event.dataTransfer) ?? event.dataTransfer?.files[0];
        if (isMoved || file === undefined) return false;
        event.preventDefault();
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (place) editor?.commands.setTextSelection(place.pos);
        upload.send(file);
        return true;
      },
    },
  });

  // A different version was loaded into the form and replaces the editor's content.
  useEffect(() => {
    if (editor === null || html === written.current) return;
    written.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);

  if (editor === null) return null;
  return (
    <fieldset
      // A file dropped beside the text is inserted as well.
      onDrop={(event) => {
        const file = imageIn(event.dataTransfer);
        if (event.defaultPrevented || file === undefined) return;
        event.preventDefault();
        upload.send(file);
      }}
      className={`min-w-0 rounded-field border-[1.5px] bg-pure focus-within:outline-3 focus-within:outline-sage ${isInvalid ? "border-danger" : "border-field focus-within:border-evergreen"}`}
    >
      <legend className="sr-only">Text of the section</legend>
      {/* The toolbar is sticky above long texts, except on a phone, where the text needs the room. */}
      <div className="max-tablet:contents tablet:sticky tablet:top-16 tablet:z-5 tablet:rounded-t-[12px] tablet:bg-paper">
        <ParagraphToolbar
          editor={editor}
          isLinking={isLinking}
          onLink={() => setIsLinking(true)}
          onPicture={() => chooser.current?.click()}
        />
        {isLinking && <ParagraphLinkForm editor={editor} onClose={() => setIsLinking(false)} />}
        <ParagraphImageForm editor={editor} />
      </div>
      <ImageChooser ref={chooser} label="Picture for the text" onChoose={upload.send} />
      {upload.state.kind !== "idle" && (
        <div className="border-b border-line p-4">
          <ImageProgress state={upload.state} onRetry={upload.retry} onStop={upload.stop} />
        </div>
      )}
      {hasTables && (
        <p role="status" className="max-w-none border-b border-line bg-warn-tint px-4 py-3 text-s">
          Posts have no tables, so the one that you pasted became a list.
        </p>
      )}
      {picturesLeftOut > 0 && (
        <p role="status" className="max-w-none border-b border-line bg-warn-tint px-4 py-3 text-s">
          {picturesLeftOut === 1 ? "A picture was" : `${picturesLeftOut} pictures were`} left out of
          what you pasted. Please add pictures with the picture button.
        </p>
      )}
      <EditorContent editor={editor} />
    </fieldset>
  );
}

/** Removes the trailing empty paragraph that makes room for typing after a picture. */
function htmlOf(editor: Editor): string {
  return editor.getHTML().replace(/(?:<p><\/p>)+$/, "");
}
