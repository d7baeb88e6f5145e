import type { FieldErrors } from "#domain/field.ts";
import { formStampPath, sendTimeoutMs } from "#domain/messages/message.ts";
import type { StaffUser } from "#domain/staff/user.ts";

type SendResult =
  | { kind: "sent" }
  | { kind: "bad-input"; errors: FieldErrors }
  /** {"msg":"fail"}, too many requests, or a failure of the server. */
  | { kind: "refused" }
  /** No network, a timeout, or a response that is not JSON. */
  | { kind: "unreachable" };

export async function sendMessage(path: string, body: object): Promise<SendResult> {
  const reply = await post(path, body);
  if (reply === undefined || typeof reply.body.msg !== "string") return { kind: "unreachable" };
  if (reply.ok && reply.body.msg === "success") return { kind: "sent" };
  const { errors } = reply.body as { errors?: FieldErrors };
  if (reply.status === 400 && errors) return { kind: "bad-input", errors };
  return { kind: "refused" };
}

/** The form can be sent without a token, so a failure here is no error. */
export async function fetchFormStamp(): Promise<string | undefined> {
  const reply = await call("GET", formStampPath);
  const { stamp } = (reply?.body.data ?? {}) as { stamp?: unknown };
  return typeof stamp === "string" ? stamp : undefined;
}

type SignInResult =
  | { user: StaffUser }
  /** `codeError`: the password is right, and the code is missing or wrong. */
  | { message: string | undefined; codeProblem: string | undefined };

export async function signIn(typed: {
  email: string;
  password: string;
  code: string;
}): Promise<SignInResult> {
  const { code, ...rest } = typed;
  const reply = await post("/api/users/login", code === "" ? rest : typed);
  if (reply?.ok && "email" in reply.body) return { user: reply.body as unknown as StaffUser };
  const { message, errors } = (reply?.body ?? {}) as { message?: unknown; errors?: FieldErrors };
  return {
    message: typeof message === "string" ? message : undefined,
    codeProblem: reply?.status === 401 ? errors?.code : undefined,
  };
}

/**
 * True once the session has ended on the server. `clearsBrowser` also deletes what the browser
 * stored for the site, unsaved text included.
 */
export async function signOut({ clearsBrowser = false } = {}): Promise<boolean> {
  const query = clearsBrowser ? "?clear=browser" : "";
  return (await post(`/api/users/logout${query}`, {}))?.ok === true;
}

export interface Reply {
  ok: boolean;
  status: number;
  body: Record<string, unknown>;
}

function post(path: string, body: object): Promise<Reply | undefined> {
  return call("POST", path, body);
}

/** Returns undefined if no JSON object came back. */
export async function call(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: object,
): Promise<Reply | undefined> {
  try {
    const response = await fetch(path, {
      method,
      signal: AbortSignal.timeout(sendTimeoutMs),
      ...(body === undefined
        ? {}
        : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    const read: unknown = await response.json();
    if (typeof read !== "object" || read === null) return undefined;
    return { ok: response.ok, status: response.status, body: read as Record<string, unknown> };
  } catch {
    return undefined;
  }
}
