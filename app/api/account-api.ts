import type { StaffUserListItem } from "#domain/staff/staff-user.ts";
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

export function updateName(name: string) {
  return callEndpoint(`PUT ${accountUrl}/name`, { body: { name } });
}

export function changePassword(body: Body<"PUT /api/staff/account/password">) {
  return callEndpoint(`PUT ${accountUrl}/password`, { body });
}

export function endSession(id: string) {
  return callEndpoint(`DELETE ${accountUrl}/sessions/:id`, { params: { id } });
}

export function endOtherSessions() {
  return callEndpoint(`DELETE ${accountUrl}/sessions`);
}

export function removeTrustedDevice(id: string) {
  return callEndpoint(`DELETE ${accountUrl}/trusted-devices/:id`, { params: { id } });
}

export function startPasskeySetup(password: string) {
  return callEndpoint(`POST ${accountUrl}/passkeys/options`, { body: { password } });
}

export function addPasskey(body: Body<"POST /api/staff/account/passkeys">) {
  return callEndpoint(`POST ${accountUrl}/passkeys`, { body });
}

export function removePasskey(id: string, password: string) {
  const input = { params: { id }, body: { password } };
  return callEndpoint(`DELETE ${accountUrl}/passkeys/:id`, input);
}

export function startSecondFactorSetup(password: string) {
  return callEndpoint(`POST ${secondFactorUrl}`, { body: { password } });
}

export function confirmSecondFactor(code: string) {
  return callEndpoint(`POST ${secondFactorUrl}/confirm`, { body: { code } });
}

export function disableSecondFactor(password: string, code: string) {
  return callEndpoint(`POST ${secondFactorUrl}/off`, { body: { password, code } });
}

export function createRecoveryCodes(password: string) {
  return callEndpoint(`POST ${secondFactorUrl}/recovery-codes`, { body: { password } });
}

export function dismissNotices() {
  return callEndpoint(`DELETE ${accountUrl}/notices`);
}

export async function createUser(body: Body<"POST /api/staff/users">) {
  return toPasswordLink(await callEndpoint("POST /api/staff/users", { body }));
}

export function updateUser(id: string, body: Body<"PUT /api/staff/users/:id">) {
  return callEndpoint("PUT /api/staff/users/:id", { params: { id }, body });
}

export function removeUser(id: string, password: string) {
  return callEndpoint("DELETE /api/staff/users/:id", { params: { id }, body: { password } });
}

export function setSecondFactorRequired(isRequired: boolean, password: string) {
  return callEndpoint("PUT /api/staff/second-factor-duty", { body: { isRequired, password } });
}

export async function createPasswordLink(id: string, password: string) {
  const input = { params: { id }, body: { password } };
  return toPasswordLink(await callEndpoint("POST /api/staff/users/:id/link", input));
}

export function removeSecondFactor(id: string, password: string) {
  const input = { params: { id }, body: { password } };
  return callEndpoint("POST /api/staff/users/:id/second-factor/off", input);
}

export function endUserSessions(id: string, password: string) {
  const input = { params: { id }, body: { password } };
  return callEndpoint("POST /api/staff/users/:id/sessions/end", input);
}

export function removeImage(hash: string, password: string) {
  const input = { params: { hash }, body: { password } };
  return callEndpoint("POST /api/staff/images/:hash/remove", input);
}

function toPasswordLink(result: EndpointResult<"POST /api/staff/users">) {
  if (result.kind !== "done") return result;
  return { ...result, data: { user: result.data, link: result.reply.link } };
}
