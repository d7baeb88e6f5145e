import { useState } from "react";
import { createUser, type PasswordLink } from "#app/api/account-api.ts";
import { Field } from "#app/ui/field.tsx";
import { listFieldNames } from "#domain/fields/pick-values.ts";
import { type Role, roleDescriptions } from "#domain/staff/roles.ts";
import { newUserFields, passwordFields } from "#domain/staff/staff-user.ts";
import { ActionForm } from "../ui/action-form.tsx";
import { Card } from "../ui/card.tsx";
import { ConfirmPasswordField } from "../ui/confirm-password-field.tsx";
import { FormField } from "../ui/form-field.tsx";
import { useActionForm } from "../ui/use-action-form.ts";
import { RoleSelect } from "./role-select.tsx";

const fields = { ...newUserFields, ...passwordFields };

interface NewUserFormProps {
  /** The email of the owner who adds the user. */
  email: string;
  onCreated: (passwordLink: PasswordLink) => void;
}

export function NewUserForm({ email, onCreated }: NewUserFormProps) {
  const form = useActionForm(fields);
  const [role, setRole] = useState<Role>("desk");

  async function submit() {
    const created = await form.submit((values) => createUser({ ...values, role }), {
      toast: false,
    });
    if (created === undefined) return;
    form.reset();
    setRole("desk");
    onCreated(created.data);
  }

  return (
    <Card heading="Add someone">
      <p>You get a link to share with them, so that they can choose their own password.</p>
      <ActionForm form={form} email={email} submitLabel="Add" onSubmit={submit}>
        {listFieldNames(newUserFields).map((name) => (
          <FormField key={name} form={form} name={name} autoComplete="off" />
        ))}
        <Field label="Role" hint={roleDescriptions[role]}>
          {(control) => <RoleSelect {...control} role={role} onChange={setRole} />}
        </Field>
        <ConfirmPasswordField
          form={form}
          hint="This keeps others from adding people on a screen that you left open."
          hasInitialFocus={false}
        />
      </ActionForm>
    </Card>
  );
}
