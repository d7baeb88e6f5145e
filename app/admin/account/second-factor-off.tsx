import { useState } from "react";
import { CodeField } from "#app/admin/code-field.tsx";
import { FailureNote } from "#app/admin/failure-note.tsx";
import { missingSentence } from "#domain/field.ts";
import { codeFields, passwordFields } from "#domain/staff/user.ts";
import { switchOffSecondFactor } from "./account-calls.ts";
import { ActForm } from "./act-form.tsx";
import { PasswordAgain } from "./password-again.tsx";
import { useAct } from "./use-act.ts";

interface SecondFactorOffProps {
  email: string;
  onDone: () => void;
  onCancel: () => void;
}

export function SecondFactorOff({ email, onDone, onCancel }: SecondFactorOffProps) {
  const { run, isBusy, failure, errors, setErrors } = useAct();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");

  async function submit() {
    if (password === "" || code === "")
      return setErrors({
        ...(password === "" && { password: missingSentence(passwordFields.password) }),
        ...(code === "" && { code: missingSentence(codeFields.code) }),
      });
    if (await run(() => switchOffSecondFactor(password, code))) onDone();
  }

  return (
    <ActForm
      email={email}
      confirm="Switch off the second factor"
      look="danger"
      isBusy={isBusy}
      errors={errors}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <FailureNote failure={failure} />
      <PasswordAgain value={password} error={errors.password} onChange={setPassword} />
      <CodeField
        error={errors.code}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
    </ActForm>
  );
}
