import type { ListQuery } from "../items/staff-list.ts";
import { readStoredRow } from "../items/stored-row.server.ts";
import { listTrashPage } from "../items/trash.server.ts";
import type { Db } from "../tables.ts";
import { listCategories } from "./categories.server.ts";
import { blankPostRow } from "./posts.server.ts";
import type { StaffPost } from "./staff-post-list.ts";

export async function listTrashedPosts(db: Db, query: ListQuery) {
  const { items, ...place } = await listTrashPage(db, "post", query);
  const categories = await listCategories(db);
  const posts = items.map(({ item, ...trashed }): StaffPost => {
    const { blog_image, category } = readStoredRow(item, blankPostRow);
    const name = categories.find(({ category_id }) => category_id === category)?.category ?? "";
    const unknown = { published_date: "", updated_at: "" };
    return { ...unknown, ...trashed, blog_image, categoryName: name, state: "trash" };
  });
  return { ...place, items: posts };
}
