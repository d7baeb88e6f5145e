import { callApi } from "#app/api/api-client.ts";
import { type ApiResult, toResult } from "#app/api/staff-api.ts";
import type { Role } from "#domain/staff/roles.ts";
import type { StaffUserListItem } from "#domain/staff/staff-user.ts";

export interface TotpSetup {
  secret: string;
  address: string;
  drawing: { size: number; path: string };
}

/** The link signs in whoever has it, so an owner gives it to the user in person. */
export interface PasswordLink {
  user: StaffUserListItem;
  link: string;
}

type Result<T> = Promise<ApiResult<T>>;

const accountPath = "/api/staff/account";
const secondFactorPath = `${accountPath}/second-factor`;
const usersPath = "/api/staff/users";

export async function updateName(name: string): Result<undefined> {
  return toResult(await callApi("PUT", `${accountPath}/name`, { name }));
}

export async function changePassword(input: {
  current_password: string;
  new_password: string;
}): Result<undefined> {
  return toResult(await callApi("PUT", `${accountPath}/password`, input));
}

export async function endSession(id: string): Result<undefined> {
  return toResult(await callApi("DELETE", `${accountPath}/sessions/${id}`));
}

export async function endOtherSessions(): Result<undefined> {
  return toResult(await callApi("DELETE", `${accountPath}/sessions`));
}

export async function startSecondFactorSetup(password: string): Result<TotpSetup> {
  return toResult(await callApi("POST", secondFactorPath, { password }));
}

export async function confirmSecondFactor(code: string): Result<{ recovery_codes: string[] }> {
  return toResult(await callApi("POST", `${secondFactorPath}/confirm`, { code }));
}

export async function disableSecondFactor(password: string, code: string): Result<undefined> {
  return toResult(await callApi("POST", `${secondFactorPath}/off`, { password, code }));
}

export async function createRecoveryCodes(password: string): Result<{ recovery_codes: string[] }> {
  return toResult(await callApi("POST", `${secondFactorPath}/recovery-codes`, { password }));
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

export async function dismissNotices(): Result<undefined> {
  return toResult(await callApi("DELETE", `${accountPath}/notices`));
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
