import { type FormEvent, useEffect, useRef, useState } from "react";
import { signIn } from "#app/api/api-client.ts";
import { Button } from "#app/ui/button.tsx";
import { Callout } from "#app/ui/callout.tsx";
import { Field, fieldStyle } from "#app/ui/field.tsx";
import { useIsHydrated } from "#app/ui/use-is-hydrated.ts";
import { getRequiredMessage } from "#domain/fields/field-list.ts";
import { loginFields, userInfoKey } from "#domain/staff/staff-user.ts";
import { PasswordInput } from "../ui/password-input.tsx";
import { CodeField } from "./code-field.tsx";

const genericError = "You could not be signed in. Please try again in a moment.";

type LoginField = keyof typeof loginFields;

/** Asks for the code only after the password was right, and keeps what was entered. */
export function LoginForm() {
  const form = useRef<HTMLFormElement>(null);
  const errorCallout = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState({ email: "", password: "", code: "" });
  const [errors, setErrors] = useState<Partial<Record<LoginField, string>>>({});
  const [message, setMessage] = useState<string>();
  const [needsCode, setNeedsCode] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const isHydrated = useIsHydrated();

  // The fields may have been filled in before hydration.
  useEffect(() => {
    const earlyInput = new FormData(form.current ?? undefined);
    const typed = (name: LoginField) => String(earlyInput.get(name) ?? "");
    setValues({ email: typed("email"), password: typed("password"), code: "" });
  }, []);

  useEffect(() => {
    if (message !== undefined) errorCallout.current?.focus();
  }, [message]);
  useEffect(() => {
    if (needsCode && !isLoading) focusField(form.current, "code");
  }, [needsCode, isLoading]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    const requiredFields: LoginField[] = needsCode
      ? ["email", "password", "code"]
      : ["email", "password"];
    const missing = requiredFields.filter((name) => values[name] === "");
    setErrors(
      Object.fromEntries(missing.map((name) => [name, getRequiredMessage(loginFields[name])])),
    );
    setMessage(undefined);
    if (missing.length > 0) return focusField(form.current, missing[0]);
    setIsLoading(true);
    const result = await signIn(values);
    if ("user" in result) {
      localStorage.setItem(userInfoKey, JSON.stringify(result.user));
      location.assign(result.user.isAdmin ? "/admin" : "/login");
      return;
    }
    setIsLoading(false);
    if (result.codeError === undefined) return setMessage(result.message ?? genericError);
    setNeedsCode(true);
    if (needsCode) setErrors({ code: result.codeError });
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
        <Callout ref={errorCallout} tone="error" role="alert" tabIndex={-1} className="text-danger">
          <strong>{message}</strong>
        </Callout>
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
          <Callout>
            <strong>One more step.</strong> Your password is right. Now enter your code.
          </Callout>
        )}
      </div>
      {needsCode && <CodeField {...control("code")} error={errors.code} />}
      <Button type="submit" disabled={isLoading || !isHydrated} className="w-full">
        {isLoading ? "Signing in…" : "Sign in"}
      </Button>
      <noscript>
        <Callout tone="warning">The staff area needs JavaScript.</Callout>
      </noscript>
    </form>
  );
}

function focusField(form: HTMLFormElement | null, name: string | undefined) {
  form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
}
