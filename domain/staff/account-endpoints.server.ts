import Type from "typebox";
import { dataResponse, endpoint, namedObject } from "../fields/endpoint.server.ts";
import { inputSchema } from "../fields/input-parser.server.ts";
import {
  codeFields,
  linkFields,
  loginFields,
  nameFields,
  newPasswordFields,
  passwordAndCodeFields,
  passwordChangeFields,
  passwordFields,
} from "./staff-user.ts";
import { signedInUserSchema } from "./user-endpoints.server.ts";

const accountUrl = "/api/staff/account";
const secondFactorUrl = "/api/staff/account/second-factor";

const timeLeftSchema = namedObject("SessionTimeLeft", {
  secondsLeft: Type.Integer({ description: "If there are no more requests" }),
  maxSecondsLeft: Type.Integer({ description: "Even if there are more requests" }),
  userId: Type.Optional(Type.String()),
});

const recoveryCodesResponse = dataResponse(
  namedObject("RecoveryCodes", { recovery_codes: Type.Array(Type.String()) }),
);

const secondFactorSetupSchema = namedObject("SecondFactorSetup", {
  secret: Type.String({ description: "For typing if there is no camera" }),
  otpauth_uri: Type.String({ description: "In the QR code" }),
  qr_code: Type.Object(
    { size: Type.Integer(), path: Type.String() },
    { description: "The path of an SVG whose view box is a square of this size" },
  ),
});

const trustProperties = {
  trust_device: Type.Optional(
    Type.Boolean({
      title: "Trust this device",
      description: "With a correct code: this browser needs no code for 30 days",
    }),
  ),
};

export const accountEndpoints = {
  signIn: endpoint("POST", "/api/users/login", {
    body: inputSchema(loginFields, trustProperties, { schemaName: "SignIn" }),
    reply: signedInUserSchema,
  }),
  signOut: endpoint("POST", "/api/users/logout", {
    query: Type.Object({ clear: Type.Optional(Type.Literal("browser")) }),
  }),
  findTimeLeft: endpoint("GET", "/api/users/session", { reply: dataResponse(timeLeftSchema) }),
  extendSession: endpoint("POST", `${accountUrl}/stay`, { reply: dataResponse(timeLeftSchema) }),
  findLinkOwner: endpoint("POST", "/api/users/password-link", {
    body: inputSchema(linkFields),
    reply: dataResponse(Type.Object({ name: Type.String(), email: Type.String() })),
  }),
  setPasswordByLink: endpoint("POST", "/api/users/new-password", {
    body: inputSchema(newPasswordFields),
  }),
  changePassword: endpoint("PUT", `${accountUrl}/password`, {
    body: inputSchema(passwordChangeFields),
  }),
  changeName: endpoint("PUT", `${accountUrl}/name`, { body: inputSchema(nameFields) }),
  endSession: endpoint("DELETE", `${accountUrl}/sessions/:id`, {
    params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
  }),
  endOtherSessions: endpoint("DELETE", `${accountUrl}/sessions`),
  removeTrustedDevice: endpoint("DELETE", `${accountUrl}/trusted-devices/:id`, {
    params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
  }),
  dismissNotices: endpoint("DELETE", `${accountUrl}/notices`),
  setUpSecondFactor: endpoint("POST", secondFactorUrl, {
    body: inputSchema(passwordFields),
    reply: dataResponse(secondFactorSetupSchema),
  }),
  confirmSecondFactor: endpoint("POST", `${secondFactorUrl}/confirm`, {
    body: inputSchema(codeFields),
    reply: recoveryCodesResponse,
  }),
  removeSecondFactor: endpoint("POST", `${secondFactorUrl}/off`, {
    body: inputSchema(passwordAndCodeFields),
  }),
  replaceRecoveryCodes: endpoint("POST", `${secondFactorUrl}/recovery-codes`, {
    body: inputSchema(passwordFields),
    reply: recoveryCodesResponse,
  }),
};
