import type { FormEvent, KeyboardEvent, ReactNode } from "react";
import { LineButton } from "#app/admin/ui/ghost-button.tsx";
import { Button, type ButtonVariant } from "#app/ui/button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { useIsHydrated } from "#app/ui/use-is-hydrated.ts";
import { ErrorCallout } from "./error-callout.tsx";
import type { ActionFormState } from "./use-action-form.ts";
import { useFocusInvalid } from "./use-focus-invalid.ts";

interface ActionFormProps {
  /** Tells password managers which account the password belongs to. */
  email?: string;
  submitLabel: string;
  variant?: ButtonVariant;
  form: ActionFormState;
  onSubmit: () => void;
  onCancel?: () => void;
  children: ReactNode;
}

export function ActionForm(props: ActionFormProps) {
  const { email, submitLabel, variant, form, onSubmit, onCancel, children } = props;
  const { refusalCount, isBusy } = form;
  const element = useFocusInvalid<HTMLFormElement>(refusalCount);
  const isHydrated = useIsHydrated();

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  function cancelByKey(event: KeyboardEvent) {
    if (event.key !== "Escape" || onCancel === undefined) return;
    event.stopPropagation();
    if (!isBusy) onCancel();
  }

  return (
    // Without JavaScript a GET would put the password into the URL.
    <form
      ref={element}
      method="post"
      noValidate
      onSubmit={submit}
      onKeyDown={cancelByKey}
      aria-busy={isBusy}
      className="grid gap-5"
    >
      {email !== undefined && (
        <input type="hidden" name="username" autoComplete="username" value={email} />
      )}
      <ErrorCallout failure={form.failure} />
      {children}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          size="small"
          variant={variant}
          disabled={!isHydrated}
          aria-disabled={isBusy}
        >
          {isBusy && <Spinner />}
          {submitLabel}
        </Button>
        {onCancel && (
          <LineButton aria-disabled={isBusy} onClick={onCancel}>
            Cancel
          </LineButton>
        )}
      </div>
    </form>
  );
}
