import type { FieldList } from "../field.ts";

/** The sign-in form. */
export const loginFields = {
  email: {
    label: "E-mail",
    limit: 36,
    required: true,
    kind: "email",
    missing: "Please enter your e-mail.",
  },
  password: {
    label: "Password",
    limit: 16,
    required: true,
    kind: "secret",
    missing: "Please enter your password.",
  },
} as const satisfies FieldList;

export const passwordLeast = 12;

/** Someone who signs in. Only an admin may enter the staff area. */
export interface StaffUser {
  id: string;
  name: string;
  email: string;
  isAdmin: boolean;
}

export const loginRefused = "The e-mail or the password is not right.";

/** The key in the browser's local storage: a copy for display, never a key to anything. */
export const userInfoKey = "userInfo";
