import type { FieldErrors } from "#domain/fields/field-list.ts";
import { type ApiResponse, callApi, type Method } from "./api-client.ts";
import type { CallName, Conflict, Data, Input, Reply } from "./endpoint-types.ts";

export type ApiResult<T, Stored = T> =
  | { kind: "done"; message: string; data: T }
  | ApiFailure<Stored>;

type ApiFailure<Stored> =
  /** 409: a colleague has saved since, and `stored` is their version. */
  | { kind: "conflict"; message: string; stored: Stored }
  | { kind: "bad-input"; message: string; errors: FieldErrors }
  /** 401 or 403: the session has ended, or the user is no longer an admin. */
  | { kind: "signed-out"; message: string }
  | { kind: "gone"; message: string }
  | { kind: "refused"; message: string }
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
  const [method, url] = name.split(" ") as [Method, string];
  const search = query ? `?${new URLSearchParams(Object.entries(query))}` : "";
  return toResult<Name>(await callApi(method, fillIn(url, params) + search, body));
}

/** Writes the parameters into the URL: `/blog/:id` becomes `/blog/12`. */
function fillIn(url: string, params: object = {}): string {
  const texts = new Map(Object.entries(params));
  return url.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(texts.get(name))));
}

const unreachableMessage = "The server cannot be reached. Your text is safe here.";

/** The types of a response are those that its route declares. */
function toResult<Name extends CallName>(response: ApiResponse | undefined): EndpointResult<Name> {
  if (response === undefined) return { kind: "unreachable", message: unreachableMessage };
  const { ok, status: code, body } = response;
  const text = body.message ?? body.error;
  const message = typeof text === "string" ? text : "Something went wrong.";
  if (ok)
    return { kind: "done", message, data: body.data as Data<Name>, reply: body as Reply<Name> };
  if (code === 409) return { kind: "conflict", message, stored: body.data as Conflict<Name> };
  if (code === 401 || code === 403) return { kind: "signed-out", message };
  if (code === 404) return { kind: "gone", message };
  const errors = body.errors as FieldErrors | undefined;
  if (code === 400 && errors) return { kind: "bad-input", message, errors };
  return { kind: "refused", message };
}
