import { data } from "react-router";
import { findPicture } from "#content/pictures/find-picture.ts";
import { largestUrl } from "#content/pictures/picture.ts";
import { services } from "#content/services/index.ts";
import { findCollection, singletons } from "#domain/clinic/clinic-definitions.ts";
import type {
  Collection,
  CollectionKind,
  Singleton,
  SingletonKind,
  StoredContent,
} from "#domain/clinic/define-content.ts";
import { formatLocalTime } from "#domain/clinic/local-time.ts";
import { weekdays } from "#domain/clinic/open-state.ts";
import { type Clinic, readClinic } from "#domain/clinic/read-clinic.server.ts";
import {
  findEntry,
  listEntries,
  readSingleton,
} from "#domain/clinic/read-clinic-content.server.ts";
import {
  blankContent,
  type ContentField,
  type ContentFields,
} from "#domain/fields/content-fields.ts";
import { newItemId } from "#domain/records/autosave.ts";
import type { Db } from "#domain/records/tables.ts";
import { type ContentRecord, listImageSources, type ReferenceLabels } from "./describe-content.ts";

type AnyContent = StoredContent<ContentFields>;

export async function loadSingletonForm(db: Db, kind: string) {
  const singleton = singletons.find((candidate) => candidate.kind === kind);
  if (singleton === undefined) return undefined;
  const item = await readSingleton(db, singleton);
  return {
    kind: singleton.kind,
    heading: singleton.label,
    itemName: "page",
    id: item.id,
    ...(await describeForm(db, singleton, item)),
    hasDefault: true,
    previewPath: singletonPreviews[singleton.kind],
  };
}

export async function loadEntryForm(db: Db, kind: string, id: number) {
  const collection = requireCollection(kind);
  const item = await findEntry(db, collection, id);
  if (item === undefined) throw notFound();
  return describeEntryForm(db, collection, id, item);
}

/** Blank, or with the values of the entry that is duplicated. */
export async function loadNewEntryForm(db: Db, kind: string, from: number | undefined) {
  const collection = requireCollection(kind);
  if (collection.isFixed) throw notFound();
  const original = from === undefined ? undefined : await findEntry(db, collection, from);
  if (original === undefined && from !== undefined) throw notFound();
  return describeEntryForm(db, collection, undefined, original && duplicate(collection, original));
}

async function describeEntryForm(
  db: Db,
  collection: Collection,
  id: number | undefined,
  item: AnyContent | undefined,
) {
  const verb = id === undefined ? "New" : "Edit";
  return {
    kind: collection.kind,
    heading: `${verb} ${collection.itemLabel}`,
    itemName: collection.itemLabel,
    id,
    ...(await describeForm(db, collection, item)),
    updatedAt: id === undefined ? undefined : item?.updated_at,
    hasDefault: collection.defaults.some((entry) => entry.id === id),
    previewPath: getEntryPreview(collection.kind, id, item),
  };
}

/** The page that shows unsaved text, scrolled to its part. */
const singletonPreviews: Partial<Record<SingletonKind, string>> = {
  notice: "/admin/preview/notice",
  hours: "/admin/preview/hours",
  contact: "/admin/preview/contact",
  fees: "/admin/preview/fees#by-service",
};

/** Undefined if the site has no page of them, such as of reply templates. */
function getEntryPreview(
  kind: CollectionKind,
  id: number | undefined,
  item: AnyContent | undefined,
): string | undefined {
  const path = `/admin/preview/${kind}`;
  const query = `?entry=${id ?? newItemId}`;
  switch (kind) {
    case "services":
      return `${path}/${services.find((one) => one.id === id)?.url}`;
    case "providers":
      return `${path}${query}#${item?.bookingId || (id ? `person-${id}` : "clinic-team")}`;
    case "testimonials":
      return `${path}${query}#heard`;
    case "categories":
      return `${path}${query}${id === undefined ? "" : `&category=${id}`}`;
    case "gallery":
      return `${path}${query}#${encodeURIComponent(String(item?.caption ?? ""))}`;
    default:
      return undefined;
  }
}

export function requireCollection(kind: string): Collection {
  const collection = findCollection(kind);
  if (collection === undefined) throw notFound();
  return collection;
}

/** The URLs of the site's own pictures that the values name. */
export function listPictureUrls(
  fields: ContentFields,
  values: readonly ContentRecord[],
): Record<string, string> {
  const urls: Record<string, string> = {};
  for (const value of values)
    for (const src of listImageSources(fields, value)) {
      const picture = findPicture(src);
      if (picture) urls[src] = largestUrl(picture);
    }
  return urls;
}

async function describeForm(
  db: Db,
  definition: Singleton | Collection,
  item: AnyContent | undefined,
) {
  const { fields, defaults } = definition;
  const { id: _id, updated_at, updated_by: _by, ...stored } = item ?? blankItem(fields);
  const defaultValues: ContentRecord[] = Array.isArray(defaults) ? defaults : [defaults];
  return {
    // A definition has functions too, which stay on the server.
    fields: closeWeekdays(fields, await readClinic(db)),
    stored: stored as ContentRecord,
    updatedAt: item && updated_at,
    references: await loadReferences(db, fields),
    pictureUrls: listPictureUrls(fields, [...defaultValues, stored]),
    localTime: formatLocalTime(new Date()),
  };
}

function closeWeekdays(fields: ContentFields, { hours }: Clinic): ContentFields {
  const closed = weekdays
    .filter((_, i) => hours.week[i]?.spans.length === 0)
    .map((day) => day.toLowerCase());
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    field.kind === "choices" && field.isWeekdays ? { ...field, closed } : field,
  ]);
  return Object.fromEntries(entries);
}

/** The title and what belongs to one entry alone stay empty. */
function duplicate({ fields, titleField }: Collection, original: AnyContent): AnyContent {
  const ownValues = Object.entries(blankContent(fields)).filter(
    ([name]) => name === titleField || fields[name]?.isOwn,
  );
  return { ...original, ...Object.fromEntries(ownValues) };
}

function blankItem(fields: ContentFields): AnyContent {
  return { ...blankContent(fields), id: 0, updated_at: "", updated_by: "" };
}

export async function loadReferences(db: Db, fields: ContentFields): Promise<ReferenceLabels> {
  const labels: ReferenceLabels = {};
  for (const kind of new Set(listReferencedKinds(Object.values(fields)))) {
    const collection = requireCollection(kind);
    const entries = await listEntries(db, collection);
    labels[kind] = Object.fromEntries(
      entries.map((entry) => [String(entry.key ?? entry.id), String(entry[collection.titleField])]),
    );
  }
  return labels;
}

function listReferencedKinds(fields: readonly ContentField[]): string[] {
  return fields.flatMap((field) => {
    if (field.kind === "references") return [field.to];
    return field.kind === "list" ? listReferencedKinds(Object.values(field.fields)) : [];
  });
}

function notFound() {
  return data("There is no such clinic content.", { status: 404 });
}
