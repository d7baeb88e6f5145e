import { type SelectQueryBuilder, sql } from "kysely";
import { countRows } from "../records/count-rows.server.ts";
import { getDraftName } from "../records/draft-name.ts";
import { findPage, sortByIds } from "../records/find-page.server.ts";
import type { ListQuery } from "../records/list-query.ts";
import { removeMarkup, type SearchText } from "../records/search-texts.server.ts";
import { parseStoredRow } from "../records/stored-row.server.ts";
import { hidePlaceholder } from "../records/stored-slug.server.ts";
import type { Db, Tables } from "../records/tables.ts";
import { countTrash, listTrashPage } from "../records/trash.server.ts";
import { listCategories } from "./categories.server.ts";
import type { PostSection, PostState } from "./post.ts";
import type { PostSort, PostView, StaffPost, StaffPostPage } from "./post-list-config.ts";
import type { PostTable } from "./post-tables.ts";
import { blankPostRow } from "./posts.server.ts";

export async function listStaffPostPage(
  db: Db,
  query: ListQuery<PostView, PostSort>,
  now: Date,
): Promise<StaffPostPage> {
  const states = await countPostStates(db, now, query.category);
  const all = states.published + states.scheduled + states.draft;
  const counts = { ...states, all, trash: await countTrash(db, "post") };
  if (query.view === "trash") return { ...(await listTrashedPosts(db, query)), counts };

  const posts = sortPosts(selectPostsInView(db, query.view, now, query.category), query).select(
    "blog_id",
  );
  const { ids, ...pageInfo } = await findPage(query, counts[query.view], {
    listIds: async (limit, offset) => getIds(await posts.limit(limit).offset(offset).execute()),
    loadTexts: (batch) => loadPostTexts(db, batch),
  });
  return { ...pageInfo, items: await findStaffPosts(db, ids, now), counts };
}

function getIds(rows: { blog_id: number }[]): number[] {
  return rows.map(({ blog_id }) => blog_id);
}

async function loadPostTexts(db: Db, ids: number[]): Promise<SearchText[]> {
  const rows = await db
    .selectFrom("post")
    .select(["blog_id as id", "title", "slug", "brief_paragraph", "blogs_content"])
    .where("blog_id", "in", ids)
    .execute();
  return rows.map(({ id, ...post }) => ({ id, text: getPostSearchText(post) }));
}

export async function countPostStates(
  db: Db,
  now: Date,
  category?: number,
): Promise<Record<PostState, number>> {
  const count = (state: PostState) => countRows(selectPostsInView(db, state, now, category));
  return {
    published: await count("published"),
    scheduled: await count("scheduled"),
    draft: await count("draft"),
  };
}

/** At most as many drafts as `limit`, and as many scheduled posts. */
export async function listUnfinishedPosts(db: Db, limit: number, now: Date): Promise<StaffPost[]> {
  const listLastSaved = (state: PostState) =>
    selectPostsInView(db, state, now)
      .select(["blog_id", "updated_at"])
      .orderBy(state === "draft" ? listedDateSql : "updated_at", "desc")
      .orderBy("blog_id", "desc")
      .limit(limit)
      .execute();
  const unfinished = [...(await listLastSaved("draft")), ...(await listLastSaved("scheduled"))];
  unfinished.sort(
    (first, second) =>
      second.updated_at.localeCompare(first.updated_at) || second.blog_id - first.blog_id,
  );
  return findStaffPosts(db, getIds(unfinished), now);
}

export function getListedDate({
  state,
  published_date,
  updated_at,
  deleted_at,
}: StaffPost): string {
  if (state === "trash") return deleted_at;
  return state === "draft" ? updated_at : published_date;
}

/** Must match the expression of the indexes word for word. */
const listedDateSql = sql<string>`case when status = 'draft' then updated_at else published_date end`;

type PostsQuery = SelectQueryBuilder<Tables, "post", object>;

function selectPostsInView(
  db: Db,
  view: PostState | "all",
  now: Date,
  category?: number,
): PostsQuery {
  const all = db.selectFrom("post");
  const posts = category === undefined ? all : all.where("post.category", "=", category);
  if (view === "all") return posts;
  if (view === "draft") return posts.where("status", "=", "draft");
  const comparison = view === "scheduled" ? ">" : "<=";
  return posts
    .where("status", "=", "published")
    .where(listedDateSql, comparison, now.toISOString());
}

/** Each order matches an index. */
function sortPosts(posts: PostsQuery, { sort, order }: ListQuery<PostView, PostSort>): PostsQuery {
  if (sort === "title") return posts.orderBy("title_key", order).orderBy("blog_id", order);
  if (sort === "date") return posts.orderBy(listedDateSql, order).orderBy("blog_id", order);
  // Scheduled posts have the status `published` and a later date.
  if (sort === "status")
    return posts.orderBy("status", order).orderBy(listedDateSql, order).orderBy("blog_id", order);
  return posts
    .innerJoin("category", "category.category_id", "post.category")
    .orderBy("category.category", order)
    .orderBy("status", order)
    .orderBy("published_date", order)
    .orderBy("blog_id", order);
}

async function findStaffPosts(db: Db, ids: number[], now: Date) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("post")
    .innerJoin("category", "category.category_id", "post.category")
    .select(["blog_id", "slug", "title", "blog_image", "published_date", "updated_at", "status"])
    .select("category.category as categoryName")
    .where("blog_id", "in", ids)
    .execute();
  return sortByIds(ids, rows, ({ blog_id }) => blog_id).map(
    ({ blog_id: id, status, ...row }): StaffPost => {
      const isScheduled = row.published_date > now.toISOString();
      const state = status === "published" && isScheduled ? "scheduled" : status;
      const slug = hidePlaceholder(row.slug);
      return { id, ...row, slug, title: getDraftName(row.title), state, deleted_at: "" };
    },
  );
}

async function listTrashedPosts(db: Db, query: ListQuery) {
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

type SearchedColumns = Pick<PostTable, "title" | "slug" | "brief_paragraph" | "blogs_content">;

function getPostSearchText(post: SearchedColumns): string {
  const sections = JSON.parse(post.blogs_content) as PostSection[];
  return [
    getDraftName(post.title),
    hidePlaceholder(post.slug),
    post.brief_paragraph,
    ...sections.flatMap(({ heading, paragraph }) => [heading, removeMarkup(paragraph)]),
  ].join("\n");
}
