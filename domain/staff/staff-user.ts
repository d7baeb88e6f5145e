import type { FieldList, FieldValues } from "../fields/field-list.ts";
import type { Role } from "./roles.ts";

export const loginFields = {
  email: {
    label: "Email",
    limit: 36,
    required: true,
    kind: "email",
    requiredMessage: "Please enter your email.",
  },
  password: {
    label: "Password",
    limit: 16,
    required: true,
    kind: "secret",
    requiredMessage: "Please enter your password.",
  },
  code: { label: "Code", limit: 60, required: false },
} as const satisfies FieldList;

const { email, password, code } = loginFields;

export const passwordChangeFields = {
  current_password: { ...password, label: "Current password" },
  new_password: {
    ...password,
    label: "New password",
    requiredMessage: "Please choose a new password.",
  },
} as const satisfies FieldList;

export const passwordFields = { password } as const satisfies FieldList;
export const codeFields = {
  code: { ...code, required: true, requiredMessage: "Please enter the code." },
} as const satisfies FieldList;
export const passwordAndCodeFields = { ...passwordFields, ...codeFields } as const;

export const linkFields = {
  token: {
    label: "Link",
    limit: 64,
    required: true,
    requiredMessage: "This link is incomplete. Please open the complete link.",
  },
} as const satisfies FieldList;
export const newPasswordFields = {
  ...linkFields,
  new_password: passwordChangeFields.new_password,
} as const satisfies FieldList;

export const newUserFields = {
  name: { label: "Name", limit: 60, required: true, requiredMessage: "Please enter a name." },
  email: { ...email, requiredMessage: "Please enter an email." },
} as const satisfies FieldList;

/** Each text that owners write about a user is a column of the user. */
export type StaffUserTexts = FieldValues<typeof newUserFields>;

export const nameFields = {
  name: { ...newUserFields.name, label: "Your name", requiredMessage: "Please enter your name." },
} as const satisfies FieldList;

/** Better Auth accepts fewer email addresses than mail servers do. */
const signInEmailPattern =
  /^(?:[a-z0-9_'+-]+\.)*[a-z0-9_'+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;

export function isValidStaffEmail(email: string): boolean {
  return email.length <= loginFields.email.limit && signInEmailPattern.test(email);
}

export const invalidStaffEmail =
  "This address cannot be used to sign in. Please use one with plain letters and digits.";

/** Only an admin may enter the staff area. */
export type StaffUser = {
  id: string;
  name: string;
  email: string;
  isAdmin: boolean;
  role: Role;
};

/** Two people of the same name are told apart by it. */
export function formatNamesake(name: string, email: string): string {
  return `${name} (${email})`;
}

export const passwordLinkHours = 24;

export const loginRefusedMessage = "That email or password is incorrect.";
export const passwordRefusedMessage = "That password is incorrect.";
export const codeMissingMessage = "Please enter the code from your app, or a recovery code.";
export const codeRefusedMessages = {
  app: "That code is incorrect or was already used. Please wait for the next one and try again.",
  recovery:
    "That code is incorrect or was already used. Please enter another recovery code, or the six digits from your app.",
};

/** The local storage entry is for display only and grants no access. */
export const userInfoKey = "userInfo";
