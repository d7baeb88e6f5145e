import type { FieldErrors } from "#domain/fields/field-list.ts";
import { type ApiResponse, callApi, type Method } from "./api-client.ts";
import type { CallName, Data, Input } from "./endpoint-types.ts";

export type ApiResult<T> =
  | { kind: "done"; message: string; data: T }
  /** 409: a colleague has saved since, and `stored` is their version. */
  | { kind: "conflict"; message: string; stored: T }
  | { kind: "bad-input"; message: string; errors: FieldErrors }
  /** 401 or 403: the session has ended, or the user is no longer an admin. */
  | { kind: "signed-out"; message: string }
  | { kind: "gone"; message: string }
  | { kind: "refused"; message: string }
  | { kind: "unreachable"; message: string };

type InputArguments<Name extends CallName> = keyof Input<Name> extends never
  ? []
  : [input: Input<Name>];

/** Calls the API with the types that its routes are declared with. */
export async function callEndpoint<Name extends CallName>(
  name: Name,
  ...[input]: InputArguments<Name>
): Promise<ApiResult<Data<Name>>> {
  const { params, body }: { params?: object; body?: object } = input ?? {};
  const [method, url] = name.split(" ") as [Method, string];
  return toResult(await callApi(method, fillIn(url, params), body));
}

/** Writes the parameters into the URL: `/blog/:id` becomes `/blog/12`. */
function fillIn(url: string, params: object = {}): string {
  const texts = new Map(Object.entries(params));
  return url.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(texts.get(name))));
}

const unreachableMessage = "The server cannot be reached. Your text is safe here.";

export function toResult<T>(response: ApiResponse | undefined): ApiResult<T> {
  if (response === undefined) return { kind: "unreachable", message: unreachableMessage };
  const { ok, status: code, body } = response;
  const { data } = body;
  const text = body.message ?? body.error;
  const message = typeof text === "string" ? text : "Something went wrong.";
  if (ok) return { kind: "done", message, data: data as T };
  if (code === 409) return { kind: "conflict", message, stored: data as T };
  if (code === 401 || code === 403) return { kind: "signed-out", message };
  if (code === 404) return { kind: "gone", message };
  const errors = body.errors as FieldErrors | undefined;
  if (code === 400 && errors) return { kind: "bad-input", message, errors };
  return { kind: "refused", message };
}
