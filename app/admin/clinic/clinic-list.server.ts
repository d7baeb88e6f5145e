import { categories } from "#domain/clinic/categories-definition.ts";
import { countPostsByCategory } from "#domain/clinic/category-rows.server.ts";
import type { CollectionKind } from "#domain/clinic/define-content.ts";
import { providers } from "#domain/clinic/providers-definition.ts";
import { listEntries } from "#domain/clinic/read-clinic-content.server.ts";
import type { ContentImage } from "#domain/fields/content-fields.ts";
import type { Db } from "#domain/records/tables.ts";
import { listTrash } from "#domain/records/trash.server.ts";
import { listPictureUrls, loadReferences, requireCollection } from "./clinic-loaders.server.ts";
import { getPictureUrl, summarizeItem } from "./describe-content.ts";

export type ClinicRow = Awaited<ReturnType<typeof loadClinicList>>["rows"][number];

export async function loadClinicList(db: Db, kind: string) {
  const collection = requireCollection(kind);
  const { fields, titleField, summaryFields, label, itemLabel, isFixed, maxEntries } = collection;
  const entries = await listEntries(db, collection);
  const pictureUrls = listPictureUrls(fields, entries);
  const imageField = Object.keys(fields).find((name) => fields[name]?.kind === "image");
  const isShown = (name: string) =>
    summaryFields?.includes(name) ?? (name !== titleField && name !== imageField);
  const shownFields = Object.fromEntries(Object.entries(fields).filter(([name]) => isShown(name)));
  const references = await loadReferences(db, shownFields);
  const trash = await listTrash(db);
  const postCounts: Map<number, number> =
    kind === categories.kind ? await countPostsByCategory(db) : new Map();
  return {
    kind: collection.kind,
    label,
    itemLabel,
    isFixed,
    publicPath: publicPaths[collection.kind],
    maxEntries,
    canAdd: !isFixed && entries.length < maxEntries,
    rows: entries.map((entry) => {
      const { src = "" } = (imageField ? entry[imageField] : {}) as Partial<ContentImage>;
      return {
        id: entry.id,
        title: String(entry[titleField]),
        summary: summarizeItem(shownFields, entry, references),
        isHidden: entry.isListed === false,
        canHide: "isListed" in fields,
        servicePageCount: kind === providers.kind ? countItems(entry.services) : 0,
        isOnLeave: entry.isOnLeave === true,
        isNotOffered: entry.hasNoProvider === true,
        postCount: postCounts.get(entry.id) ?? 0,
        updatedAt: entry.updated_at,
        imageUrl: getPictureUrl(src, pictureUrls) ?? "",
      };
    }),
    trash: trash
      .filter((item) => item.kind === kind)
      .map(({ item_id, title, deleted_by, deleted_at }) => ({
        id: item_id,
        title,
        deletedBy: deleted_by,
        deletedAt: deleted_at,
      })),
  };
}

const countItems = (value: unknown) => (Array.isArray(value) ? value.length : 0);

/** The page on which visitors see the list; reply templates have none. */
const publicPaths: Partial<Record<CollectionKind, string>> = {
  providers: "/registered-providers",
  testimonials: "/about#heard",
  services: "/services",
  categories: "/blog",
  gallery: "/gallery",
};
