import type { StaffUserListItem } from "#domain/staff/user-endpoints.server.ts";
import { callEndpoint, type EndpointResult } from "./call-endpoint.ts";
import type { Body, Data } from "./endpoint-types.ts";

const accountUrl = "/api/staff/account";
const secondFactorUrl = "/api/staff/account/second-factor";

export type TotpSetup = Data<"POST /api/staff/account/second-factor">;

/** The link signs in whoever has it, so an owner gives it to the user in person. */
export interface PasswordLink {
  user: StaffUserListItem;
  link: string;
}

export const updateName = (name: string) =>
  callEndpoint(`PUT ${accountUrl}/name`, { body: { name } });
export const changePassword = (body: Body<"PUT /api/staff/account/password">) =>
  callEndpoint(`PUT ${accountUrl}/password`, { body });
export const endSession = (id: string) =>
  callEndpoint(`DELETE ${accountUrl}/sessions/:id`, { params: { id } });
export const endOtherSessions = () => callEndpoint(`DELETE ${accountUrl}/sessions`);
export const removeTrustedDevice = (id: string) =>
  callEndpoint(`DELETE ${accountUrl}/trusted-devices/:id`, { params: { id } });
export const startPasskeySetup = (password: string) =>
  callEndpoint(`POST ${accountUrl}/passkeys/options`, { body: { password } });
export const addPasskey = (body: Body<"POST /api/staff/account/passkeys">) =>
  callEndpoint(`POST ${accountUrl}/passkeys`, { body });
export const removePasskey = (id: string, password: string) =>
  callEndpoint(`DELETE ${accountUrl}/passkeys/:id`, { params: { id }, body: { password } });
export const startSecondFactorSetup = (password: string) =>
  callEndpoint(`POST ${secondFactorUrl}`, { body: { password } });
export const confirmSecondFactor = (code: string) =>
  callEndpoint(`POST ${secondFactorUrl}/confirm`, { body: { code } });
export const disableSecondFactor = (password: string, code: string) =>
  callEndpoint(`POST ${secondFactorUrl}/off`, { body: { password, code } });
export const createRecoveryCodes = (password: string) =>
  callEndpoint(`POST ${secondFactorUrl}/recovery-codes`, { body: { password } });
export const dismissNotices = () => callEndpoint(`DELETE ${accountUrl}/notices`);
export const createUser = async (body: Body<"POST /api/staff/users">) =>
  toPasswordLink(await callEndpoint("POST /api/staff/users", { body }));
export const updateUser = (id: string, body: Body<"PUT /api/staff/users/:id">) =>
  callEndpoint("PUT /api/staff/users/:id", { params: { id }, body });
export const removeUser = (id: string, password: string) =>
  callEndpoint("DELETE /api/staff/users/:id", { params: { id }, body: { password } });
export const setSecondFactorRequired = (isRequired: boolean, password: string) =>
  callEndpoint("PUT /api/staff/second-factor-requirement", { body: { isRequired, password } });

export async function createPasswordLink(id: string, password: string) {
  const input = { params: { id }, body: { password } };
  return toPasswordLink(await callEndpoint("POST /api/staff/users/:id/link", input));
}

export const removeSecondFactor = (id: string, password: string) =>
  callEndpoint("POST /api/staff/users/:id/second-factor/off", {
    params: { id },
    body: { password },
  });
export const endUserSessions = (id: string, password: string) =>
  callEndpoint("POST /api/staff/users/:id/sessions/end", { params: { id }, body: { password } });

function toPasswordLink(result: EndpointResult<"POST /api/staff/users">) {
  if (result.kind !== "done") return result;
  return { ...result, data: { user: result.data, link: result.reply.link } };
}
