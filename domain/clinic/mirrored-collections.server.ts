import type { ContentFields } from "../fields/content-fields.ts";
import type { FieldErrors } from "../fields/field-list.ts";
import type { Db } from "../records/tables.ts";
import {
  findFreeName,
  isNameTaken,
  listDefaultCategories,
  removeCategory,
  storeCategory,
} from "./category-rows.server.ts";
import type { Collection, Singleton } from "./define-content.ts";

type Value = Record<string, unknown>;

/** Names of categories are in a table of their own, because posts refer to it. */
const categoryMirror = {
  async findErrors(trx: Db, id: number, { name }: Value): Promise<FieldErrors> {
    const isTaken = await isNameTaken(trx, String(name), id);
    return isTaken ? { name: "There is a category of that name." } : {};
  },
  store: (trx: Db, id: number, { name }: Value) => storeCategory(trx, id, String(name)),
  /** The name of a restored entry may have been taken since. */
  adapt: async (trx: Db, id: number, value: Value) => ({
    ...value,
    name: await findFreeName(trx, String(value.name), id),
  }),
  remove: removeCategory,
};

export function findMirror({ kind }: Pick<Singleton | Collection, "kind">) {
  return kind === "categories" ? categoryMirror : undefined;
}

/** With the defaults of this site, if they are not the same on every site. */
export async function resolveDefaults<Fields extends ContentFields>(
  db: Db,
  collection: Collection<Fields>,
): Promise<Collection<Fields>> {
  if (findMirror(collection) === undefined) return collection;
  const defaults: Value[] = await listDefaultCategories(db);
  return { ...collection, defaults: defaults as Collection<Fields>["defaults"] };
}
