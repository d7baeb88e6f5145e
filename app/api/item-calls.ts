import type { ApiResult } from "./call-endpoint.ts";

/** The calls of one kind of item that the editor and the lists handle alike. */
export interface ItemCalls<Item, Body> {
  create: (body: Body) => Promise<ApiResult<Item, undefined>>;
  /** `updated_at` keeps it from overwriting a colleague's save. */
  update: (id: number, body: Body & { updated_at?: string }) => Promise<ApiResult<Item>>;
  find: (id: number) => Promise<ApiResult<Item, undefined>>;
  findVersion: (id: number, version: number) => Promise<ApiResult<Item, undefined>>;
  /** The items that a creation with a lost response may have made, the newest last; drafts too. */
  listCreated: (body: Body) => Promise<Item[]>;
  /** `moveTo` is where the posts of a category go. */
  trash: (id: number, moveTo?: number) => Promise<ApiResult<undefined>>;
}
