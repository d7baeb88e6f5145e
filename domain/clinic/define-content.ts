import type { ContentFields, ContentValues } from "../fields/content-fields.ts";
import type { FieldErrors } from "../fields/field-list.ts";
import type {} from "../records/item.ts";

declare module "../records/item.ts" {
  interface RecordKinds extends Record<ClinicKind, true> {}
}

export const singletonKinds = ["notice", "hours", "contact", "fees"] as const;

/** Each collection adds its kind beside its definition. */
// biome-ignore lint/suspicious/noEmptyInterface: the definitions fill it.
export interface CollectionKinds {}

export type SingletonKind = (typeof singletonKinds)[number];
export type CollectionKind = keyof CollectionKinds;
export type ClinicKind = SingletonKind | CollectionKind;

export interface Singleton<Fields extends ContentFields = ContentFields> {
  kind: SingletonKind;
  label: string;
  fields: Fields;
  defaults: ContentValues<Fields>;
  /** Rules beyond those of the fields: an error's key is the path of its field. */
  check(value: ContentValues<Fields>): FieldErrors;
}

export interface Collection<Fields extends ContentFields = ContentFields> {
  kind: CollectionKind;
  label: string;
  /** For example "person", in sentences about one entry. */
  itemLabel: string;
  fields: Fields;
  /** The field that names an entry in lists, in the trash and in the audit log. */
  titleField: string;
  /** The fields below the title in the list of entries; all that fit, unless they are given. */
  summaryFields?: readonly string[];
  /** Entries with a fixed id, in order. Those that staff add have ids from `firstAddedId` on. */
  defaults: (ContentValues<Fields> & { id: number })[];
  /** True if nobody can add or remove an entry, because other parts of the site name its ids. */
  isFixed: boolean;
  maxEntries: number;
  check(value: ContentValues<Fields>): FieldErrors;
}

export function getClinicPath(kind: string): string {
  return `/admin/clinic/${kind}`;
}

export const firstAddedId = 1001;

export function defineSingleton<Fields extends ContentFields>(
  kind: SingletonKind,
  definition: Omit<Singleton<Fields>, "kind" | "check"> & Partial<Pick<Singleton<Fields>, "check">>,
): Singleton<Fields> {
  return { kind, check: () => ({}), ...definition };
}

export function defineCollection<Fields extends ContentFields>(
  kind: CollectionKind,
  definition: Omit<
    Collection<Fields>,
    "kind" | "titleField" | "summaryFields" | "check" | "isFixed" | "maxEntries"
  > &
    Partial<Pick<Collection<Fields>, "check" | "isFixed" | "maxEntries">> & {
      titleField: keyof Fields & string;
      summaryFields?: readonly (keyof Fields & string)[];
    },
): Collection<Fields> {
  return { kind, check: () => ({}), isFixed: false, maxEntries: 200, ...definition };
}

/** The fields that every stored piece of clinic content has beside its own. */
export interface ContentMeta {
  /** 1 for a singleton. */
  id: number;
  /** Names the revision; empty while the content is the default. */
  updated_at: string;
  updated_by: string;
}

export type StoredContent<Fields extends ContentFields> = ContentValues<Fields> & ContentMeta;

export type DefinedContent<Definition extends { fields: ContentFields }> = ContentValues<
  Definition["fields"]
>;
