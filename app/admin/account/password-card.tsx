import { useState } from "react";
import { PasswordInput } from "#app/admin/password-input.tsx";
import { Field } from "#app/ui/field.tsx";
import { missingSentence } from "#domain/field.ts";
import { passwordHint, passwordProblem } from "#domain/staff/password-rules.ts";
import { passwordChangeFields } from "#domain/staff/user.ts";
import { changePassword } from "./account-calls.ts";
import { ActForm } from "./act-form.tsx";
import { Card } from "./card.tsx";
import { useAct } from "./use-act.ts";

const nothing = { current_password: "", new_password: "" };
const names = ["current_password", "new_password"] as const;

export function PasswordCard({ owner }: { owner: { name: string; email: string } }) {
  const act = useAct();
  const [typed, setTyped] = useState(nothing);

  async function change() {
    const missing = names.filter((name) => typed[name] === "");
    const problem = passwordProblem(typed.new_password, owner);
    if (missing.length > 0 || problem !== undefined)
      return act.setErrors({
        ...(problem !== undefined && { new_password: problem }),
        ...Object.fromEntries(
          missing.map((name) => [name, missingSentence(passwordChangeFields[name])]),
        ),
      });
    if (await act.run(() => changePassword(typed))) setTyped(nothing);
  }

  return (
    <Card heading="Password" failure={act.failure}>
      <p>A new password signs you out everywhere but here.</p>
      <ActForm
        email={owner.email}
        confirm="Change password"
        isBusy={act.isBusy}
        errors={act.errors}
        onSubmit={change}
      >
        {names.map((name) => (
          <Field
            key={name}
            label={passwordChangeFields[name].label}
            error={act.errors[name]}
            hint={name === "new_password" ? passwordHint : undefined}
          >
            {(props) => (
              <PasswordInput
                {...props}
                name={name}
                autoComplete={name === "new_password" ? "new-password" : "current-password"}
                value={typed[name]}
                onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
              />
            )}
          </Field>
        ))}
      </ActForm>
    </Card>
  );
}
