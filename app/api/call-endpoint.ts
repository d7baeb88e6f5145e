import type { FieldErrors } from "#domain/fields/field-list.ts";
import { type ApiResponse, callApi } from "./api-client.ts";
import type { CallName, Conflict, Data, Input, Refusal, Reply, Success } from "./endpoint-types.ts";

export type ApiResult<T, Stored = T> =
  | { kind: "done"; message: string; data: T }
  | ApiFailure<Stored>;

type ApiFailure<Stored> =
  /** 409: a colleague has saved since, and `stored` is their version. */
  | { kind: "conflict"; message: string; stored: Stored }
  | { kind: "bad-input"; message: string; errors: FieldErrors }
  /** 401: the session has ended, or the sign-in was refused. */
  | { kind: "signed-out"; message: string; errors?: FieldErrors | undefined }
  /** 403: the user may not do this, or not yet; the message says why. */
  | { kind: "forbidden"; message: string }
  | { kind: "gone"; message: string }
  /** The same request would be refused again. */
  | { kind: "refused"; message: string }
  /** 5xx, 408 or 429: the same request may succeed later. */
  | { kind: "failed"; message: string }
  | { kind: "unreachable"; message: string };

export type EndpointResult<Name extends CallName> =
  | { kind: "done"; message: string; data: Data<Name>; reply: Reply<Name> }
  | ApiFailure<Conflict<Name>>;

type InputArguments<Name extends CallName> = keyof Input<Name> extends never
  ? []
  : [input: Input<Name>];

/** Calls the API with the types that its routes are declared with. */
export async function callEndpoint<Name extends CallName>(
  name: Name,
  ...[input]: InputArguments<Name>
): Promise<EndpointResult<Name>> {
  const { params, query, body }: { params?: object; query?: object; body?: object } = input ?? {};
  const [method = "", url = ""] = name.split(" ");
  const search = query ? `?${new URLSearchParams(Object.entries(query))}` : "";
  return toResult<Name>(await callApi(method, fillIn(url, params) + search, body));
}

/** Writes the parameters into the URL: `/blog/:id` becomes `/blog/12`. */
function fillIn(url: string, params: object = {}): string {
  const texts = new Map(Object.entries(params));
  return url.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(texts.get(name))));
}

const unreachableMessage = "The server cannot be reached. Your text is safe here.";
const tooLargeMessage =
  "This is too large to send. Please make it shorter. Your text is safe here.";

function toResult<Name extends CallName>(
  response: ApiResponse<Success<Name>, Refusal<Name>> | undefined,
): EndpointResult<Name> {
  if (response === undefined) return { kind: "unreachable", message: unreachableMessage };
  const { message: text } = response.body;
  const ownMessage = response.status === 413 ? tooLargeMessage : "Something went wrong.";
  const message = typeof text === "string" ? text : ownMessage;
  if (response.ok) return { kind: "done", message, data: response.body.data, reply: response.body };
  const { status, body } = response;
  if (status === 409) return { kind: "conflict", message, stored: body.data };
  if (status === 401) return { kind: "signed-out", message, errors: body.errors };
  if (status === 403) return { kind: "forbidden", message };
  if (status === 404) return { kind: "gone", message };
  if (status === 400 && body.errors) return { kind: "bad-input", message, errors: body.errors };
  const mayRetry = status >= 500 || status === 408 || status === 429;
  return { kind: mayRetry ? "failed" : "refused", message };
}
