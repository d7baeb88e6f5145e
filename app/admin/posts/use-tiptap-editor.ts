import { EditorState } from "@tiptap/pm/state";
import { type AnyExtension, createDocument, type Editor, useEditor } from "@tiptap/react";
import { useEffect, useRef } from "react";
import { acceptDroppedFile, acceptPastedFile } from "#app/admin/media/use-image-upload.ts";
import { paragraphExtensions } from "./paragraph-extensions.ts";
import { cleanPastedHtml } from "./paragraph-paste.ts";
import { emptyPasteReport, type PasteReport } from "./paste-notice.tsx";
import { type PastedPicture, pictureMarkers } from "./pasted-pictures.ts";

export interface ParagraphEditorProps {
  html: string;
  onChange: (html: string) => void;
  labelledBy: string;
  describedBy?: string | undefined;
  isInvalid?: boolean;
  hasToolbar?: boolean;
  /** Makes sections of the sub-headings in the text. */
  onSplit?: (() => void) | undefined;
  /** Receives true while a picture is on its way, during which the editor must stay. */
  onPendingPictures?: ((isPending: boolean) => void) | undefined;
}

interface TiptapOptions extends ParagraphEditorProps {
  onPaste: (report: PasteReport, pictures: PastedPicture[]) => void;
  onImageFile: (file: File) => void;
  slashCommands: AnyExtension;
}

export function useTiptapEditor(options: TiptapOptions): Editor | null {
  const { html, onChange, labelledBy, describedBy, isInvalid = false } = options;
  const { onPaste, onImageFile, slashCommands } = options;
  const lastHtml = useRef(html);
  const pastedRtf = useRef("");
  const editor = useEditor({
    extensions: [...paragraphExtensions, slashCommands],
    content: html,
    // The CSP blocks injected style elements; tiptap.css has these rules instead.
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
      handleDOMEvents: {
        paste(_view, { clipboardData }) {
          pastedRtf.current = clipboardData?.getData("text/rtf") ?? "";
        },
      },
      transformPastedHTML: (pasted) => {
        const { html, pictures, ...report } = cleanPastedHtml(pasted, pastedRtf.current);
        onPaste(report, pictures);
        return html;
      },
      transformPastedText: (pasted) => {
        onPaste(emptyPasteReport, []);
        return pasted;
      },
      handlePaste: (_view, { clipboardData }) => {
        const file = acceptPastedFile(clipboardData);
        if (file === undefined) return false;
        onImageFile(file);
        return true;
      },
      handleDrop: (view, event, _slice, isInternalMove) => {
        const file = isInternalMove ? undefined : acceptDroppedFile(event.dataTransfer);
        if (file === undefined) return false;
        event.preventDefault();
        const position = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (position) editor?.commands.setTextSelection(position.pos);
        onImageFile(file);
        return true;
      },
    },
  });

  // A different version was loaded into the form and replaces the editor's content.
  useEffect(() => {
    if (editor === null || html === lastHtml.current) return;
    lastHtml.current = html;
    if (!createDocument(html, editor.schema).eq(editor.state.doc)) replaceContent(editor, html);
  }, [editor, html]);

  return editor;
}

/** Undo goes no further back, since other parts of the form have changed as well. */
function replaceContent(editor: Editor, html: string): void {
  const { doc, plugins } = editor.state;
  editor.view.updateState(EditorState.create({ doc, plugins }));
  editor.chain().setMeta("addToHistory", false).setContent(html, { emitUpdate: false }).run();
}

/** Without the markers of pictures under way, and the empty paragraph for typing after a picture. */
function getHtml(editor: Editor): string {
  return editor
    .getHTML()
    .replace(pictureMarkers, "")
    .replace(/(?:<p><\/p>)+$/, "");
}
