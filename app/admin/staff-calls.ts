import { call, type Reply } from "#app/api-client.ts";
import type { FieldErrors } from "#domain/field.ts";
import type { ItemKind, ItemVersion } from "#domain/items/item.ts";
import type { Alike, Paragraphs } from "#domain/locations/likeness.ts";
import type { LocationPage } from "#domain/locations/location.ts";
import type { Post } from "#domain/posts/post.ts";

export interface Items {
  post: Post;
  location: LocationPage;
}

export type CallResult<T> =
  | { kind: "done"; message: string; data: T }
  /** 409: a colleague has saved since, and `stored` is their version. */
  | { kind: "conflict"; message: string; stored: T }
  | { kind: "bad-input"; message: string; errors: FieldErrors }
  /** 401 or 403: the session has ended, or the user is no longer an admin. */
  | { kind: "signed-out"; message: string }
  | { kind: "gone"; message: string }
  /** Any other error response. */
  | { kind: "refused"; message: string }
  /** No network, a timeout or an unreadable response. */
  | { kind: "unreachable"; message: string };

const createPaths = { post: "/blog", location: "/api/locationpages/create" };
const itemPaths = { post: "/blog", location: "/api/locationpages" };

/** Creates the item if it has no id. `updated_at` keeps it from overwriting a colleague's save. */
export async function saveItem<Kind extends ItemKind>(
  kind: Kind,
  id: number | undefined,
  values: object,
): Promise<CallResult<Items[Kind]>> {
  if (id === undefined) return read(await call("POST", createPaths[kind], values), "error");
  return read(await call("PUT", `${itemPaths[kind]}/${id}`, values), "message");
}

export async function findItem<Kind extends ItemKind>(
  kind: Kind,
  id: number,
): Promise<CallResult<Items[Kind]>> {
  return read(await call("GET", `${itemPaths[kind]}/${id}`));
}

/** Finds drafts too. Returns undefined if there is none or the request fails. */
export async function findItemAt<Kind extends ItemKind>(
  kind: Kind,
  slug: string,
): Promise<Items[Kind] | undefined> {
  const lists = { post: "/api/staff/posts", location: "/api/locationpages" };
  const list = read<Items[ItemKind][]>(await call("GET", lists[kind]));
  const found = list.kind === "done" ? list.data.find((one) => one.slug === slug) : undefined;
  if (found === undefined) return undefined;
  const item = await findItem(kind, "blog_id" in found ? found.blog_id : found.location_id);
  return item.kind === "done" ? item.data : undefined;
}

/** Finds the most similar other page. Returns undefined if there is none or the request fails. */
export async function findAlike(
  id: number | undefined,
  texts: Paragraphs,
): Promise<Alike | undefined> {
  const body = { ...texts, ...(id === undefined ? {} : { id }) };
  const result = read<Alike[]>(await call("POST", "/api/staff/locations/likeness", body));
  return result.kind === "done" ? result.data[0] : undefined;
}

export async function removeItem(kind: ItemKind, id: number): Promise<CallResult<undefined>> {
  return read(await call("DELETE", `${itemPaths[kind]}/${id}`));
}

export async function restoreItem(
  kind: ItemKind,
  id: number,
): Promise<CallResult<{ address: string }>> {
  return read(await call("POST", `/api/staff/trash/${kind}/${id}/restore`));
}

/** Deletes an item that is in the trash. */
export async function removeForGood(kind: ItemKind, id: number): Promise<CallResult<undefined>> {
  return read(await call("DELETE", `/api/staff/trash/${kind}/${id}`));
}

export async function listVersions(kind: ItemKind, id: number): Promise<CallResult<ItemVersion[]>> {
  return read(await call("GET", `/api/staff/versions/${kind}/${id}`));
}

export async function findVersion<Kind extends ItemKind>(
  kind: Kind,
  id: number,
  versionId: number,
): Promise<CallResult<Items[Kind]>> {
  return read(await call("GET", `/api/staff/versions/${kind}/${id}/${versionId}`));
}

const unreachable = "The server cannot be reached. Your text is safe here.";

/** The specification puts the error of a creation in `error`, and of a change in `message`. */
export function read<T>(reply: Reply | undefined, failureIn: "error" | "message" = "message") {
  if (reply === undefined)
    return { kind: "unreachable", message: unreachable } satisfies CallResult<T>;
  const { ok, status, body } = reply;
  const text = body[ok ? "message" : failureIn];
  const message = typeof text === "string" ? text : "Something went wrong.";
  if (ok) return { kind: "done", message, data: body.data as T } satisfies CallResult<T>;
  if (status === 409) return { kind: "conflict", message, stored: body.data as T } as const;
  if (status === 401 || status === 403) return { kind: "signed-out", message } as const;
  if (status === 404) return { kind: "gone", message } as const;
  const errors = body.errors as FieldErrors | undefined;
  if (status === 400 && errors) return { kind: "bad-input", message, errors } as const;
  return { kind: "refused", message } as const;
}

/** For actions without unsaved text. */
export function refusalInWords({ kind, message }: { kind: string; message: string }): string {
  return kind === "unreachable"
    ? "The server cannot be reached. Nothing was changed. Please try again."
    : message;
}
