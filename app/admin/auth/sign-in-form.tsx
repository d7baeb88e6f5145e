import { useEffect, useRef } from "react";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { Button } from "#app/ui/button.tsx";
import { Callout } from "#app/ui/callout.tsx";
import { useIsHydrated } from "#app/ui/use-is-hydrated.ts";
import { trustedDeviceDays } from "#domain/staff/session-limits.ts";
import { loginFields, type StaffUser } from "#domain/staff/staff-user.ts";
import { FormField } from "../ui/form-field.tsx";
import { ScriptNotice } from "../ui/script-notice.tsx";
import { useFocusInvalid } from "../ui/use-focus-invalid.ts";
import { CodeField } from "./code-field.tsx";
import { useSignIn } from "./use-sign-in.ts";

interface SignInFormProps {
  email?: string;
  submitLabel?: string;
  buttonClassName: string;
  /** Returns a sentence if this user may not continue. */
  onSignedIn: (user: StaffUser) => string | undefined;
}

export function SignInForm(props: SignInFormProps) {
  const { email = "", submitLabel = "Sign in", buttonClassName, onSignedIn } = props;
  const form = useSignIn(email, onSignedIn);
  const { mergeValues, refusalCount, failure, needsCode, isBusy } = form;
  const element = useFocusInvalid<HTMLFormElement>(refusalCount);
  const callout = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, at hydration.
  useEffect(() => {
    const early = new FormData(element.current ?? undefined);
    const getTyped = (name: string) => String(early.get(name) ?? "");
    mergeValues({ email: getTyped("email"), password: getTyped("password") });
  }, []);
  useEffect(() => {
    // It does not take the focus: as an alert, it would be read twice.
    if (failure !== undefined) callout.current?.scrollIntoView({ block: "nearest" });
  }, [failure]);

  return (
    // Without JavaScript a GET would put the password into the URL.
    <form
      ref={element}
      method="post"
      onSubmit={form.submit}
      noValidate
      aria-busy={isBusy}
      className="grid gap-5.5"
    >
      <ScriptNotice />
      {failure !== undefined && (
        <Callout ref={callout} tone="error" role="alert" className="text-danger">
          <strong>{failure}</strong>
        </Callout>
      )}
      <FormField
        form={form}
        name="email"
        autoComplete="username"
        maxLength={loginFields.email.limit}
        required
        data-initial-focus={email === "" ? "" : undefined}
      />
      <FormField
        form={form}
        name="password"
        autoComplete="current-password"
        data-initial-focus={email === "" ? undefined : ""}
      />
      <div role="status" className="empty:-mb-5.5">
        {needsCode && (
          <Callout>
            <strong>One more step.</strong> Your password is correct. Now enter your code.
          </Callout>
        )}
      </div>
      {needsCode && (
        <div className="grid gap-2">
          <CodeField form={form} autoFocus />
          <TrustDeviceField isChecked={form.trustsDevice} onChange={form.setTrustsDevice} />
        </div>
      )}
      <Button
        type="submit"
        disabled={!isHydrated}
        aria-disabled={isBusy}
        className={buttonClassName}
      >
        {isBusy ? "Signing in…" : submitLabel}
      </Button>
      <Button
        variant="line"
        aria-disabled={isBusy}
        onClick={form.submitPasskey}
        className={`-mt-2 ${buttonClassName}`}
      >
        <Icon name="key" />
        Sign in with a passkey
      </Button>
      {isHydrated && !("isWellFormed" in String.prototype) && (
        <Callout tone="warning">
          This browser is too old for the staff area, and parts of it will fail. It needs Chrome or
          Edge 111, Safari 16.4, Firefox 121, or newer.
        </Callout>
      )}
    </form>
  );
}

interface TrustDeviceFieldProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

function TrustDeviceField({ isChecked, onChange }: TrustDeviceFieldProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 accent-brand"
      />
      Trust this device for {trustedDeviceDays} days
    </label>
  );
}
