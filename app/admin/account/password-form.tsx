import { useState } from "react";
import { FailureNote } from "#app/admin/failure-note.tsx";
import type { CallResult } from "#app/admin/staff-calls.ts";
import type { ButtonLook } from "#app/ui/button.tsx";
import { missingSentence } from "#domain/field.ts";
import { passwordFields } from "#domain/staff/user.ts";
import { ActForm } from "./act-form.tsx";
import { PasswordAgain } from "./password-again.tsx";
import { useAct } from "./use-act.ts";

interface PasswordFormProps<T> {
  email: string;
  confirm: string;
  look?: ButtonLook;
  act: (password: string) => Promise<CallResult<T>>;
  /** True if the page itself shows the success. */
  isShown?: boolean;
  onDone: (data: T) => void;
  onCancel: () => void;
}

/** Confirms with the password an action that only the owner of the account may take. */
export function PasswordForm<T>(props: PasswordFormProps<T>) {
  const { email, confirm, look, act, isShown = true, onDone, onCancel } = props;
  const { run, isBusy, failure, errors, setErrors } = useAct();
  const [password, setPassword] = useState("");

  async function submit() {
    if (password === "") return setErrors({ password: missingSentence(passwordFields.password) });
    const done = await run(() => act(password), { isShown });
    if (done) onDone(done.data);
  }

  return (
    <ActForm
      email={email}
      confirm={confirm}
      {...(look && { look })}
      isBusy={isBusy}
      errors={errors}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <FailureNote failure={failure} />
      <PasswordAgain value={password} error={errors.password} onChange={setPassword} />
    </ActForm>
  );
}
