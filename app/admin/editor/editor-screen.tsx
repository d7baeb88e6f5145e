import { type ReactNode, useEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { ItemKind } from "#domain/items/item.ts";
import type { EditorState } from "./editing.ts";

interface EditorScreenProps<Kind extends ItemKind, Values extends object> {
  editing: EditorState<Kind, Values>;
  /** Such as "Edit post". */
  heading: string;
  /** Where it goes when it closes. */
  listPath: string;
  /** Beside Save, such as a link to the preview. */
  actions?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** A dialog that fills the screen, over the list. */
export function EditorScreen<Kind extends ItemKind, Values extends object>({
  editing,
  heading,
  listPath,
  actions,
  children,
}: EditorScreenProps<Kind, Values>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const { isDone } = editing;

  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  useEffect(() => {
    if (isDone) navigate(listPath);
  }, [isDone, listPath, navigate]);

  return (
    <dialog
      ref={dialog}
      closedby="none"
      aria-labelledby="editor-heading"
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-y-auto bg-paper text-ink"
    >
      <header className="sticky top-0 z-6 flex items-center gap-3 border-b border-line bg-paper px-gutter py-2.5">
        <Link to={listPath}>Close</Link>
        <h1 id="editor-heading" className="text-ds">
          {heading}
        </h1>
        {actions}
        <Button size="small" onClick={() => editing.save()}>
          Save changes
        </Button>
      </header>
      {children}
    </dialog>
  );
}
