import { type FormEvent, type ReactNode, useState } from "react";
import { ErrorCallout } from "#app/admin/ui/error-callout.tsx";
import { signIn } from "#app/api/api-client.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, fieldStyle } from "#app/ui/field.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { loginFields, userInfoKey } from "#domain/staff/staff-user.ts";
import { CodeField } from "./code-field.tsx";

const genericError = "You could not be signed in. Please try again in a moment.";
const fieldNames = ["email", "password"] as const;
const notAdminMessage = "Only an admin may work here.";

interface SignInAgainDialogProps {
  heading: string;
  children: ReactNode;
  submitLabel: string;
  /** Hides the page below, because the screen may be unattended. */
  isOpaque?: boolean;
  onSignedIn: () => void;
  onClose: () => void;
}

export function SignInAgainDialog({
  heading,
  children,
  submitLabel,
  isOpaque = false,
  onSignedIn,
  onClose,
}: SignInAgainDialogProps) {
  const [credentials, setCredentials] = useState(() => ({
    email: readLastEmail(),
    password: "",
    code: "",
  }));
  const [codeError, setCodeError] = useState<string>();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    const result = await signIn(credentials);
    setIsBusy(false);
    if (!("user" in result)) {
      setCodeError(result.codeError);
      setError(result.codeError === undefined ? (result.message ?? genericError) : undefined);
      return;
    }
    if (!result.user.isAdmin) return setError(notAdminMessage);
    localStorage.setItem(userInfoKey, JSON.stringify(result.user));
    onSignedIn();
  }

  const firstField = credentials.email === "" ? "email" : "password";
  return (
    <Modal heading={heading} isOpaque={isOpaque} onClose={onClose}>
      <form method="post" onSubmit={submit} aria-busy={isBusy} className="grid gap-4">
        <p>{children}</p>
        <ErrorCallout failure={error} />
        {fieldNames.map((name) => (
          <Field key={name} label={loginFields[name].label}>
            {(props) => (
              <input
                {...props}
                data-initial-focus={name === firstField ? "" : undefined}
                type={name}
                name={name}
                autoComplete={name === "email" ? "username" : "current-password"}
                required
                maxLength={loginFields[name].limit}
                value={credentials[name]}
                onChange={({ target }) => setCredentials({ ...credentials, [name]: target.value })}
                className={fieldStyle}
              />
            )}
          </Field>
        ))}
        {codeError !== undefined && (
          <CodeField
            autoFocus
            error={codeError}
            value={credentials.code}
            onChange={({ target }) => setCredentials({ ...credentials, code: target.value })}
          />
        )}
        <Button type="submit" size="small" disabled={isBusy} className="justify-self-end">
          {isBusy ? "Signing in…" : submitLabel}
        </Button>
      </form>
    </Modal>
  );
}

function readLastEmail(): string {
  try {
    const { email } = JSON.parse(localStorage.getItem(userInfoKey) ?? "{}");
    return typeof email === "string" ? email : "";
  } catch {
    return "";
  }
}
