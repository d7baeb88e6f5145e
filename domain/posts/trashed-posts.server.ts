import type { ListQuery } from "../records/list-query.ts";
import { parseStoredRow } from "../records/stored-row.server.ts";
import { hidePlaceholder } from "../records/stored-slug.server.ts";
import type { Db } from "../records/tables.ts";
import { listTrashPage } from "../records/trash.server.ts";
import { listCategories } from "./categories.server.ts";
import type { StaffPost } from "./post-list-config.ts";
import { getPostSearchText } from "./post-search-text.server.ts";
import { blankPostRow } from "./posts.server.ts";

export async function listTrashedPosts(db: Db, query: ListQuery) {
  const { items, ...pageInfo } = await listTrashPage(db, "post", query, (item) =>
    getPostSearchText(parseStoredRow(item, blankPostRow)),
  );
  const categories = await listCategories(db);
  const posts = items.map(({ item, ...trashed }): StaffPost => {
    const { blog_image, category } = parseStoredRow(item, blankPostRow);
    const name = categories.find(({ category_id }) => category_id === category)?.category ?? "";
    const emptyDates = { published_date: "", updated_at: "" };
    const slug = hidePlaceholder(trashed.slug);
    return { ...emptyDates, ...trashed, slug, blog_image, categoryName: name, state: "trash" };
  });
  return { ...pageInfo, items: posts };
}
