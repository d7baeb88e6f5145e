import { type FormEvent, type ReactNode, useState } from "react";
import { FailureNote } from "#app/admin/failure-note.tsx";
import { signIn } from "#app/api-client.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, fieldStyle } from "#app/ui/field.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { loginFields, userInfoKey } from "#domain/staff/user.ts";
import { CodeField } from "./code-field.tsx";

const genericRefusal = "You could not be signed in. Please try again in a moment.";
const names = ["email", "password"] as const;
const notAdmin = "Only an admin may work here.";

interface SignInAgainProps {
  heading: string;
  children: ReactNode;
  confirm: string;
  /** Hides the page below, because the screen may be unattended. */
  isOpaque?: boolean;
  onSignedIn: () => void;
  onClose: () => void;
}

/** A sign-in without leaving the page, so that nothing is lost. */
export function SignInAgain({
  heading,
  children,
  confirm,
  isOpaque = false,
  onSignedIn,
  onClose,
}: SignInAgainProps) {
  const [typed, setTyped] = useState(() => ({ email: lastEmail(), password: "", code: "" }));
  const [codeProblem, setCodeProblem] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    const result = await signIn(typed);
    setIsBusy(false);
    if (!("user" in result)) {
      setCodeProblem(result.codeProblem);
      setRefusal(result.codeProblem === undefined ? (result.message ?? genericRefusal) : undefined);
      return;
    }
    if (!result.user.isAdmin) return setRefusal(notAdmin);
    localStorage.setItem(userInfoKey, JSON.stringify(result.user));
    onSignedIn();
  }

  const first = typed.email === "" ? "email" : "password";
  return (
    <Modal heading={heading} isOpaque={isOpaque} onClose={onClose}>
      <form method="post" onSubmit={submit} aria-busy={isBusy} className="grid gap-4">
        <p>{children}</p>
        <FailureNote failure={refusal} />
        {names.map((name) => (
          <Field key={name} label={loginFields[name].label}>
            {(props) => (
              <input
                {...props}
                data-first={name === first ? "" : undefined}
                type={name}
                name={name}
                autoComplete={name === "email" ? "username" : "current-password"}
                required
                maxLength={loginFields[name].limit}
                value={typed[name]}
                onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
                className={fieldStyle}
              />
            )}
          </Field>
        ))}
        {codeProblem !== undefined && (
          <CodeField
            autoFocus
            error={codeProblem}
            value={typed.code}
            onChange={({ target }) => setTyped({ ...typed, code: target.value })}
          />
        )}
        <Button type="submit" size="small" disabled={isBusy} className="justify-self-end">
          {isBusy ? "Signing in…" : confirm}
        </Button>
      </form>
    </Modal>
  );
}

/** The email of the last sign-in in this browser. */
function lastEmail(): string {
  try {
    const { email } = JSON.parse(localStorage.getItem(userInfoKey) ?? "{}");
    return typeof email === "string" ? email : "";
  } catch {
    return "";
  }
}
