import { Extension } from "@tiptap/core";
import { NodeSelection, Plugin, PluginKey, TextSelection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";

/** A picture is selected once it is inserted; otherwise the next words or paste would replace it. */
export const TextAfterImage = Extension.create({
  name: "textAfterImage",
  addProseMirrorPlugins: () => [
    new Plugin({
      key: new PluginKey("textAfterImage"),
      props: {
        handleDOMEvents: {
          keypress: (view, { key, ctrlKey, metaKey }) => {
            if (key !== "Enter" && !ctrlKey && !metaKey) selectLineAfterImage(view);
          },
          compositionstart: selectLineAfterImage,
          paste: selectLineAfterImage,
        },
      },
    }),
  ],
});

function selectLineAfterImage({ state, dispatch }: EditorView): void {
  const { selection, schema, doc, tr } = state;
  const line = schema.nodes.paragraph?.create();
  if (!line || !(selection instanceof NodeSelection) || selection.node.type.name !== "image")
    return;
  const { to } = selection;
  const next = doc.resolve(to).nodeAfter;
  const isEmptyLine = next?.type.name === "paragraph" && next.content.size === 0;
  if (!isEmptyLine) tr.insert(to, line);
  dispatch(tr.setSelection(TextSelection.create(tr.doc, to + 1)));
}
