import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { countNearLimit } from "#app/admin/editor/text-field.tsx";
import { getUnsentText, storeUnsentText } from "#app/admin/session/unsent-texts.ts";
import { ErrorCallout } from "#app/admin/ui/error-callout.tsx";
import { LineButton } from "#app/admin/ui/ghost-button.tsx";
import { TextArea } from "#app/admin/ui/text-area.tsx";
import { useActionForm } from "#app/admin/ui/use-action-form.ts";
import { addMessageNote } from "#app/api/message-api.ts";
import { FieldError, fieldStyle } from "#app/ui/field.tsx";
import { useIsHydrated } from "#app/ui/use-is-hydrated.ts";
import { noteFields } from "#domain/messages/history-entry.ts";
import type { MessageHistory } from "#domain/messages/message-schemas.server.ts";

interface NoteFormProps {
  id: number;
  onAdded: (history: MessageHistory) => void;
  onRefused: () => void;
}

export function NoteForm({ id, onAdded, onRefused }: NoteFormProps) {
  const form = useActionForm(noteFields, {
    initialValues: { text: getUnsentText("note", id) ?? "" },
  });
  const isHydrated = useIsHydrated();
  const fieldId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [addedCount, setAddedCount] = useState(0);
  const error = form.errors.text;
  const count = countNearLimit(noteFields.text, form.values.text);
  const describedBy = [error && `${fieldId}-error`, count && `${fieldId}-count`];

  // The note is above the field, and pushes it out of a low window.
  useLayoutEffect(() => {
    if (addedCount > 0) field.current?.scrollIntoView({ block: "nearest" });
  }, [addedCount]);

  function type(text: string) {
    form.setValue("text", text);
    storeUnsentText("note", id, text);
  }

  async function add() {
    const sent = form.values.text;
    const added = await form.submit(({ text }) => addMessageNote(id, text));
    if (added === undefined) return onRefused();
    // More may have been typed meanwhile.
    const typed = getUnsentText("note", id) ?? "";
    type(typed.startsWith(sent) ? typed.slice(sent.length) : typed);
    onAdded(added.data);
    setAddedCount((count) => count + 1);
  }

  function addByKey(event: KeyboardEvent) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void add();
  }

  return (
    <form
      method="post"
      noValidate
      className="grid gap-2 print:hidden tablet:pl-11"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <label htmlFor={fieldId} className="sr-only">
        A note for colleagues
      </label>
      <div className="flex flex-wrap items-start gap-3">
        <TextArea
          ref={field}
          id={fieldId}
          rows={1}
          dir="auto"
          value={form.values.text}
          placeholder="A note for colleagues"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy.filter(Boolean).join(" ") || undefined}
          className={`${fieldStyle} min-h-11 flex-1 basis-60 py-2! text-base`}
          onChange={(event) => type(event.target.value)}
          onKeyDown={addByKey}
        />
        <LineButton type="submit" disabled={!isHydrated} aria-disabled={form.isBusy}>
          Add note
        </LineButton>
      </div>
      {count && (
        <p id={`${fieldId}-count`} className="text-s text-muted">
          {count}
        </p>
      )}
      {error && <FieldError id={`${fieldId}-error`}>{error}</FieldError>}
      <ErrorCallout failure={form.failure} />
    </form>
  );
}
