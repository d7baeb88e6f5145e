import { type Editor, useEditorState } from "@tiptap/react";
import { AltTextField } from "#app/admin/media/alt-text-field.tsx";
import { GhostButton } from "#app/admin/ui/ghost-button.tsx";

export function ParagraphImageForm({ editor }: { editor: Editor }) {
  const alt = useEditorState({
    editor,
    selector: () =>
      editor.isActive("image") ? String(editor.getAttributes("image").alt ?? "") : undefined,
  });
  if (alt === undefined) return null;

  function change(text: string) {
    const { from } = editor.state.selection;
    editor.chain().updateAttributes("image", { alt: text }).setNodeSelection(from).run();
  }

  return (
    <div className="flex flex-wrap items-end gap-2 border-b border-line bg-surface p-4 max-tablet:sticky max-tablet:top-16 max-tablet:z-5">
      <div className="flex-[1_1_14rem]">
        <AltTextField label="What this picture shows" value={alt} onChange={change} />
      </div>
      <GhostButton
        icon="trash"
        tone="danger"
        onClick={() => editor.chain().focus().deleteSelection().run()}
        className="tablet:mb-6"
      >
        Remove
      </GhostButton>
    </div>
  );
}
