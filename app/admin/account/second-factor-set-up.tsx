import { useState } from "react";
import { CodeField } from "#app/admin/code-field.tsx";
import { FailureNote } from "#app/admin/failure-note.tsx";
import { missingSentence } from "#domain/field.ts";
import { codeFields } from "#domain/staff/user.ts";
import { confirmSecondFactor, type SetUp } from "./account-calls.ts";
import { ActForm } from "./act-form.tsx";
import { useAct } from "./use-act.ts";

interface SecondFactorSetUpProps {
  setUp: SetUp;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** Staff add the secret to their app by QR code, by link on the same phone, or by typing. */
export function SecondFactorSetUp({ setUp, onDone, onCancel }: SecondFactorSetUpProps) {
  const { secret, address, drawing } = setUp;
  const { run, isBusy, failure, errors, setErrors } = useAct();
  const [code, setCode] = useState("");

  async function submit() {
    if (code === "") return setErrors({ code: missingSentence(codeFields.code) });
    const done = await run(() => confirmSecondFactor(code));
    if (done) onDone(done.data.recovery_codes);
  }

  return (
    <ActForm
      confirm="Switch on"
      isBusy={isBusy}
      errors={errors}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <div className="grid items-start gap-5 tablet:grid-cols-[auto_minmax(0,1fr)]">
        <svg
          viewBox={`0 0 ${drawing.size} ${drawing.size}`}
          role="img"
          aria-label="QR code for the app on your phone"
          shapeRendering="crispEdges"
          className="size-48 rounded-m border border-line bg-pure"
        >
          <path d={drawing.path} />
        </svg>
        <div className="grid gap-3">
          <p>
            Scan this with the app on your phone, or{" "}
            <a href={address} className="underline">
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
      <FailureNote failure={failure} />
      <CodeField
        autoFocus
        hint="The six digits that the app shows now."
        inputMode="numeric"
        error={errors.code}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
    </ActForm>
  );
}
