import { type Editor, useEditorState } from "@tiptap/react";
import { Icon } from "#app/admin/staff-icon.tsx";
import { Field, fieldStyle } from "#app/ui/field.tsx";

/** Of the picture that is chosen in the text: what it shows, for those who cannot see it. */
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
    <div className="flex flex-wrap items-end gap-2 border-b border-line bg-paper p-4">
      <div className="flex-[1_1_14rem]">
        <Field
          label="What this picture shows"
          hint={<span>Read aloud to people who cannot see it.</span>}
        >
          {(control) => (
            <input
              {...control}
              type="text"
              autoComplete="off"
              value={alt}
              onChange={({ target }) => change(target.value)}
              className={`${fieldStyle} min-h-11.5! py-2! text-base!`}
            />
          )}
        </Field>
      </div>
      <button
        type="button"
        onClick={() => editor.chain().focus().deleteSelection().run()}
        className="mb-6 inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-semibold text-danger hover:bg-danger-tint focus-visible:rounded-full"
      >
        <Icon name="trash" />
        Remove
      </button>
    </div>
  );
}
