import type { Static } from "typebox";
import type { FieldErrors } from "#domain/fields/field-list.ts";
import type {
  createFormEndpoint,
  formErrorSchema,
  formTokenEndpoint,
} from "#domain/messages/contact-form-endpoints.server.ts";
import { formTokenPath, sendTimeoutMs } from "#domain/messages/message.ts";

type FormTokenReply = Static<typeof formTokenEndpoint.reply>;
type FormReply = Static<ReturnType<typeof createFormEndpoint>["reply"]>;
type FormRefusal = Static<typeof formErrorSchema>;

type SendResult =
  | { kind: "sent" }
  | { kind: "bad-input"; errors: FieldErrors }
  /** {"msg":"fail"}, too many requests, or a failure of the server. */
  | { kind: "refused" }
  /** No network, a timeout, or a response that is not JSON or has neither result. */
  | { kind: "unreachable" };

export async function sendMessage(path: string, body: object): Promise<SendResult> {
  const response = await callApi<FormReply, FormRefusal>("POST", path, body);
  const msg = response?.body.msg;
  if (response?.ok && msg === "success") return { kind: "sent" };
  if (response === undefined || msg !== "fail") return { kind: "unreachable" };
  const errors = response.ok ? undefined : response.body.errors;
  return response.status === 400 && errors ? { kind: "bad-input", errors } : { kind: "refused" };
}

/** The form can be sent without a token, so a failure here is no error. */
export async function fetchFormToken(): Promise<string | undefined> {
  const response = await callApi<FormTokenReply, object>("GET", formTokenPath);
  return response?.ok ? response.body.data?.stamp : undefined;
}

/** Bodies have the types that the route declares. */
export type ApiResponse<Reply, Refusal> =
  | { ok: true; status: number; body: Reply }
  | { ok: false; status: number; body: Refusal };

/** Returns undefined if no JSON object came back, except for what a proxy refuses as too large. */
export async function callApi<Reply, Refusal>(
  method: string,
  path: string,
  body?: object,
): Promise<ApiResponse<Reply, Refusal> | undefined> {
  try {
    const response = await fetch(path, {
      method,
      signal: AbortSignal.timeout?.(sendTimeoutMs),
      headers: body && { "content-type": "application/json" },
      body: body && JSON.stringify(body),
    });
    const parsed = await response.json().catch(() => response.status === 413 && {});
    if (typeof parsed !== "object" || parsed === null) return undefined;
    return { ok: response.ok, status: response.status, body: parsed };
  } catch {
    return undefined;
  }
}
