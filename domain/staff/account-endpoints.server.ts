import Type from "typebox";
import { dataResponse, doneResponse, type Endpoints } from "../fields/endpoint.server.ts";
import { inputSchema } from "../fields/input-parser.server.ts";
import {
  codeFields,
  linkFields,
  nameFields,
  newPasswordFields,
  passwordAndCodeFields,
  passwordChangeFields,
  passwordFields,
} from "./staff-user.ts";

const accountUrl = "/api/staff/account";
const secondFactorUrl = "/api/staff/account/second-factor";

export const timeLeftSchema = Type.Object(
  {
    secondsLeft: Type.Integer({ description: "If there are no more requests" }),
    mostSecondsLeft: Type.Integer({ description: "Even if there are more requests" }),
  },
  { schemaName: "SessionTimeLeft" },
);

const recoveryCodesResponse = dataResponse(
  Type.Object({ recovery_codes: Type.Array(Type.String()) }, { schemaName: "RecoveryCodes" }),
);

export const secondFactorSetupSchema = Type.Object(
  {
    secret: Type.String({ description: "For typing if there is no camera" }),
    address: Type.String({ description: "The otpauth URI in the QR code" }),
    drawing: Type.Object({ size: Type.Integer(), path: Type.String() }),
  },
  { schemaName: "SecondFactorSetup" },
);

export const accountEndpoints = {
  findTimeLeft: {
    method: "GET",
    url: "/api/users/session",
    reply: dataResponse(timeLeftSchema),
  },
  extendSession: {
    method: "POST",
    url: `${accountUrl}/stay`,
    reply: dataResponse(timeLeftSchema),
  },
  findLinkOwner: {
    method: "POST",
    url: "/api/users/password-link",
    body: inputSchema(linkFields),
    reply: dataResponse(Type.Object({ name: Type.String(), email: Type.String() })),
  },
  setPasswordByLink: {
    method: "POST",
    url: "/api/users/new-password",
    body: inputSchema(newPasswordFields),
    reply: doneResponse,
  },
  changePassword: {
    method: "PUT",
    url: `${accountUrl}/password`,
    body: inputSchema(passwordChangeFields),
    reply: doneResponse,
  },
  changeName: {
    method: "PUT",
    url: `${accountUrl}/name`,
    body: inputSchema(nameFields),
    reply: doneResponse,
  },
  endSession: {
    method: "DELETE",
    url: `${accountUrl}/sessions/:id`,
    params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
    reply: doneResponse,
  },
  endOtherSessions: { method: "DELETE", url: `${accountUrl}/sessions`, reply: doneResponse },
  removeTrustedDevice: {
    method: "DELETE",
    url: `${accountUrl}/trusted-devices/:id`,
    params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
    reply: doneResponse,
  },
  dismissNotices: { method: "DELETE", url: `${accountUrl}/notices`, reply: doneResponse },
  setUpSecondFactor: {
    method: "POST",
    url: secondFactorUrl,
    body: inputSchema(passwordFields),
    reply: dataResponse(secondFactorSetupSchema),
  },
  confirmSecondFactor: {
    method: "POST",
    url: `${secondFactorUrl}/confirm`,
    body: inputSchema(codeFields),
    reply: recoveryCodesResponse,
  },
  removeSecondFactor: {
    method: "POST",
    url: `${secondFactorUrl}/off`,
    body: inputSchema(passwordAndCodeFields),
    reply: doneResponse,
  },
  replaceRecoveryCodes: {
    method: "POST",
    url: `${secondFactorUrl}/recovery-codes`,
    body: inputSchema(passwordFields),
    reply: recoveryCodesResponse,
  },
} as const satisfies Endpoints;
