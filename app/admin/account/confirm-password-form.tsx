import { useState } from "react";
import { ErrorCallout } from "#app/admin/ui/error-callout.tsx";
import type { ApiResult } from "#app/api/staff-api.ts";
import type { ButtonVariant } from "#app/ui/button.tsx";
import { getRequiredMessage } from "#domain/fields/field-list.ts";
import { passwordFields } from "#domain/staff/staff-user.ts";
import { ActionForm } from "../ui/action-form.tsx";
import { ConfirmPasswordField } from "../ui/confirm-password-field.tsx";
import { useMutation } from "../ui/use-mutation.ts";

interface ConfirmPasswordFormProps<T> {
  email: string;
  submitLabel: string;
  variant?: ButtonVariant;
  action: (password: string) => Promise<ApiResult<T>>;
  skipToast?: boolean;
  onDone: (data: T) => void;
  onCancel: () => void;
}

export function ConfirmPasswordForm<T>(props: ConfirmPasswordFormProps<T>) {
  const { email, submitLabel, variant, action, skipToast = true, onDone, onCancel } = props;
  const { run, isBusy, failure, errors, setErrors } = useMutation();
  const [password, setPassword] = useState("");

  async function submit() {
    if (password === "")
      return setErrors({ password: getRequiredMessage(passwordFields.password) });
    const result = await run(() => action(password), { skipToast });
    if (result) onDone(result.data);
  }

  return (
    <ActionForm
      email={email}
      submitLabel={submitLabel}
      {...(variant && { variant })}
      isBusy={isBusy}
      errors={errors}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <ErrorCallout failure={failure} />
      <ConfirmPasswordField value={password} error={errors.password} onChange={setPassword} />
    </ActionForm>
  );
}
