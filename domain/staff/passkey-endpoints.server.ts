import Type from "typebox";
import { dataResponse, doneResponse, type Endpoints } from "../fields/endpoint.server.ts";
import { inputSchema } from "../fields/input-parser.server.ts";
import { newPasskeyFields, passkeyUseFields } from "./passkey.ts";
import { passwordFields } from "./staff-user.ts";
import { signedInUserSchema } from "./user-endpoints.server.ts";

const signInUrl = "/api/users/passkey";
const passkeysUrl = "/api/staff/account/passkeys";

export const passkeySchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    added_at: Type.String(),
    used_at: Type.Union([Type.String(), Type.Null()]),
  },
  { schemaName: "Passkey" },
);

const credentialType = Type.Literal("public-key");

const signInOptionsSchema = Type.Object(
  {
    challenge: Type.String(),
    rpId: Type.String(),
    timeout: Type.Integer(),
    userVerification: Type.Literal("required"),
  },
  {
    schemaName: "PasskeySignInOptions",
    description: "For PublicKeyCredential.parseRequestOptionsFromJSON",
  },
);

const setupOptionsSchema = Type.Object(
  {
    challenge: Type.String(),
    rp: Type.Object({ id: Type.String(), name: Type.String() }),
    user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
    pubKeyCredParams: Type.Array(Type.Object({ type: credentialType, alg: Type.Integer() })),
    timeout: Type.Integer(),
    attestation: Type.Literal("none"),
    excludeCredentials: Type.Array(Type.Object({ type: credentialType, id: Type.String() })),
    authenticatorSelection: Type.Object({
      residentKey: Type.Literal("required"),
      requireResidentKey: Type.Literal(true),
      userVerification: Type.Literal("required"),
    }),
  },
  {
    schemaName: "PasskeySetupOptions",
    description: "For PublicKeyCredential.parseCreationOptionsFromJSON",
  },
);

export const passkeyEndpoints = {
  getSignInOptions: { method: "GET", url: signInUrl, reply: dataResponse(signInOptionsSchema) },
  signIn: {
    method: "POST",
    url: signInUrl,
    body: inputSchema(passkeyUseFields, {}, { schemaName: "PasskeySignIn" }),
    reply: signedInUserSchema,
  },
  list: { method: "GET", url: passkeysUrl, reply: dataResponse(Type.Array(passkeySchema)) },
  startSetup: {
    method: "POST",
    url: `${passkeysUrl}/options`,
    body: inputSchema(passwordFields),
    reply: dataResponse(setupOptionsSchema),
  },
  add: {
    method: "POST",
    url: passkeysUrl,
    body: inputSchema(newPasskeyFields, {}, { schemaName: "NewPasskey" }),
    reply: dataResponse(passkeySchema),
  },
  remove: {
    method: "DELETE",
    url: `${passkeysUrl}/:id`,
    params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
    body: inputSchema(passwordFields),
    reply: doneResponse,
  },
} as const satisfies Endpoints;
