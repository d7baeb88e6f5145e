import { Button } from "#app/ui/button.tsx";
import { Callout } from "#app/ui/callout.tsx";
import { Field, fieldStyle } from "#app/ui/field.tsx";
import { useIsHydrated } from "#app/ui/use-is-hydrated.ts";
import { loginFields } from "#domain/staff/staff-user.ts";
import { PasswordInput } from "../ui/password-input.tsx";
import { CodeField } from "./code-field.tsx";
import { type LoginField, useLogin } from "./use-login.ts";

export function LoginForm() {
  const { form, values, setValue, errors, errorCallout, message, needsCode, isLoading, submit } =
    useLogin();
  const isHydrated = useIsHydrated();

  const control = (name: LoginField) => ({
    name,
    value: values[name],
    maxLength: loginFields[name].limit,
    required: true,
    onChange: (event: { target: { value: string } }) => setValue(name, event.target.value),
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
