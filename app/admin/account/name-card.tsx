import { useState } from "react";
import { updateName } from "#app/api/account-api.ts";
import { Field, fieldStyle } from "#app/ui/field.tsx";
import { validateField } from "#domain/fields/field-list.ts";
import { nameFields } from "#domain/staff/staff-user.ts";
import { ActionForm } from "../ui/action-form.tsx";
import { Card } from "../ui/card.tsx";
import { useMutation } from "../ui/use-mutation.ts";

export function NameCard({ name }: { name: string }) {
  const mutation = useMutation();
  const [newName, setNewName] = useState(name);

  async function submit() {
    const error = validateField(nameFields.name, newName);
    if (error !== undefined) return mutation.setErrors({ name: error });
    await mutation.run(() => updateName(newName));
  }

  return (
    <Card heading="Name" failure={mutation.failure}>
      <p>Your colleagues see it next to what you write and do.</p>
      <ActionForm
        submitLabel="Change name"
        isBusy={mutation.isBusy}
        errors={mutation.errors}
        onSubmit={submit}
      >
        <Field label={nameFields.name.label} error={mutation.errors.name}>
          {(props) => (
            <input
              {...props}
              name="name"
              autoComplete="name"
              maxLength={nameFields.name.limit}
              value={newName}
              onChange={({ target }) => setNewName(target.value)}
              className={fieldStyle}
            />
          )}
        </Field>
      </ActionForm>
    </Card>
  );
}
