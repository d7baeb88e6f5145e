import { useState } from "react";
import { createUser, type PasswordLink } from "#app/api/account-api.ts";
import { Field, fieldStyle } from "#app/ui/field.tsx";
import { type FieldErrors, validateField } from "#domain/fields/field-list.ts";
import { newUserFields, passwordFields } from "#domain/staff/staff-user.ts";
import { ActionForm } from "../ui/action-form.tsx";
import { Card } from "../ui/card.tsx";
import { ConfirmPasswordField } from "../ui/confirm-password-field.tsx";
import { useMutation } from "../ui/use-mutation.ts";

const emptyUser = { name: "", email: "", isAdmin: true, password: "" };
const textFieldNames = ["name", "email"] as const;
const fields = { ...newUserFields, ...passwordFields };

interface NewUserFormProps {
  /** The email of the admin who adds the user. */
  email: string;
  onCreated: (passwordLink: PasswordLink) => void;
}

export function NewUserForm({ email, onCreated }: NewUserFormProps) {
  const mutation = useMutation();
  const [values, setValues] = useState(emptyUser);

  async function submit() {
    const errors = validate(values);
    if (Object.keys(errors).length > 0) return mutation.setErrors(errors);
    const created = await mutation.run(() => createUser(values), { skipToast: true });
    if (created === undefined) return;
    setValues(emptyUser);
    onCreated(created.data);
  }

  return (
    <Card heading="Add someone" failure={mutation.failure}>
      <p>You get a link to share with them, so that they can choose their own password.</p>
      <ActionForm
        email={email}
        submitLabel="Add"
        isBusy={mutation.isBusy}
        errors={mutation.errors}
        onSubmit={submit}
      >
        {textFieldNames.map((name) => (
          <Field key={name} label={newUserFields[name].label} error={mutation.errors[name]}>
            {(props) => (
              <input
                {...props}
                name={name}
                type={name === "email" ? "email" : "text"}
                autoComplete="off"
                maxLength={newUserFields[name].limit}
                value={values[name]}
                onChange={({ target }) => setValues({ ...values, [name]: target.value })}
                className={fieldStyle}
              />
            )}
          </Field>
        ))}
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="isAdmin"
            checked={values.isAdmin}
            onChange={({ target }) => setValues({ ...values, isAdmin: target.checked })}
            className="size-5 accent-brand"
          />
          Admin: may enter the staff area
        </label>
        <ConfirmPasswordField
          value={values.password}
          error={mutation.errors.password}
          hint="This keeps others from adding people on a screen that you left open."
          hasInitialFocus={false}
          onChange={(password) => setValues({ ...values, password })}
        />
      </ActionForm>
    </Card>
  );
}

function validate({ name, email, password }: typeof emptyUser): FieldErrors {
  const errors = Object.entries({ name, email, password }).map(
    ([field, text]) => [field, validateField(fields[field as keyof typeof fields], text)] as const,
  );
  return Object.fromEntries(errors.filter(([, error]) => error !== undefined)) as FieldErrors;
}
