import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { staffFieldStyle } from "#app/admin/editor/text-field.tsx";
import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { toastSuccess } from "#app/admin/ui/toasts.tsx";
import { useMutation } from "#app/admin/ui/use-mutation.ts";
import { getClinicCalls } from "#app/api/clinic-api.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { pluralize } from "#domain/records/pluralize.ts";
import type { ClinicRow } from "./clinic-list.server.ts";

interface RenameFormProps {
  row: ClinicRow;
  onClose: () => void;
}

/** Is in the row of a category. Enter saves, Escape leaves everything as it is. */
export function RenameForm({ row: { id, title, updatedAt, postCount }, onClose }: RenameFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(title);
  const [error, setError] = useState<string>();
  const { run, isBusy, failure } = useMutation();
  const { revalidate } = useRevalidator();
  const hintId = useId();
  const message = error ?? failure;

  // Once: a name that is half typed stays when somebody comes back from another window.
  useEffect(() => input.current?.select(), []);

  async function save(event: FormEvent) {
    event.preventDefault();
    const newName = name.trim();
    if (newName === title) return onClose();
    setError(undefined);
    const body = { name: newName, updated_at: updatedAt };
    const saved = await run(() => getClinicCalls("categories").update(id, body), {
      onInvalid: (errors) => setError(Object.values(errors)[0]),
      onConflict: (_, conflict) => {
        setError(conflict);
        // The next attempt is made on what the colleague has saved.
        void revalidate();
      },
      toast: () => toastSuccess(`“${title}” is now “${newName}”.`),
    });
    if (saved) onClose();
  }

  function leave(event: KeyboardEvent) {
    if (event.key === "Escape" && !isBusy) onClose();
  }

  return (
    <form
      onSubmit={(event) => void save(event)}
      onKeyDown={leave}
      className="grid min-w-0 flex-[1_1_14rem] grid-cols-[minmax(0,1fr)] gap-2 py-1 pr-2"
    >
      <span className="flex flex-wrap items-center gap-2">
        <input
          ref={input}
          // biome-ignore lint/a11y/noAutofocus: a press on “Rename” opened it.
          autoFocus
          name="name"
          aria-label={`New name of “${title}”`}
          aria-describedby={hintId}
          aria-invalid={message ? true : undefined}
          aria-required
          autoComplete="off"
          dir="auto"
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            setError(undefined);
          }}
          className={`${staffFieldStyle} min-w-0 flex-[1_1_12rem]`}
        />
        <Button type="submit" size="small" aria-disabled={isBusy}>
          Save the name
        </Button>
        <GhostButton aria-disabled={isBusy} onClick={onClose}>
          Cancel
        </GhostButton>
      </span>
      <span id={hintId} className="grid gap-1 text-s text-muted">
        {message && <FieldError>{message}</FieldError>}
        <span>{describeRename(title, postCount, id)}</span>
      </span>
    </form>
  );
}

function describeRename(title: string, postCount: number, id: number): string {
  const verb = postCount === 1 ? "shows" : "show";
  const posts =
    postCount === 0 ? "" : `${pluralize(postCount, "post")} ${verb} the new name at once; `;
  return `Was “${title}”. ${posts}/blog?category=${id} goes on working.`;
}
