import { Extension } from "@tiptap/core";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

/** Marks the selection while the focus is elsewhere, such as in the link form. */
export const UnfocusedSelection = Extension.create({
  name: "unfocusedSelection",
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        key: new PluginKey("unfocusedSelection"),
        props: {
          decorations({ doc, selection }) {
            if (selection.empty || editor.isFocused) return null;
            const { from, to } = selection;
            return DecorationSet.create(doc, [
              Decoration.inline(from, to, { class: "unfocused-selection" }),
            ]);
          },
        },
      }),
    ];
  },
});
