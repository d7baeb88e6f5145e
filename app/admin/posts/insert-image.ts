import type { Transaction } from "@tiptap/pm/state";
import type { ChainedCommands, Editor, JSONContent } from "@tiptap/react";

export const missingPicture = "This picture cannot be shown. It may have been deleted.";

export function insertImage(editor: Editor, url: string, alt = ""): void {
  const image = { type: "image", attrs: { src: url, alt } };
  const { chain, start } = insertBlock(editor.chain(), editor, image);
  chain.setNodeSelection(start).run();
}

/** Keeps the place of a picture that is still uploading, and the cursor of somebody who writes on. */
export function keepImagePlace(editor: Editor) {
  const { doc, selection } = editor.state;
  let place = selection.to;
  const follow = ({ transaction }: { transaction: Transaction }) => {
    place = transaction.mapping.map(place, -1);
  };
  const cancel = () => editor.off("transaction", follow);
  editor.on("transaction", follow);
  return {
    cancel,
    insert(url: string) {
      cancel();
      const { state } = editor;
      if (state.doc.eq(doc) && state.selection.eq(selection)) return insertImage(editor, url);
      const image = { type: "image", attrs: { src: url, alt: "" } };
      insertBlock(editor.chain(), editor, image, {
        $to: state.doc.resolve(place),
        updateSelection: false,
      }).chain.run();
    },
  };
}

/** In place of an empty line or after the block; the end of the text stays a line to type in. */
export function insertBlock(
  chain: ChainedCommands,
  editor: Editor,
  block: JSONContent,
  { $to = editor.state.selection.$to, updateSelection = true } = {},
) {
  const isInBlock = $to.depth > 0;
  const end = isInBlock ? $to.after(1) : $to.pos;
  const isEmptyLine = isInBlock && $to.node(1).content.size === 0;
  const start = isEmptyLine ? $to.before(1) : end;
  const isLast = end === editor.state.doc.content.size;
  const content = isLast ? [block, { type: "paragraph" }] : [block];
  return {
    chain: chain.insertContentAt({ from: start, to: end }, content, { updateSelection }),
    start,
  };
}
