import type { FieldList } from "../fields/field-list.ts";
import { passwordFields } from "./staff-user.ts";

export const maxPasskeys = 10;

const passkeyNameFields = {
  name: {
    label: "Name",
    limit: 40,
    required: true,
    requiredMessage: "Please enter a name, such as the device.",
  },
} as const satisfies FieldList;

export const passkeySetupFields = { ...passkeyNameFields, ...passwordFields } as const;

/** The browser encodes these bytes as base64url; a credential id has 1023 bytes at most. */
const credentialFields = {
  id: { label: "Credential id", limit: 1_400, required: true },
  client_data: { label: "Client data", limit: 2_000, required: true },
} as const satisfies FieldList;

export const newPasskeyFields = {
  ...passkeyNameFields,
  ...credentialFields,
  attestation: { label: "Attestation", limit: 8_000, required: true },
} as const satisfies FieldList;

export const passkeyUseFields = {
  ...credentialFields,
  authenticator_data: { label: "Authenticator data", limit: 2_000, required: true },
  signature: { label: "Signature", limit: 2_000, required: true },
  user_handle: { label: "User handle", limit: 100, required: true },
} as const satisfies FieldList;

export const passkeyRefusedMessage =
  "That passkey was not accepted. Please try again. If it was removed, sign in with your password.";
export const passkeyMissingMessage =
  "Your password is correct, but everyone here needs a second factor. Please sign in with your passkey.";
