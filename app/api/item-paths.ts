import {
  type ClinicKind,
  type ContentMeta,
  clinicKinds,
  type SingletonKind,
  singletonKinds,
} from "#domain/clinic/define-content.ts";
import type { LocationPage } from "#domain/location-pages/location-page.ts";
import type { Post } from "#domain/posts/post.ts";
import type { ItemKind, RecordKind } from "#domain/records/item.ts";

/** Its other fields are those of its definition. */
export interface ClinicItem extends ContentMeta {
  [name: string]: unknown;
}

export type ItemTypes = { post: Post; location: LocationPage } & Record<ClinicKind, ClinicItem>;

const itemPaths: Record<ItemKind, string> = { post: "/blog", location: "/api/locationpages" };

export function getItemPath(kind: RecordKind, id: number): string {
  if (!isClinicKind(kind)) return `${itemPaths[kind]}/${id}`;
  return isSingletonKind(kind) ? getClinicApiPath(kind) : `${getClinicApiPath(kind)}/${id}`;
}

export function getCreatePath(kind: RecordKind): string {
  if (isClinicKind(kind)) return getClinicApiPath(kind);
  return kind === "post" ? "/blog" : "/api/locationpages/create";
}

export function getVersionPath(kind: RecordKind, id: number, versionId: number): string {
  return isClinicKind(kind)
    ? `${getItemPath(kind, id)}/versions/${versionId}`
    : `/api/staff/versions/${kind}/${id}/${versionId}`;
}

export function getItemId(item: ItemTypes[RecordKind]): number {
  if ("blog_id" in item) return Number(item.blog_id);
  return Number("location_id" in item ? item.location_id : item.id);
}

export function getClinicApiPath(kind: ClinicKind): string {
  return `/api/staff/clinic/${kind}`;
}

export function isClinicKind(kind: RecordKind): kind is ClinicKind {
  return (clinicKinds as readonly string[]).includes(kind);
}

export function isSingletonKind(kind: RecordKind): kind is SingletonKind {
  return (singletonKinds as readonly string[]).includes(kind);
}
