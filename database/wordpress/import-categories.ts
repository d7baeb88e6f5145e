import { categories, createDefaultCategory } from "#domain/clinic/categories-definition.ts";
import { allCategories, defaultCategoryId } from "#domain/clinic/category.ts";
import { createEntry } from "#domain/clinic/write-clinic-content.server.ts";
import { listCategories } from "#domain/posts/categories.server.ts";
import { truncateText } from "#domain/posts/post.ts";
import type { Db } from "#domain/records/tables.ts";
import type { ImportReport } from "./import-report.ts";
import { count } from "./survey-export.ts";

interface CategoryOptions {
  db: Db;
  isDryRun: boolean;
  by: string;
  report: ImportReport;
}

/** A post has one category here: one that exists, or else its first one, which is created. */
export async function createCategoryMapper({ db, isDryRun, by, report }: CategoryOptions) {
  const existing = await listCategories(db);
  const idByKey = new Map(existing.map((row) => [toKey(row.category), row.category_id]));
  const nameById = new Map(existing.map((row) => [row.category_id, row.category]));
  let nextSimulatedId = -1;

  return async (names: readonly string[]): Promise<number> => {
    const wanted = names.map((name) => truncateText(name, maxNameLength)).filter(isAllowed);
    const [first] = wanted;
    const chosen = wanted.find((name) => idByKey.has(toKey(name))) ?? first;
    const id = chosen === undefined ? defaultCategoryId : await ensure(chosen);
    const used = nameById.get(id) ?? "";
    count(report.categories, used);
    for (const name of wanted) if (toKey(name) !== toKey(used)) count(report.otherCategories, name);
    return id;
  };

  async function ensure(name: string): Promise<number> {
    const known = idByKey.get(toKey(name));
    if (known !== undefined) return known;
    const id = isDryRun ? simulate() : await create(name);
    if (id === undefined) return defaultCategoryId;
    idByKey.set(toKey(name), id);
    nameById.set(id, name);
    report.createdCategories.add(name);
    return id;
  }

  function simulate(): number | undefined {
    // The filter that shows everything is no entry of the collection.
    if (nameById.size - 1 >= categories.maxEntries) return undefined;
    nextSimulatedId -= 1;
    return nextSimulatedId;
  }

  async function create(name: string): Promise<number | undefined> {
    const { id: _, ...values } = createDefaultCategory(0, name);
    const saved = await createEntry(db, categories, values, by);
    return "item" in saved ? saved.item.id : undefined;
  }
}

const maxNameLength = 37;

function isAllowed(name: string): boolean {
  return toKey(name) !== toKey(allCategories);
}

function toKey(name: string): string {
  return name.toLowerCase();
}
