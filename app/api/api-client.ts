import type { FieldErrors } from "#domain/fields/field-list.ts";
import { formTokenPath, sendTimeoutMs } from "#domain/messages/message.ts";
import type { StaffUser } from "#domain/staff/staff-user.ts";

type SendResult =
  | { kind: "sent" }
  | { kind: "bad-input"; errors: FieldErrors }
  /** {"msg":"fail"}, too many requests, or a failure of the server. */
  | { kind: "refused" }
  /** No network, a timeout, or a response that is not JSON. */
  | { kind: "unreachable" };

export async function sendMessage(path: string, body: object): Promise<SendResult> {
  const response = await post(path, body);
  if (response === undefined || typeof response.body.msg !== "string")
    return { kind: "unreachable" };
  if (response.ok && response.body.msg === "success") return { kind: "sent" };
  const { errors } = response.body as { errors?: FieldErrors };
  if (response.status === 400 && errors) return { kind: "bad-input", errors };
  return { kind: "refused" };
}

/** The form can be sent without a token, so a failure here is no error. */
export async function fetchFormToken(): Promise<string | undefined> {
  const response = await callApi("GET", formTokenPath);
  const { stamp: token } = (response?.body.data ?? {}) as { stamp?: unknown };
  return typeof token === "string" ? token : undefined;
}

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
  const response = await post("/api/users/login", code === "" ? withoutCode : credentials);
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
export async function signOut({ clearsBrowser: clearsBrowserData = false } = {}): Promise<boolean> {
  const query = clearsBrowserData ? "?clear=browser" : "";
  return (await post(`/api/users/logout${query}`, {}))?.ok === true;
}

export type Method = "GET" | "POST" | "PUT" | "DELETE";

export interface ApiResponse {
  ok: boolean;
  status: number;
  body: Record<string, unknown>;
}

function post(path: string, body: object): Promise<ApiResponse | undefined> {
  return callApi("POST", path, body);
}

/** Returns undefined if no JSON object came back. */
export async function callApi(
  method: Method,
  path: string,
  body?: object,
): Promise<ApiResponse | undefined> {
  try {
    const response = await fetch(path, {
      method,
      signal: AbortSignal.timeout(sendTimeoutMs),
      ...(body === undefined
        ? {}
        : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    const parsed: unknown = await response.json();
    if (typeof parsed !== "object" || parsed === null) return undefined;
    return { ok: response.ok, status: response.status, body: parsed as Record<string, unknown> };
  } catch {
    return undefined;
  }
}
