import type { StaffUser } from "#domain/staff/staff-user.ts";
import { callEndpoint } from "./call-endpoint.ts";
import type { Body } from "./endpoint-types.ts";

export type SignInResult =
  | { user: StaffUser }
  /** `codeError`: the password is right, and the code is missing or wrong. */
  | { error: string; codeError?: string | undefined };

const unreachableMessage = "You could not be signed in. Please try again in a moment.";

export async function signIn(body: Body<"POST /api/users/login">): Promise<SignInResult> {
  const result = await callEndpoint("POST /api/users/login", { body });
  if (result.kind === "done") return { user: result.reply };
  if (result.kind === "signed-out")
    return { error: result.message, codeError: result.errors?.code };
  return { error: result.kind === "unreachable" ? unreachableMessage : result.message };
}

/**
 * True once the session has ended on the server. `clearsBrowser` also deletes what the browser
 * stored for the site, unsaved text included.
 */
export async function signOut({ clearsBrowser = false } = {}): Promise<boolean> {
  const query = clearsBrowser ? ({ clear: "browser" } as const) : {};
  return (await callEndpoint("POST /api/users/logout", { query })).kind === "done";
}
