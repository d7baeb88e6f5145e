import { type ApiResponse, callApi } from "#app/api/api-client.ts";
import type { FieldErrors } from "#domain/fields/field-list.ts";
import type { Paragraphs, SimilarPage } from "#domain/location-pages/similarity.ts";
import type { ItemKind, ItemRevision, RecordKind } from "#domain/records/item.ts";
import {
  type ClinicItem,
  getCreatePath,
  getItemId,
  getItemPath,
  getVersionPath,
  type ItemTypes,
  isClinicKind,
  isSingletonKind,
} from "./item-paths.ts";

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

/** Creates the item if it has no id. `updated_at` keeps it from overwriting a colleague's save. */
export async function saveItem<Kind extends RecordKind>(
  kind: Kind,
  id: number | undefined,
  values: object,
): Promise<ApiResult<ItemTypes[Kind]>> {
  if (id === undefined)
    return toResult(await callApi("POST", getCreatePath(kind), values), "error");
  return toResult(await callApi("PUT", getItemPath(kind, id), values), "message");
}

export async function fetchItem<Kind extends RecordKind>(
  kind: Kind,
  id: number,
): Promise<ApiResult<ItemTypes[Kind]>> {
  if (!isClinicKind(kind) || isSingletonKind(kind))
    return toResult(await callApi("GET", getItemPath(kind, id)));
  const list = await listClinicEntries(kind);
  if (list.kind !== "done") return list as ApiResult<never>;
  const found = list.data.find((entry) => entry.id === id);
  return found === undefined
    ? { kind: "gone", message: "There is no such entry." }
    : { ...list, data: found as ItemTypes[Kind] };
}

export async function listClinicEntries(kind: RecordKind): Promise<ApiResult<ClinicItem[]>> {
  return toResult(await callApi("GET", getCreatePath(kind)));
}

/** Finds drafts too. Returns undefined if there is none or the request fails. */
export async function fetchItemBySlug<Kind extends ItemKind>(
  kind: Kind,
  slug: string,
): Promise<ItemTypes[Kind] | undefined> {
  const listPaths = { post: "/api/staff/posts", location: "/api/locationpages" };
  const list = toResult<ItemTypes[ItemKind][]>(await callApi("GET", listPaths[kind]));
  const found =
    list.kind === "done" ? list.data.find((candidate) => candidate.slug === slug) : undefined;
  if (found === undefined) return undefined;
  const item = await fetchItem(kind, getItemId(found));
  return item.kind === "done" ? item.data : undefined;
}

export async function fetchSimilarPage(
  id: number | undefined,
  texts: Paragraphs,
): Promise<SimilarPage | undefined> {
  const body = { ...texts, ...(id === undefined ? {} : { id }) };
  const result = toResult<SimilarPage[]>(
    await callApi("POST", "/api/staff/locations/likeness", body),
  );
  return result.kind === "done" ? result.data[0] : undefined;
}

export async function trashItem(kind: RecordKind, id: number): Promise<ApiResult<undefined>> {
  return toResult(await callApi("DELETE", getItemPath(kind, id)));
}

export async function restoreItem(
  kind: RecordKind,
  id: number,
): Promise<ApiResult<{ address: string }>> {
  return toResult(await callApi("POST", `/api/staff/trash/${kind}/${id}/restore`));
}

/** Deletes an item that is in the trash. */
export async function deletePermanently(
  kind: RecordKind,
  id: number,
): Promise<ApiResult<undefined>> {
  return toResult(await callApi("DELETE", `/api/staff/trash/${kind}/${id}`));
}

export async function listVersions(
  kind: RecordKind,
  id: number,
): Promise<ApiResult<ItemRevision[]>> {
  return toResult(await callApi("GET", `/api/staff/versions/${kind}/${id}`));
}

export async function fetchVersion<Kind extends RecordKind>(
  kind: Kind,
  id: number,
  versionId: number,
): Promise<ApiResult<ItemTypes[Kind]>> {
  return toResult(await callApi("GET", getVersionPath(kind, id, versionId)));
}

const unreachableMessage = "The server cannot be reached. Your text is safe here.";

/** The specification puts the error of a creation in `error`, and of a change in `message`. */
export function toResult<T>(
  response: ApiResponse | undefined,
  messageField: "error" | "message" = "message",
) {
  if (response === undefined)
    return { kind: "unreachable", message: unreachableMessage } satisfies ApiResult<T>;
  const { ok, status, body } = response;
  const text = body[ok ? "message" : messageField];
  const message = typeof text === "string" ? text : "Something went wrong.";
  if (ok) return { kind: "done", message, data: body.data as T } satisfies ApiResult<T>;
  if (status === 409) return { kind: "conflict", message, stored: body.data as T } as const;
  if (status === 401 || status === 403) return { kind: "signed-out", message } as const;
  if (status === 404) return { kind: "gone", message } as const;
  const errors = body.errors as FieldErrors | undefined;
  if (status === 400 && errors) return { kind: "bad-input", message, errors } as const;
  return { kind: "refused", message } as const;
}

export function errorMessage({ kind, message }: { kind: string; message: string }): string {
  return kind === "unreachable"
    ? "The server cannot be reached. Nothing was changed. Please try again."
    : message;
}
