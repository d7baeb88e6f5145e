import { CodeField } from "#app/admin/auth/code-field.tsx";
import { disableSecondFactor } from "#app/api/account-api.ts";
import { passwordAndCodeFields } from "#domain/staff/staff-user.ts";
import { ActionForm } from "../ui/action-form.tsx";
import { ConfirmPasswordField } from "../ui/confirm-password-field.tsx";
import { useActionForm } from "../ui/use-action-form.ts";

interface DisableSecondFactorFormProps {
  onDone: () => void;
  onCancel: () => void;
}

export function DisableSecondFactorForm({ onDone, onCancel }: DisableSecondFactorFormProps) {
  const form = useActionForm(passwordAndCodeFields);

  async function submit() {
    if (await form.submit(({ password, code }) => disableSecondFactor(password, code))) onDone();
  }

  return (
    <ActionForm
      form={form}
      submitLabel="Switch off the second factor"
      variant="danger"
      onSubmit={submit}
      onCancel={onCancel}
    >
      <ConfirmPasswordField form={form} />
      <CodeField form={form} />
    </ActionForm>
  );
}
