import type { ClinicItem } from "#domain/clinic/clinic-endpoints.server.ts";
import type { ClinicKind } from "#domain/clinic/define-content.ts";
import { normalizeSlug } from "#domain/fields/slug.ts";
import type {
  LocationPage,
  SimilarPage,
} from "#domain/location-pages/location-page-schema.server.ts";
import type { Paragraphs } from "#domain/location-pages/similarity.ts";
import type { Post } from "#domain/posts/post-schema.server.ts";
import {
  type ItemKind,
  isItemKind,
  type RecordKind,
  type TrashAction,
} from "#domain/records/item.ts";
import { callEndpoint } from "./call-endpoint.ts";
import { type ClinicBody, getClinicCalls } from "./clinic-api.ts";
import type { Body } from "./endpoint-types.ts";
import type { ItemCalls } from "./item-calls.ts";

export interface ItemTypes extends Record<ClinicKind, ClinicItem> {
  post: Post;
  location: LocationPage;
}

export interface ItemBodies extends Record<ClinicKind, ClinicBody> {
  post: Body<"POST /blog">;
  location: Body<"POST /api/locationpages/create">;
}

export function getItemCalls<Kind extends RecordKind>(
  kind: Kind,
): ItemCalls<ItemTypes[Kind], ItemBodies[Kind]>;
export function getItemCalls(kind: RecordKind) {
  return isItemKind(kind) ? itemCalls[kind] : getClinicCalls(kind);
}

/** Several drafts may be without an address. */
const maxCompared = 5;

const itemCalls: { [Kind in ItemKind]: ItemCalls<ItemTypes[Kind], ItemBodies[Kind]> } = {
  post: {
    create: (body) => callEndpoint("POST /blog", { body }),
    update: (id, body) => callEndpoint("PUT /blog/:id", { params: { id }, body }),
    find: (id) => callEndpoint("GET /blog/:id", { params: { id } }),
    findVersion: (id, version) =>
      callEndpoint("GET /api/staff/versions/post/:id/:version", { params: { id, version } }),
    async listCreated({ slug_url }) {
      const slug = normalizeSlug(slug_url);
      const posts = await callEndpoint("GET /api/staff/posts", { query: { slug } });
      const listed = posts.kind === "done" ? posts.data : [];
      return findNewest(
        listed.map(({ blog_id }) => blog_id),
        itemCalls.post.find,
      );
    },
    trash: (id) => callEndpoint("DELETE /blog/:id", { params: { id } }),
  },
  location: {
    create: (body) => callEndpoint("POST /api/locationpages/create", { body }),
    update: (id, body) => callEndpoint("PUT /api/locationpages/:id", { params: { id }, body }),
    find: (id) => callEndpoint("GET /api/locationpages/:id", { params: { id } }),
    findVersion: (id, version) =>
      callEndpoint("GET /api/staff/versions/location/:id/:version", { params: { id, version } }),
    async listCreated({ slug_url }) {
      const slug = normalizeSlug(slug_url);
      const pages = await callEndpoint("GET /api/staff/locations", { query: { slug } });
      const listed = pages.kind === "done" ? pages.data : [];
      return findNewest(
        listed.map(({ location_id }) => location_id),
        itemCalls.location.find,
      );
    },
    trash: (id) => callEndpoint("DELETE /api/locationpages/:id", { params: { id } }),
  },
};

/** The newest is last, as in the lists of clinic content. */
async function findNewest<Item>(ids: number[], find: ItemCalls<Item, unknown>["find"]) {
  const newestIds = ids.toSorted((a, b) => a - b).slice(-maxCompared);
  const found = await Promise.all(newestIds.map(find));
  return found.flatMap((result) => (result.kind === "done" ? [result.data] : []));
}

export function getItemId(item: ItemTypes[RecordKind]): number {
  if ("blog_id" in item) return Number(item.blog_id);
  return Number("location_id" in item ? item.location_id : item.id);
}

export async function fetchSimilarPage(
  id: number | undefined,
  texts: Paragraphs,
): Promise<SimilarPage | undefined> {
  const body = { ...texts, id };
  const result = await callEndpoint("POST /api/staff/locations/similar", { body });
  return result.kind === "done" ? result.data[0] : undefined;
}

export const findLinkTargets = (q: string) =>
  callEndpoint("GET /api/staff/posts/link-targets", { query: { q } });
export const countFormerLinks = (kind: ItemKind, id: number, slug: string) =>
  callEndpoint("GET /api/staff/former-links/:kind/:id", { params: { kind, id }, query: { slug } });
export const replaceFormerLinks = (kind: ItemKind, id: number, slug: string) =>
  callEndpoint("PUT /api/staff/former-links/:kind/:id", { params: { kind, id }, body: { slug } });
export const restoreItem = (kind: RecordKind, id: number) =>
  callEndpoint("POST /api/staff/trash/:kind/:id/restore", { params: { kind, id } });
export const changeItems = (kind: ItemKind, ids: number[], action: TrashAction) =>
  callEndpoint("PUT /api/staff/trash/:kind/several", { params: { kind }, body: { ids, action } });

/** Deletes an item that is in the trash. */
export const deletePermanently = (kind: RecordKind, id: number) =>
  callEndpoint("DELETE /api/staff/trash/:kind/:id", { params: { kind, id } });
export const listVersions = (kind: RecordKind, id: number) =>
  callEndpoint("GET /api/staff/versions/:kind/:id", { params: { kind, id } });
