import { createPasskey } from "#app/admin/auth/browser-passkeys.ts";
import { addPasskey, startPasskeySetup } from "#app/api/account-api.ts";
import { describeUserAgent } from "#domain/staff/describe-user-agent.ts";
import { passkeySetupFields } from "#domain/staff/passkey.ts";
import { ActionForm } from "../ui/action-form.tsx";
import { ConfirmPasswordField } from "../ui/confirm-password-field.tsx";
import { FormField } from "../ui/form-field.tsx";
import { useActionForm } from "../ui/use-action-form.ts";

interface AddPasskeyFormProps {
  onDone: () => void;
  onCancel: () => void;
}

/** The browser creates the passkey between two requests; the first one takes the password. */
export function AddPasskeyForm({ onDone, onCancel }: AddPasskeyFormProps) {
  const name = describeUserAgent(navigator.userAgent).slice(0, passkeySetupFields.name.limit);
  const form = useActionForm(passkeySetupFields, { initialValues: { name } });

  async function submit() {
    const result = await form.submit(async ({ name, password }) => {
      const started = await startPasskeySetup(password);
      if (started.kind !== "done") return started;
      const created = await createPasskey(started.data);
      if ("error" in created) return { kind: "refused", message: created.error };
      return addPasskey({ name, ...created });
    });
    if (result) onDone();
  }

  return (
    <ActionForm form={form} submitLabel="Continue" onSubmit={submit} onCancel={onCancel}>
      <FormField form={form} name="name" hint="So that you recognize it later." />
      <ConfirmPasswordField form={form} />
    </ActionForm>
  );
}
