import type { ContentFields, ContentValues } from "../fields/content-fields.ts";
import type { FieldErrors } from "../fields/field-list.ts";
import type { Db } from "../records/tables.ts";
import {
  findFreeName,
  isNameTaken,
  listDefaultCategories,
  type MovedPosts,
  removeCategory,
  storeCategory,
} from "./category-rows.server.ts";
import type { Collection, CollectionKind, Singleton } from "./define-content.ts";

/** A collection of which a part is in a table of its own, because other tables refer to it. */
interface Mirror {
  loadDefaults: (db: Db) => Promise<(Record<string, unknown> & { id: number })[]>;
  findErrors: (trx: Db, id: number, value: Record<string, unknown>) => Promise<FieldErrors>;
  store: (trx: Db, id: number, value: Record<string, unknown>) => Promise<void>;
  /** The value of a restored entry, whose name may have been taken since. */
  adapt: (trx: Db, id: number, value: Record<string, unknown>) => Promise<Record<string, unknown>>;
  /** `moveTo` is the entry that takes the place of a removed one in other tables. */
  remove: (
    trx: Db,
    id: number,
    moveTo?: number,
  ) => Promise<{ errors: FieldErrors } | { moved: MovedPosts }>;
}

const mirrors: Partial<Record<CollectionKind, Mirror>> = {
  categories: {
    loadDefaults: listDefaultCategories,
    findErrors: async (trx, id, { name }): Promise<FieldErrors> => {
      const isTaken = await isNameTaken(trx, String(name), id);
      return isTaken ? { name: "There is a category of that name." } : {};
    },
    store: (trx, id, { name }) => storeCategory(trx, id, String(name)),
    adapt: async (trx, id, value) => ({
      ...value,
      name: await findFreeName(trx, String(value.name), id),
    }),
    remove: removeCategory,
  },
};

export function findMirror({ kind }: Pick<Singleton | Collection, "kind">): Mirror | undefined {
  return mirrors[kind as CollectionKind];
}

/** With the defaults of this site, if they are not the same on every site. */
export async function resolveDefaults<Fields extends ContentFields>(
  db: Db,
  collection: Collection<Fields>,
): Promise<Collection<Fields>> {
  const mirror = findMirror(collection);
  if (mirror === undefined) return collection;
  const defaults = (await mirror.loadDefaults(db)) as (ContentValues<Fields> & { id: number })[];
  return { ...collection, defaults };
}
