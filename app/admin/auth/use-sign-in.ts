import { type FormEvent, useState } from "react";
import { signIn } from "#app/api/sign-in-api.ts";
import { useForm } from "#app/ui/use-form.ts";
import { codeFields, loginFields, type StaffUser, userInfoKey } from "#domain/staff/staff-user.ts";
import { signInWithPasskey } from "./browser-passkeys.ts";

const genericError = "You could not be signed in. Please try again in a moment.";

/** Asks for the code only after the password was right, and keeps what was entered. */
export function useSignIn(email: string, findRefusal: (user: StaffUser) => string | undefined) {
  const [needsCode, setNeedsCode] = useState(false);
  const fields = needsCode ? { ...loginFields, ...codeFields } : loginFields;
  const form = useForm(fields, { initialValues: { email } });
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [trustsDevice, setTrustsDevice] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setFailure(undefined);
    if (Object.keys(form.validate()).length > 0) return;
    setIsBusy(true);
    const result = await signIn({
      ...form.values,
      ...(needsCode && trustsDevice && { trust_device: true }),
    });
    if ("user" in result) {
      const refusal = findRefusal(result.user);
      if (refusal === undefined) return;
      setFailure(refusal);
    } else if (result.codeError === undefined) {
      setFailure(result.message ?? genericError);
    } else {
      setNeedsCode(true);
      if (needsCode) form.setErrors({ code: result.codeError });
    }
    setIsBusy(false);
  }

  async function submitPasskey() {
    if (isBusy) return;
    setFailure(undefined);
    setIsBusy(true);
    const result = await signInWithPasskey();
    const refusal = "user" in result ? findRefusal(result.user) : result.error;
    if (refusal === undefined) return;
    setFailure(refusal);
    setIsBusy(false);
  }

  return {
    ...form,
    needsCode,
    failure,
    isBusy,
    submit,
    submitPasskey,
    trustsDevice,
    setTrustsDevice,
  };
}

export function storeUserInfo(user: StaffUser) {
  localStorage.setItem(userInfoKey, JSON.stringify(user));
}

export function openStaffArea(user: StaffUser) {
  storeUserInfo(user);
  location.assign(user.isAdmin ? "/admin" : "/login");
  return undefined;
}
