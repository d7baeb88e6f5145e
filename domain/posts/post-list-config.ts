import type { ListConfig, ListPage } from "../records/list-query.ts";
import type { PostState } from "./post.ts";

export type PostView = "all" | "published" | "scheduled" | "draft" | "trash";
export type PostSort = "title" | "status" | "category" | "date";

export const postListConfig: ListConfig<PostView, PostSort> = {
  path: "/admin/blogs",
  views: ["all", "published", "scheduled", "draft", "trash"],
  sorts: { title: "asc", status: "asc", category: "asc", date: "desc" },
  defaultSort: "date",
  hasCategories: true,
};

export interface StaffPost {
  id: number;
  slug: string;
  title: string;
  blog_image: string;
  categoryName: string;
  state: PostState | "trash";
  published_date: string;
  updated_at: string;
  deleted_at: string;
}

export type StaffPostPage = ListPage<StaffPost, PostView>;
