import { type FormEvent, useState } from "react";
import { publishSignIn } from "#app/admin/session/use-session-expiry.ts";
import { type SignInResult, signIn } from "#app/api/sign-in-api.ts";
import { useForm } from "#app/ui/use-form.ts";
import { codeFields, loginFields, type StaffUser, userInfoKey } from "#domain/staff/staff-user.ts";
import { signInWithPasskey } from "./browser-passkeys.ts";

/**
 * Asks for the code only after the password was right, and keeps what was entered. Not the mutation
 * hook: a 401 is about the password here, and after success the form stays busy until it is gone.
 */
export function useSignIn(email: string, findRefusal: (user: StaffUser) => string | undefined) {
  const [needsCode, setNeedsCode] = useState(false);
  const fields = needsCode ? { ...loginFields, ...codeFields } : loginFields;
  const form = useForm(fields, { initialValues: { email } });
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [trustsDevice, setTrustsDevice] = useState(false);

  async function attempt(request: () => Promise<SignInResult>) {
    if (isBusy) return;
    setFailure(undefined);
    setIsBusy(true);
    const result = await request();
    if ("user" in result) {
      const refusal = findRefusal(result.user);
      if (refusal === undefined) return;
      setFailure(refusal);
    } else if (result.codeError === undefined) {
      setFailure(result.error);
    } else {
      setNeedsCode(true);
      if (needsCode) form.setErrors({ code: result.codeError });
    }
    setIsBusy(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(undefined);
    if (Object.keys(form.validate()).length > 0) return;
    const trust = needsCode && trustsDevice && { trust_device: true };
    void attempt(() => signIn({ ...form.values, ...trust }));
  }

  /** Another account may have no second factor. */
  const setValue: typeof form.setValue = (name, value) => {
    if (name === "email") setNeedsCode(false);
    form.setValue(name, value);
  };

  const submitPasskey = () => void attempt(signInWithPasskey);

  return {
    ...form,
    setValue,
    needsCode,
    failure,
    isBusy,
    submit,
    submitPasskey,
    trustsDevice,
    setTrustsDevice,
  };
}

/** Only fills in the email address next time; autosaves may have taken all of the room. */
export function storeUserInfo(user: StaffUser) {
  try {
    localStorage.setItem(userInfoKey, JSON.stringify(user));
  } catch (error) {
    reportError(error);
  }
}

export function rememberSignIn(user: StaffUser) {
  storeUserInfo(user);
  publishSignIn(user.id);
}

export function openStaffArea(user: StaffUser) {
  rememberSignIn(user);
  location.assign(user.isAdmin ? "/admin" : "/login");
  return undefined;
}
