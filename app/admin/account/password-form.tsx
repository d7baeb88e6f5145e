import { useState } from "react";
import { PasswordInput } from "#app/admin/password-input.tsx";
import type { CallResult } from "#app/admin/staff-calls.ts";
import { Field } from "#app/ui/field.tsx";
import { Note } from "#app/ui/note.tsx";
import { missingSentence } from "#domain/field.ts";
import { passwordFields } from "#domain/staff/user.ts";
import { ActForm } from "./act-form.tsx";
import { useAct } from "./use-act.ts";

interface PasswordFormProps<T> {
  email: string;
  confirm: string;
  act: (password: string) => Promise<CallResult<T>>;
  onDone: (data: T) => void;
  onCancel: () => void;
}

/** Who sits at an open session may not be its owner: the password is asked for once more. */
export function PasswordForm<T>({ email, confirm, act, onDone, onCancel }: PasswordFormProps<T>) {
  const { run, isBusy, failure, errors, setErrors } = useAct();
  const [password, setPassword] = useState("");

  async function submit() {
    if (password === "") return setErrors({ password: missingSentence(passwordFields.password) });
    const done = await run(() => act(password), { isShown: true });
    if (done) onDone(done.data);
  }

  return (
    <ActForm
      email={email}
      confirm={confirm}
      isBusy={isBusy}
      errors={errors}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {failure !== undefined && (
        <Note tone="error" role="alert">
          <strong>{failure}</strong>
        </Note>
      )}
      <Field label="Your password, once more" error={errors.password}>
        {(props) => (
          <PasswordInput
            {...props}
            // The click before asked for it.
            autoFocus
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </Field>
    </ActForm>
  );
}
