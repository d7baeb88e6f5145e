import { type FormEvent, type ReactNode, useState } from "react";
import { signIn } from "#app/api-client.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, fieldStyle } from "#app/ui/field.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { Note } from "#app/ui/note.tsx";
import { loginFields, userInfoKey } from "#domain/staff/user.ts";
import { CodeField } from "./code-field.tsx";

const genericRefusal = "You could not be signed in. Please try again in a moment.";
const notAdmin = "Only an admin may work here.";

interface SignInAgainProps {
  heading: string;
  /** What becomes of what was being done. */
  children: ReactNode;
  /** On the button. */
  confirm: string;
  /** Hides what stands below: nobody may be at the desk. */
  isOpaque?: boolean;
  onSignedIn: () => void;
  onClose: () => void;
}

/** The session ended while someone was at work: they sign in where they are. */
export function SignInAgain({
  heading,
  children,
  confirm,
  isOpaque = false,
  onSignedIn,
  onClose,
}: SignInAgainProps) {
  const [email, setEmail] = useState(lastEmail);
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [codeProblem, setCodeProblem] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    const result = await signIn({ email, password, code });
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

  return (
    <Modal heading={heading} isOpaque={isOpaque} onClose={onClose}>
      <form method="post" onSubmit={submit} aria-busy={isBusy} className="grid gap-4">
        <p>{children}</p>
        {refusal !== undefined && (
          <Note tone="error" role="alert">
            <strong>{refusal}</strong>
          </Note>
        )}
        <Field label={loginFields.email.label}>
          {(props) => (
            <input
              {...props}
              data-first={email === "" ? "" : undefined}
              type="email"
              name="email"
              autoComplete="username"
              required
              maxLength={loginFields.email.limit}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              className={fieldStyle}
            />
          )}
        </Field>
        <Field label={loginFields.password.label}>
          {(props) => (
            <input
              {...props}
              data-first={email === "" ? undefined : ""}
              type="password"
              name="password"
              autoComplete="current-password"
              required
              maxLength={loginFields.password.limit}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              className={fieldStyle}
            />
          )}
        </Field>
        {codeProblem !== undefined && (
          <CodeField
            autoFocus
            error={codeProblem}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
        <Button type="submit" size="small" disabled={isBusy} className="justify-self-end">
          {isBusy ? "Signing in…" : confirm}
        </Button>
      </form>
    </Modal>
  );
}

/** Who was signed in here, to save some typing. */
function lastEmail(): string {
  try {
    const { email } = JSON.parse(localStorage.getItem(userInfoKey) ?? "{}");
    return typeof email === "string" ? email : "";
  } catch {
    return "";
  }
}
