import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { findClaims } from "#domain/clinic/advertising-claims.ts";

const key = new PluginKey<DecorationSet>("claims");

/** Underlines restricted advertising phrases as decorations, which are never saved with the text. */
export const AdvertisingHighlights = Extension.create({
  name: "advertisingHighlights",
  addProseMirrorPlugins: () => [
    new Plugin({
      key,
      state: {
        init: (_, { doc }) => createHighlights(doc),
        apply: (change, highlights) =>
          change.docChanged ? createHighlights(change.doc) : highlights,
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

function createHighlights(doc: Node): DecorationSet {
  const highlights: Decoration[] = [];
  doc.descendants((block, position) => {
    if (!block.isTextblock) return true;
    // A line break counts as one character, as in ProseMirror's positions.
    const text = block.textBetween(0, block.content.size, undefined, "\n");
    for (const { start, end } of findClaims(text))
      highlights.push(
        Decoration.inline(position + 1 + start, position + 1 + end, {
          class: "advertising-highlight",
        }),
      );
    return false;
  });
  return DecorationSet.create(doc, highlights);
}
