import type { FieldList } from "../field.ts";

/** The sign-in form. The code is asked for only where the user has a second factor. */
export const loginFields = {
  email: {
    label: "Email",
    limit: 36,
    required: true,
    kind: "email",
    missing: "Please enter your email.",
  },
  password: {
    label: "Password",
    limit: 16,
    required: true,
    kind: "secret",
    missing: "Please enter your password.",
  },
  code: { label: "Code", limit: 29, required: false },
} as const satisfies FieldList;

const { email, password, code } = loginFields;

/** What the acts of one's own account ask for. */
export const passwordChangeFields = {
  current_password: { ...password, label: "Current password" },
  new_password: { ...password, label: "New password", missing: "Please choose a new password." },
} as const satisfies FieldList;

export const passwordFields = { password } as const satisfies FieldList;
export const codeFields = {
  code: { ...code, required: true, missing: "Please enter the code." },
} as const satisfies FieldList;
export const passwordAndCodeFields = { ...passwordFields, ...codeFields } as const;

/** A one-time link and the password that it sets. */
export const linkFields = {
  token: { label: "Link", limit: 64, required: true, missing: "This link is incomplete." },
} as const satisfies FieldList;
export const newPasswordFields = {
  ...linkFields,
  new_password: passwordChangeFields.new_password,
} as const satisfies FieldList;

export const newUserFields = {
  name: { label: "Name", limit: 60, required: true, missing: "Please enter a name." },
  email: { ...email, missing: "Please enter an email." },
} as const satisfies FieldList;

/** What others read beside what one wrote and did. */
export const nameFields = {
  name: { ...newUserFields.name, label: "Your name", missing: "Please enter your name." },
} as const satisfies FieldList;

/** What Better Auth lets sign in: less than mail lets be an address. */
const signInEmail =
  /^(?:[a-z0-9_'+-]+\.)*[a-z0-9_'+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;

export function canSignInWith(email: string): boolean {
  return email.length <= loginFields.email.limit && signInEmail.test(email);
}

export const emailUnfit =
  "This address cannot be used to sign in. Please use one with plain letters and digits.";

/** Someone who signs in. Only an admin may enter the staff area. */
export interface StaffUser {
  id: string;
  name: string;
  email: string;
  isAdmin: boolean;
}

/** What admins see of a user. */
export interface StaffUserInList extends StaffUser {
  isDisabled: boolean;
  hasSecondFactor: boolean;
  /** False until the one-time link was used. */
  hasPassword: boolean;
}

export const linkHours = 24;

export const loginRefused = "That email or password is incorrect.";
export const passwordRefused = "That password is incorrect.";
export const codeMissing = "Please enter the code from your app, or a recovery code.";
export const codeRefused =
  "That code is incorrect or was already used. Please wait for the next one and try again.";

/** The key in the browser's local storage: a copy for display, never a key to anything. */
export const userInfoKey = "userInfo";
