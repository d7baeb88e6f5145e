import { useState } from "react";
import { createUser, type PasswordLink } from "#app/api/account-api.ts";
import { newUserFields, passwordFields } from "#domain/staff/staff-user.ts";
import { ActionForm } from "../ui/action-form.tsx";
import { Card } from "../ui/card.tsx";
import { ConfirmPasswordField } from "../ui/confirm-password-field.tsx";
import { FormField } from "../ui/form-field.tsx";
import { useActionForm } from "../ui/use-action-form.ts";

const fields = { ...newUserFields, ...passwordFields };

interface NewUserFormProps {
  /** The email of the admin who adds the user. */
  email: string;
  onCreated: (passwordLink: PasswordLink) => void;
}

export function NewUserForm({ email, onCreated }: NewUserFormProps) {
  const form = useActionForm(fields);
  const [isAdmin, setIsAdmin] = useState(true);

  async function submit() {
    const created = await form.submit((values) => createUser({ ...values, isAdmin }), {
      toast: false,
    });
    if (created === undefined) return;
    form.reset();
    setIsAdmin(true);
    onCreated(created.data);
  }

  return (
    <Card heading="Add someone">
      <p>You get a link to share with them, so that they can choose their own password.</p>
      <ActionForm form={form} email={email} submitLabel="Add" onSubmit={submit}>
        <FormField form={form} name="name" autoComplete="off" />
        <FormField form={form} name="email" autoComplete="off" />
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="isAdmin"
            checked={isAdmin}
            onChange={({ target }) => setIsAdmin(target.checked)}
            className="size-5 accent-brand"
          />
          Admin: may enter the staff area
        </label>
        <ConfirmPasswordField
          form={form}
          hint="This keeps others from adding people on a screen that you left open."
          hasInitialFocus={false}
        />
      </ActionForm>
    </Card>
  );
}
