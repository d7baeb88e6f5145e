import type { Role } from "#domain/staff/roles.ts";
import type { StaffUserListItem } from "#domain/staff/staff-user.ts";
import { callApi } from "./api-client.ts";
import { type ApiResult, callEndpoint, toResult } from "./call-endpoint.ts";
import type { Body, Data } from "./endpoint-types.ts";

const accountUrl = "/api/staff/account";
const secondFactorUrl = "/api/staff/account/second-factor";

export type TotpSetup = Data<"POST /api/staff/account/second-factor">;

/** The link signs in whoever has it, so an owner gives it to the user in person. */
export interface PasswordLink {
  user: StaffUserListItem;
  link: string;
}

type Result<T> = Promise<ApiResult<T>>;

const usersPath = "/api/staff/users";

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

export async function createUser(input: {
  name: string;
  email: string;
  role: Role;
  password: string;
}): Result<PasswordLink> {
  return toPasswordLink(await callApi("POST", usersPath, input));
}

export async function updateUser(
  id: string,
  changes: { role?: Role; isDisabled?: boolean; password: string },
): Result<StaffUserListItem> {
  return toResult(await callApi("PUT", `${usersPath}/${id}`, changes));
}

export async function removeUser(id: string, password: string): Result<undefined> {
  return toResult(await callApi("DELETE", `${usersPath}/${id}`, { password }));
}

export async function setSecondFactorRequired(
  isRequired: boolean,
  password: string,
): Result<{ isRequired: boolean }> {
  return toResult(await callApi("PUT", "/api/staff/second-factor-duty", { isRequired, password }));
}

export async function createPasswordLink(id: string, password: string): Result<PasswordLink> {
  return toPasswordLink(await callApi("POST", `${usersPath}/${id}/link`, { password }));
}

export async function removeSecondFactor(id: string, password: string): Result<StaffUserListItem> {
  return toResult(await callApi("POST", `${usersPath}/${id}/second-factor/off`, { password }));
}

export async function endUserSessions(id: string, password: string): Result<StaffUserListItem> {
  return toResult(await callApi("POST", `${usersPath}/${id}/sessions/end`, { password }));
}

export async function removeImage(hash: string, password: string): Promise<ApiResult<undefined>> {
  return toResult(await callApi("POST", `/api/staff/images/${hash}/remove`, { password }));
}

function toPasswordLink(response: Awaited<ReturnType<typeof callApi>>): ApiResult<PasswordLink> {
  const result = toResult<StaffUserListItem>(response);
  if (result.kind !== "done") return result as ApiResult<never>;
  return { ...result, data: { user: result.data, link: String(response?.body.link) } };
}
