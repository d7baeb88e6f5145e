import { useState } from "react";
import { CodeField } from "#app/admin/auth/code-field.tsx";
import { ErrorCallout } from "#app/admin/ui/error-callout.tsx";
import { disableSecondFactor } from "#app/api/account-api.ts";
import { getRequiredMessage } from "#domain/fields/field-list.ts";
import { codeFields, passwordFields } from "#domain/staff/staff-user.ts";
import { ActionForm } from "../ui/action-form.tsx";
import { ConfirmPasswordField } from "../ui/confirm-password-field.tsx";
import { useMutation } from "../ui/use-mutation.ts";

interface DisableSecondFactorFormProps {
  email: string;
  onDone: () => void;
  onCancel: () => void;
}

export function DisableSecondFactorForm({ email, onDone, onCancel }: DisableSecondFactorFormProps) {
  const { run, isBusy, failure, errors, setErrors } = useMutation();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");

  async function submit() {
    if (password === "" || code === "")
      return setErrors({
        ...(password === "" && { password: getRequiredMessage(passwordFields.password) }),
        ...(code === "" && { code: getRequiredMessage(codeFields.code) }),
      });
    if (await run(() => disableSecondFactor(password, code))) onDone();
  }

  return (
    <ActionForm
      email={email}
      submitLabel="Switch off the second factor"
      variant="danger"
      isBusy={isBusy}
      errors={errors}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <ErrorCallout failure={failure} />
      <ConfirmPasswordField value={password} error={errors.password} onChange={setPassword} />
      <CodeField
        error={errors.code}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
    </ActionForm>
  );
}
