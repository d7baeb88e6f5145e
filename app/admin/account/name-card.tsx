import { useSignedInUser } from "#app/admin/session/signed-in-user.ts";
import { updateName } from "#app/api/account-api.ts";
import { nameFields } from "#domain/staff/staff-user.ts";
import { ActionForm } from "../ui/action-form.tsx";
import { Card } from "../ui/card.tsx";
import { FormField } from "../ui/form-field.tsx";
import { useActionForm } from "../ui/use-action-form.ts";

export function NameCard() {
  const { name } = useSignedInUser();
  const form = useActionForm(nameFields, { initialValues: { name } });
  return (
    <Card heading="Name">
      <p>Your colleagues see it next to what you write and do.</p>
      <ActionForm
        form={form}
        submitLabel="Change name"
        onSubmit={() => form.submit((values) => updateName(values.name))}
      >
        <FormField form={form} name="name" autoComplete="name" />
      </ActionForm>
    </Card>
  );
}
