import type { ChainedCommands, Editor, JSONContent } from "@tiptap/react";

export const missingPicture = "This picture cannot be shown. It may have been deleted.";

export function insertImage(editor: Editor, url: string, alt = ""): void {
  const image = { type: "image", attrs: { src: url, alt } };
  const { chain, start } = insertBlock(editor.chain(), editor, image);
  chain.setNodeSelection(start).run();
}

/** In place of an empty line or after the block; the end of the text stays a line to type in. */
export function insertBlock(chain: ChainedCommands, editor: Editor, block: JSONContent) {
  const { $to } = editor.state.selection;
  const isInBlock = $to.depth > 0;
  const end = isInBlock ? $to.after(1) : $to.pos;
  const isEmptyLine = isInBlock && $to.node(1).content.size === 0;
  const start = isEmptyLine ? $to.before(1) : end;
  const isLast = end === editor.state.doc.content.size;
  const content = isLast ? [block, { type: "paragraph" }] : [block];
  return { chain: chain.insertContentAt({ from: start, to: end }, content), start };
}
