import { type CallResult, read } from "#app/admin/staff-calls.ts";
import { call } from "#app/api-client.ts";
import type { StaffUserInList } from "#domain/staff/user.ts";

export interface SetUp {
  secret: string;
  address: string;
  drawing: { size: number; path: string };
}

/** The link signs in whoever has it, so an admin gives it to the user in person. */
export interface HandOver {
  user: StaffUserInList;
  link: string;
}

type Result<T> = Promise<CallResult<T>>;

const account = "/api/staff/account";
const factor = `${account}/second-factor`;
const users = "/api/staff/users";

export async function changeName(name: string): Result<undefined> {
  return read(await call("PUT", `${account}/name`, { name }));
}

export async function changePassword(typed: {
  current_password: string;
  new_password: string;
}): Result<undefined> {
  return read(await call("PUT", `${account}/password`, typed));
}

export async function endSession(id: string): Result<undefined> {
  return read(await call("DELETE", `${account}/sessions/${id}`));
}

export async function endOtherSessions(): Result<undefined> {
  return read(await call("DELETE", `${account}/sessions`));
}

export async function beginSecondFactor(password: string): Result<SetUp> {
  return read(await call("POST", factor, { password }));
}

export async function confirmSecondFactor(code: string): Result<{ recovery_codes: string[] }> {
  return read(await call("POST", `${factor}/confirm`, { code }));
}

export async function switchOffSecondFactor(password: string, code: string): Result<undefined> {
  return read(await call("POST", `${factor}/off`, { password, code }));
}

export async function makeRecoveryCodes(password: string): Result<{ recovery_codes: string[] }> {
  return read(await call("POST", `${factor}/recovery-codes`, { password }));
}

export async function addUser(typed: {
  name: string;
  email: string;
  isAdmin: boolean;
  password: string;
}): Result<HandOver> {
  return readHandOver(await call("POST", users, typed));
}

export async function changeUser(
  id: string,
  change: { isAdmin?: boolean; isDisabled?: boolean; password: string },
): Result<StaffUserInList> {
  return read(await call("PUT", `${users}/${id}`, change));
}

export async function requireSecondFactor(
  isRequired: boolean,
  password: string,
): Result<{ isRequired: boolean }> {
  return read(await call("PUT", "/api/staff/second-factor-duty", { isRequired, password }));
}

export async function dismissNotices(): Result<undefined> {
  return read(await call("DELETE", `${account}/notices`));
}

export async function makeLink(id: string, password: string): Result<HandOver> {
  return readHandOver(await call("POST", `${users}/${id}/link`, { password }));
}

export async function removeSecondFactor(id: string, password: string): Result<StaffUserInList> {
  return read(await call("POST", `${users}/${id}/second-factor/off`, { password }));
}

export async function endUserSessions(id: string, password: string): Result<StaffUserInList> {
  return read(await call("POST", `${users}/${id}/sessions/end`, { password }));
}

export async function removeImage(hash: string, password: string): Promise<CallResult<undefined>> {
  return read(await call("POST", `/api/staff/images/${hash}/remove`, { password }));
}

function readHandOver(reply: Awaited<ReturnType<typeof call>>): CallResult<HandOver> {
  const result = read<StaffUserInList>(reply);
  if (result.kind !== "done") return result as CallResult<never>;
  return { ...result, data: { user: result.data, link: String(reply?.body.link) } };
}
