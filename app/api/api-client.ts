import type { FieldErrors } from "#domain/fields/field-list.ts";
import { formTokenPath, sendTimeoutMs } from "#domain/messages/message.ts";

type SendResult =
  | { kind: "sent" }
  | { kind: "bad-input"; errors: FieldErrors }
  /** {"msg":"fail"}, too many requests, or a failure of the server. */
  | { kind: "refused" }
  /** No network, a timeout, or a response that is not JSON. */
  | { kind: "unreachable" };

export async function sendMessage(path: string, body: object): Promise<SendResult> {
  const response = await callApi("POST", path, body);
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

export type Method = "GET" | "POST" | "PUT" | "DELETE";

export interface ApiResponse {
  ok: boolean;
  status: number;
  body: Record<string, unknown>;
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
