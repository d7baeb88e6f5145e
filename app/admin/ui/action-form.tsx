import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { Button, type ButtonVariant } from "#app/ui/button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { useIsHydrated } from "#app/ui/use-is-hydrated.ts";
import type { FieldErrors } from "#domain/fields/field-list.ts";

interface ActionFormProps {
  /** Tells password managers which account the password belongs to. */
  email?: string;
  submitLabel: string;
  variant?: ButtonVariant;
  isBusy: boolean;
  errors: FieldErrors;
  onSubmit: () => void;
  onCancel?: () => void;
  children: ReactNode;
}

/** After a refusal the focus moves to the first invalid field. */
export function ActionForm(props: ActionFormProps) {
  const { email, submitLabel, variant, isBusy, errors, onSubmit, onCancel, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();

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
        <Button type="submit" size="small" variant={variant} disabled={isBusy || !isHydrated}>
          {isBusy && <Spinner />}
          {submitLabel}
        </Button>
        {onCancel && (
          <Button variant="line" size="small" disabled={isBusy} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
