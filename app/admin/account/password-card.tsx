import { useSignedInUser } from "#app/admin/session/signed-in-user.ts";
import { changePassword } from "#app/api/account-api.ts";
import { forbiddenPasswordWords } from "#content/clinic-words.ts";
import { passwordHint, validatePassword } from "#domain/staff/password-rules.ts";
import { passwordChangeFields } from "#domain/staff/staff-user.ts";
import { ActionForm } from "../ui/action-form.tsx";
import { Card } from "../ui/card.tsx";
import { FormField } from "../ui/form-field.tsx";
import { useActionForm } from "../ui/use-action-form.ts";

export function PasswordCard() {
  const owner = useSignedInUser();
  const form = useActionForm(passwordChangeFields, {
    validate: ({ new_password }) => ({
      new_password:
        new_password === ""
          ? undefined
          : validatePassword(new_password, owner, forbiddenPasswordWords),
    }),
  });

  async function submit() {
    if (await form.submit(changePassword)) form.reset();
  }

  return (
    <Card heading="Password">
      <p>A new password signs you out everywhere but here.</p>
      <ActionForm form={form} email={owner.email} submitLabel="Change password" onSubmit={submit}>
        <FormField form={form} name="current_password" autoComplete="current-password" />
        <FormField
          form={form}
          name="new_password"
          hint={passwordHint}
          autoComplete="new-password"
        />
      </ActionForm>
    </Card>
  );
}
