import type { Editor } from "@tiptap/react";

export const missingPicture = "This picture cannot be shown. It may have been deleted.";

export function insertImage(editor: Editor, url: string, alt = ""): void {
  const { $to } = editor.state.selection;
  const image = { type: "image", attrs: { src: url, alt } };
  const isInBlock = $to.depth > 0;
  const end = isInBlock ? $to.after(1) : $to.pos;
  const isEmptyLine = isInBlock && $to.node(1).content.size === 0;
  const start = isEmptyLine ? $to.before(1) : end;
  const isLast = end === editor.state.doc.content.size;
  editor
    .chain()
    .insertContentAt({ from: start, to: end }, isLast ? [image, { type: "paragraph" }] : [image])
    .setNodeSelection(start)
    .run();
}

/** Text copied from Word comes with a picture of that text, which must not be inserted. */
export function isImageOnly(data: DataTransfer): boolean {
  const html = data.getData("text/html");
  if (html === "") return data.getData("text/plain") === "";
  return new DOMParser().parseFromString(html, "text/html").body.textContent.trim() === "";
}
