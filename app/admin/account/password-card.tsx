import { useState } from "react";
import { PasswordInput } from "#app/admin/ui/password-input.tsx";
import { changePassword } from "#app/api/account-api.ts";
import { Field } from "#app/ui/field.tsx";
import { getRequiredMessage } from "#domain/fields/field-list.ts";
import { passwordHint, validatePassword } from "#domain/staff/password-rules.ts";
import { passwordChangeFields } from "#domain/staff/staff-user.ts";
import { ActionForm } from "../ui/action-form.tsx";
import { Card } from "../ui/card.tsx";
import { useMutation } from "../ui/use-mutation.ts";

const emptyPasswords = { current_password: "", new_password: "" };
const fieldNames = ["current_password", "new_password"] as const;

export function PasswordCard({ owner }: { owner: { name: string; email: string } }) {
  const mutation = useMutation();
  const [values, setValues] = useState(emptyPasswords);

  async function submit() {
    const missing = fieldNames.filter((name) => values[name] === "");
    const error = validatePassword(values.new_password, owner);
    if (missing.length > 0 || error !== undefined)
      return mutation.setErrors({
        ...(error !== undefined && { new_password: error }),
        ...Object.fromEntries(
          missing.map((name) => [name, getRequiredMessage(passwordChangeFields[name])]),
        ),
      });
    if (await mutation.run(() => changePassword(values))) setValues(emptyPasswords);
  }

  return (
    <Card heading="Password" failure={mutation.failure}>
      <p>A new password signs you out everywhere but here.</p>
      <ActionForm
        email={owner.email}
        submitLabel="Change password"
        isBusy={mutation.isBusy}
        errors={mutation.errors}
        onSubmit={submit}
      >
        {fieldNames.map((name) => (
          <Field
            key={name}
            label={passwordChangeFields[name].label}
            error={mutation.errors[name]}
            hint={name === "new_password" ? passwordHint : undefined}
          >
            {(props) => (
              <PasswordInput
                {...props}
                name={name}
                autoComplete={name === "new_password" ? "new-password" : "current-password"}
                value={values[name]}
                onChange={({ target }) => setValues({ ...values, [name]: target.value })}
              />
            )}
          </Field>
        ))}
      </ActionForm>
    </Card>
  );
}
