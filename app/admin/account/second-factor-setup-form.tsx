import { CodeField } from "#app/admin/auth/code-field.tsx";
import { confirmSecondFactor, type TotpSetup } from "#app/api/account-api.ts";
import { codeFields } from "#domain/staff/staff-user.ts";
import { ActionForm } from "../ui/action-form.tsx";
import { useActionForm } from "../ui/use-action-form.ts";

interface SecondFactorSetupFormProps {
  setup: TotpSetup;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

export function SecondFactorSetupForm({ setup, onDone, onCancel }: SecondFactorSetupFormProps) {
  const { secret, otpauth_uri, qr_code } = setup;
  const form = useActionForm(codeFields);

  async function submit() {
    const result = await form.submit(({ code }) => confirmSecondFactor(code));
    if (result) onDone(result.data.recovery_codes);
  }

  return (
    <ActionForm form={form} submitLabel="Switch on" onSubmit={submit} onCancel={onCancel}>
      <div className="grid items-start gap-5 tablet:grid-cols-[auto_minmax(0,1fr)]">
        <svg
          viewBox={`0 0 ${qr_code.size} ${qr_code.size}`}
          role="img"
          aria-label="QR code for the app on your phone"
          shapeRendering="crispEdges"
          className="size-48 rounded-m border border-line bg-surface-bright"
        >
          <path d={qr_code.path} />
        </svg>
        <div className="grid gap-3">
          <p>
            Scan this with the app on your phone, or{" "}
            <a href={otpauth_uri} className="underline">
              open it in an app on this device
            </a>
            .
          </p>
          <p>
            To type it instead:{" "}
            <strong className="font-semibold tracking-wide [overflow-wrap:anywhere]">
              {secret.match(/.{1,4}/g)?.join(" ")}
            </strong>
          </p>
        </div>
      </div>
      <CodeField
        form={form}
        autoFocus
        hint="The six digits that the app shows now."
        inputMode="numeric"
      />
    </ActionForm>
  );
}
