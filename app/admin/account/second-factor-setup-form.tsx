import { useState } from "react";
import { CodeField } from "#app/admin/auth/code-field.tsx";
import { ErrorCallout } from "#app/admin/ui/error-callout.tsx";
import { confirmSecondFactor, type TotpSetup } from "#app/api/account-api.ts";
import { getRequiredMessage } from "#domain/fields/field-list.ts";
import { codeFields } from "#domain/staff/staff-user.ts";
import { ActionForm } from "../ui/action-form.tsx";
import { useMutation } from "../ui/use-mutation.ts";

interface SecondFactorSetupFormProps {
  setup: TotpSetup;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

export function SecondFactorSetupForm({ setup, onDone, onCancel }: SecondFactorSetupFormProps) {
  const { secret, address: otpauthUri, drawing: qrCode } = setup;
  const { run, isBusy, failure, errors, setErrors } = useMutation();
  const [code, setCode] = useState("");

  async function submit() {
    if (code === "") return setErrors({ code: getRequiredMessage(codeFields.code) });
    const result = await run(() => confirmSecondFactor(code));
    if (result) onDone(result.data.recovery_codes);
  }

  return (
    <ActionForm
      submitLabel="Switch on"
      isBusy={isBusy}
      errors={errors}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <div className="grid items-start gap-5 tablet:grid-cols-[auto_minmax(0,1fr)]">
        <svg
          viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
          role="img"
          aria-label="QR code for the app on your phone"
          shapeRendering="crispEdges"
          className="size-48 rounded-m border border-line bg-surface-bright"
        >
          <path d={qrCode.path} />
        </svg>
        <div className="grid gap-3">
          <p>
            Scan this with the app on your phone, or{" "}
            <a href={otpauthUri} className="underline">
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
      <ErrorCallout failure={failure} />
      <CodeField
        autoFocus
        hint="The six digits that the app shows now."
        inputMode="numeric"
        error={errors.code}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
    </ActionForm>
  );
}
