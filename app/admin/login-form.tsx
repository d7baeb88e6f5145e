import { type FormEvent, useEffect, useRef, useState } from "react";
import { signIn } from "#app/api-client.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, fieldStyle } from "#app/ui/field.tsx";
import { Note } from "#app/ui/note.tsx";
import { useIsAlive } from "#app/ui/use-is-alive.ts";
import { missingSentence } from "#domain/field.ts";
import { loginFields, userInfoKey } from "#domain/staff/user.ts";
import { CodeField } from "./code-field.tsx";
import { PasswordInput } from "./password-input.tsx";

const genericRefusal = "You could not be signed in. Please try again in a moment.";

type LoginField = keyof typeof loginFields;

/** Asks for the code only after the password was right, and keeps what was entered. */
export function LoginForm() {
  const form = useRef<HTMLFormElement>(null);
  const refusal = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState({ email: "", password: "", code: "" });
  const [errors, setErrors] = useState<Partial<Record<LoginField, string>>>({});
  const [message, setMessage] = useState<string>();
  const [needsCode, setNeedsCode] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const isAlive = useIsAlive();

  // The fields may have been filled in before hydration.
  useEffect(() => {
    const early = new FormData(form.current ?? undefined);
    const typed = (name: LoginField) => String(early.get(name) ?? "");
    setValues({ email: typed("email"), password: typed("password"), code: "" });
  }, []);

  useEffect(() => {
    if (message !== undefined) refusal.current?.focus();
  }, [message]);
  useEffect(() => {
    if (needsCode && !isLoading) focusOn(form.current, "code");
  }, [needsCode, isLoading]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    const asked: LoginField[] = needsCode ? ["email", "password", "code"] : ["email", "password"];
    const missing = asked.filter((name) => values[name] === "");
    setErrors(
      Object.fromEntries(missing.map((name) => [name, missingSentence(loginFields[name])])),
    );
    setMessage(undefined);
    if (missing.length > 0) return focusOn(form.current, missing[0]);
    setIsLoading(true);
    const result = await signIn(values);
    if ("user" in result) {
      localStorage.setItem(userInfoKey, JSON.stringify(result.user));
      location.assign(result.user.isAdmin ? "/admin" : "/login");
      return;
    }
    setIsLoading(false);
    if (result.codeProblem === undefined) return setMessage(result.message ?? genericRefusal);
    setNeedsCode(true);
    if (needsCode) setErrors({ code: result.codeProblem });
  }

  const control = (name: LoginField) => ({
    name,
    value: values[name],
    maxLength: loginFields[name].limit,
    required: true,
    onChange: (event: { target: { value: string } }) =>
      setValues((typed) => ({ ...typed, [name]: event.target.value })),
  });

  return (
    // Without JavaScript a GET would put the password into the URL.
    <form
      ref={form}
      method="post"
      onSubmit={submit}
      noValidate
      aria-busy={isLoading}
      className="grid gap-5.5"
    >
      {message !== undefined && (
        <Note ref={refusal} tone="error" role="alert" tabIndex={-1} className="text-danger">
          <strong>{message}</strong>
        </Note>
      )}
      <Field label={loginFields.email.label} error={errors.email}>
        {(props) => (
          <input
            {...props}
            {...control("email")}
            type="email"
            autoComplete="username"
            className={fieldStyle}
          />
        )}
      </Field>
      <Field label={loginFields.password.label} error={errors.password}>
        {(props) => (
          <PasswordInput {...props} {...control("password")} autoComplete="current-password" />
        )}
      </Field>
      <div role="status" className="empty:-mb-5.5">
        {needsCode && (
          <Note>
            <strong>One more step.</strong> Your password is right. Now enter your code.
          </Note>
        )}
      </div>
      {needsCode && <CodeField {...control("code")} error={errors.code} />}
      <Button type="submit" disabled={isLoading || !isAlive} className="w-full">
        {isLoading ? "Signing in…" : "Sign in"}
      </Button>
      <noscript>
        <Note tone="care">The staff area needs JavaScript.</Note>
      </noscript>
    </form>
  );
}

function focusOn(form: HTMLFormElement | null, name: string | undefined) {
  form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
}
