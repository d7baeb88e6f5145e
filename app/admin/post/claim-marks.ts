import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { findClaims } from "#domain/advertising.ts";

const key = new PluginKey<DecorationSet>("claims");

/** Underlines restricted advertising phrases as decorations, which are never saved with the text. */
export const ClaimMarks = Extension.create({
  name: "claimMarks",
  addProseMirrorPlugins: () => [
    new Plugin({
      key,
      state: {
        init: (_, { doc }) => marksIn(doc),
        apply: (change, marks) => (change.docChanged ? marksIn(change.doc) : marks),
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

function marksIn(doc: Node): DecorationSet {
  const marks: Decoration[] = [];
  doc.descendants((block, position) => {
    if (!block.isTextblock) return true;
    // A line break counts as one character, as in ProseMirror's positions.
    const text = block.textBetween(0, block.content.size, undefined, "\n");
    for (const { start, end } of findClaims(text))
      marks.push(
        Decoration.inline(position + 1 + start, position + 1 + end, { class: "claim-mark" }),
      );
    return false;
  });
  return DecorationSet.create(doc, marks);
}
