import type { Editor } from "@tiptap/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { LineButton } from "#app/admin/ui/ghost-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { LinkTargetField } from "./link-target-field.tsx";
import { isAllowedLink, linkError, parseLink } from "./paragraph-links.ts";

export function ParagraphLinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [isEditingLink] = useState(() => editor.isActive("link"));
  const [typed, setTyped] = useState<string>(() => editor.getAttributes("link").href ?? "");
  const [error, setError] = useState<string>();
  const isInsecure = /^http:\/\//i.test(typed.trim());
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  function close() {
    onClose();
    editor.commands.focus();
  }

  function apply() {
    const href = parseLink(typed);
    if (isAllowedLink(href)) return setLink(href, typed.trim());
    setError(linkError);
    input.current?.focus();
  }

  function setLink(href: string, name: string) {
    const { empty, to } = editor.state.selection;
    // The next key would replace what is still selected.
    if (isEditingLink)
      editor.chain().extendMarkRange("link").setLink({ href }).setTextSelection(to).run();
    else if (empty) linkAtCursor(editor, href, name);
    else editor.chain().setLink({ href }).setTextSelection(to).run();
    close();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    // Escape closes this form, not the whole editor around it.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") close();
    else if (event.target === input.current) apply();
    else (event.target as HTMLElement).click();
  }

  return (
    <fieldset onKeyDown={onKeyDown} className="grid gap-3 border-b border-line bg-surface p-4">
      <legend className="sr-only">Link</legend>
      <LinkTargetField
        ref={input}
        typed={typed}
        error={error}
        hint={
          <span>
            {isInsecure
              ? `Posts link to secure pages only: this becomes ${parseLink(typed)}`
              : "Words of a page’s title, a web address, an email address, or a path such as /blog."}
          </span>
        }
        onChange={(text) => {
          setTyped(text);
          setError(undefined);
        }}
        onChoose={({ path, title }) => setLink(path, title)}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={apply}>
          {isEditingLink ? "Change the link" : "Add the link"}
        </Button>
        {isEditingLink && (
          <LineButton
            onClick={() => {
              const { to } = editor.state.selection;
              editor.chain().extendMarkRange("link").unsetLink().setTextSelection(to).run();
              close();
            }}
          >
            Remove the link
          </LineButton>
        )}
        <LineButton onClick={close}>Cancel</LineButton>
      </div>
    </fieldset>
  );
}

/** Links the word around the cursor. Elsewhere the name is added, apart from the words beside it. */
function linkAtCursor(editor: Editor, href: string, name: string): void {
  const { $from } = editor.state.selection;
  const offset = $from.parentOffset;
  const read = (from: number, to: number) =>
    $from.parent.textBetween(from, to, undefined, "\ufffc");
  const before = read(0, offset);
  const after = read(offset, $from.parent.content.size);
  const start = before.match(/[\p{L}\p{M}\p{N}’'-]+$/u)?.[0].length ?? 0;
  const end = after.match(/^[\p{L}\p{M}\p{N}’'-]+/u)?.[0].length ?? 0;
  if (start > 0 && end > 0) {
    const word = { from: $from.pos - start, to: $from.pos + end };
    editor.chain().setTextSelection(word).setLink({ href }).setTextSelection($from.pos).run();
    return;
  }
  const link = { type: "text", text: name, marks: [{ type: "link", attrs: { href } }] };
  const space = { type: "text", text: " " };
  const needsSpace = /[^\s\ufffc([“"]$/.test(before);
  editor.commands.insertContent([
    ...(needsSpace ? [space] : []),
    link,
    ...(end > 0 ? [space] : []),
  ]);
}
