import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { Button, type ButtonLook } from "#app/ui/button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { useIsAlive } from "#app/ui/use-is-alive.ts";
import type { FieldErrors } from "#domain/field.ts";

interface ActFormProps {
  /** Tells password managers which account the password belongs to. */
  email?: string;
  confirm: string;
  look?: ButtonLook;
  isBusy: boolean;
  errors: FieldErrors;
  onSubmit: () => void;
  onCancel?: () => void;
  children: ReactNode;
}

/** After a refusal the focus moves to the first invalid field. */
export function ActForm(props: ActFormProps) {
  const { email, confirm, look, isBusy, errors, onSubmit, onCancel, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const isAlive = useIsAlive();

  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    // Without JavaScript a GET would put the password into the URL.
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      aria-busy={isBusy}
      className="grid gap-5"
    >
      {email !== undefined && (
        <input type="hidden" name="username" autoComplete="username" value={email} />
      )}
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" look={look} disabled={isBusy || !isAlive}>
          {isBusy && <Spinner />}
          {confirm}
        </Button>
        {onCancel && (
          <Button look="line" size="small" disabled={isBusy} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
