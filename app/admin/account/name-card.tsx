import { useState } from "react";
import { Field, fieldStyle } from "#app/ui/field.tsx";
import { problemOf } from "#domain/field.ts";
import { nameFields } from "#domain/staff/user.ts";
import { changeName } from "./account-calls.ts";
import { ActForm } from "./act-form.tsx";
import { Card } from "./card.tsx";
import { useAct } from "./use-act.ts";

export function NameCard({ name }: { name: string }) {
  const act = useAct();
  const [typed, setTyped] = useState(name);

  async function change() {
    const problem = problemOf(nameFields.name, typed);
    if (problem !== undefined) return act.setErrors({ name: problem });
    await act.run(() => changeName(typed));
  }

  return (
    <Card heading="Name" failure={act.failure}>
      <p>Your colleagues see it next to what you write and do.</p>
      <ActForm confirm="Change name" isBusy={act.isBusy} errors={act.errors} onSubmit={change}>
        <Field label={nameFields.name.label} error={act.errors.name}>
          {(props) => (
            <input
              {...props}
              name="name"
              autoComplete="name"
              maxLength={nameFields.name.limit}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              className={fieldStyle}
            />
          )}
        </Field>
      </ActForm>
    </Card>
  );
}
