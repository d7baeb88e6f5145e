import { type FormEvent, useEffect, useRef, useState } from "react";
import { signIn } from "#app/api/api-client.ts";
import { getRequiredMessage } from "#domain/fields/field-list.ts";
import { loginFields, userInfoKey } from "#domain/staff/staff-user.ts";

const genericError = "You could not be signed in. Please try again in a moment.";

export type LoginField = keyof typeof loginFields;

/** Asks for the code only after the password was right, and keeps what was entered. */
export function useLogin() {
  const form = useRef<HTMLFormElement>(null);
  const errorCallout = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState({ email: "", password: "", code: "" });
  const [errors, setErrors] = useState<Partial<Record<LoginField, string>>>({});
  const [message, setMessage] = useState<string>();
  const [needsCode, setNeedsCode] = useState(false);
  const [isLoading, setIsLoading] = useState(false);

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

  return {
    form,
    values,
    setValue: (name: LoginField, value: string) =>
      setValues((typed) => ({ ...typed, [name]: value })),
    errors,
    errorCallout,
    message,
    needsCode,
    isLoading,
    submit,
  };
}

function focusField(form: HTMLFormElement | null, name: string | undefined) {
  form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
}
