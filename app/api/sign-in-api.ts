import type { FieldErrors } from "#domain/fields/field-list.ts";
import type { StaffUser } from "#domain/staff/staff-user.ts";
import { callApi } from "./api-client.ts";

type SignInResult =
  | { user: StaffUser }
  /** `codeError`: the password is right, and the code is missing or wrong. */
  | { message: string | undefined; codeError: string | undefined };

export async function signIn(credentials: {
  email: string;
  password: string;
  code: string;
  trust_device?: boolean;
}): Promise<SignInResult> {
  const { code, ...withoutCode } = credentials;
  const response = await callApi(
    "POST",
    "/api/users/login",
    code === "" ? withoutCode : credentials,
  );
  if (response?.ok && "email" in response.body) return { user: response.body as StaffUser };
  const { message, errors } = (response?.body ?? {}) as { message?: unknown; errors?: FieldErrors };
  return {
    message: typeof message === "string" ? message : undefined,
    codeError: response?.status === 401 ? errors?.code : undefined,
  };
}

/**
 * True once the session has ended on the server. `clearsBrowser` also deletes what the browser
 * stored for the site, unsaved text included.
 */
export async function signOut({ clearsBrowser = false } = {}): Promise<boolean> {
  const query = clearsBrowser ? "?clear=browser" : "";
  return (await callApi("POST", `/api/users/logout${query}`, {}))?.ok === true;
}
