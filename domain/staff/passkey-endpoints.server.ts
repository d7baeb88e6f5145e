import Type from "typebox";
import { dataResponse, endpoint, namedObject } from "../fields/endpoint.server.ts";
import { inputSchema } from "../fields/input-parser.server.ts";
import { newPasskeyFields, passkeyUseFields } from "./passkey.ts";
import { passwordFields } from "./staff-user.ts";
import { signedInUserSchema } from "./user-endpoints.server.ts";

const signInUrl = "/api/users/passkey";
const passkeysUrl = "/api/staff/account/passkeys";

const passkeySchema = namedObject("Passkey", {
  id: Type.String(),
  name: Type.String(),
  added_at: Type.String(),
  used_at: Type.Union([Type.String(), Type.Null()]),
});

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
  getSignInOptions: endpoint("GET", signInUrl, { reply: dataResponse(signInOptionsSchema) }),
  signIn: endpoint("POST", signInUrl, {
    body: inputSchema(passkeyUseFields, {}, { schemaName: "PasskeySignIn" }),
    reply: signedInUserSchema,
  }),
  list: endpoint("GET", passkeysUrl, { reply: dataResponse(Type.Array(passkeySchema)) }),
  startSetup: endpoint("POST", `${passkeysUrl}/options`, {
    body: inputSchema(passwordFields),
    reply: dataResponse(setupOptionsSchema),
  }),
  add: endpoint("POST", passkeysUrl, {
    body: inputSchema(newPasskeyFields, {}, { schemaName: "NewPasskey" }),
    reply: dataResponse(passkeySchema),
  }),
  remove: endpoint("DELETE", `${passkeysUrl}/:id`, {
    params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
    body: inputSchema(passwordFields),
  }),
};
