import { useState } from "react";
import { Field, fieldStyle } from "#app/ui/field.tsx";
import { type FieldErrors, problemOf } from "#domain/field.ts";
import { newUserFields, passwordFields } from "#domain/staff/user.ts";
import { addUser, type HandOver } from "./account-calls.ts";
import { ActForm } from "./act-form.tsx";
import { Card } from "./card.tsx";
import { PasswordAgain } from "./password-again.tsx";
import { useAct } from "./use-act.ts";

const nobody = { name: "", email: "", isAdmin: true, password: "" };
const names = ["name", "email"] as const;
const fields = { ...newUserFields, ...passwordFields };

interface NewUserFormProps {
  /** The email of the admin who adds the user. */
  email: string;
  onAdded: (handOver: HandOver) => void;
}

export function NewUserForm({ email, onAdded }: NewUserFormProps) {
  const act = useAct();
  const [typed, setTyped] = useState(nobody);

  async function add() {
    const problems = problemsOf(typed);
    if (Object.keys(problems).length > 0) return act.setErrors(problems);
    const added = await act.run(() => addUser(typed), { isShown: true });
    if (added === undefined) return;
    setTyped(nobody);
    onAdded(added.data);
  }

  return (
    <Card heading="Add someone" failure={act.failure}>
      <p>You get a link to give them, with which they choose their own password.</p>
      <ActForm email={email} confirm="Add" isBusy={act.isBusy} errors={act.errors} onSubmit={add}>
        {names.map((name) => (
          <Field key={name} label={newUserFields[name].label} error={act.errors[name]}>
            {(props) => (
              <input
                {...props}
                name={name}
                type={name === "email" ? "email" : "text"}
                autoComplete="off"
                maxLength={newUserFields[name].limit}
                value={typed[name]}
                onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
                className={fieldStyle}
              />
            )}
          </Field>
        ))}
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="isAdmin"
            checked={typed.isAdmin}
            onChange={({ target }) => setTyped({ ...typed, isAdmin: target.checked })}
            className="size-5 accent-evergreen"
          />
          Admin: may enter the staff area
        </label>
        <PasswordAgain
          value={typed.password}
          error={act.errors.password}
          hint="This keeps others from adding people on a screen that you left open."
          wantsFocus={false}
          onChange={(password) => setTyped({ ...typed, password })}
        />
      </ActForm>
    </Card>
  );
}

function problemsOf({ name, email, password }: typeof nobody): FieldErrors {
  const problems = Object.entries({ name, email, password }).map(
    ([field, text]) => [field, problemOf(fields[field as keyof typeof fields], text)] as const,
  );
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined)) as FieldErrors;
}
