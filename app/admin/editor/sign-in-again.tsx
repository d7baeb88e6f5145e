import { type FormEvent, useState } from "react";
import { signIn } from "#app/api-client.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, fieldStyle } from "#app/ui/field.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { Note } from "#app/ui/note.tsx";
import { loginFields, userInfoKey } from "#domain/staff/user.ts";

const genericRefusal = "You could not be signed in. Please try again in a moment.";
const notAdmin = "Only an admin may save this.";

interface SignInAgainProps {
  onSignedIn: () => void;
  onClose: () => void;
}

/** The session ended while someone was writing: they sign in where they are. */
export function SignInAgain({ onSignedIn, onClose }: SignInAgainProps) {
  const [email, setEmail] = useState(lastEmail);
  const [password, setPassword] = useState("");
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    const result = await signIn(email, password);
    setIsBusy(false);
    if (!("user" in result)) return setRefusal(result.message ?? genericRefusal);
    if (!result.user.isAdmin) return setRefusal(notAdmin);
    localStorage.setItem(userInfoKey, JSON.stringify(result.user));
    onSignedIn();
  }

  return (
    <Modal heading="Sign in again to save" onClose={onClose}>
      <form method="post" onSubmit={submit} aria-busy={isBusy} className="grid gap-4">
        <p>Your session has ended. Your text is safe here and is saved as soon as you are back.</p>
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
        <Button type="submit" size="small" disabled={isBusy} className="justify-self-end">
          {isBusy ? "Signing in…" : "Sign in and save"}
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
