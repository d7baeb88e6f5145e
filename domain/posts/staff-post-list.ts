import type { ListShape } from "../items/staff-list.ts";

export type PostView = "all" | "published" | "scheduled" | "draft" | "trash";
export type PostSort = "title" | "status" | "category" | "date";

/** The staff area's list of posts: the newest first. */
export const postListShape: ListShape<PostView, PostSort> = {
  path: "/admin/blogs",
  views: ["all", "published", "scheduled", "draft", "trash"],
  sorts: { title: "asc", status: "asc", category: "asc", date: "desc" },
  firstSort: "date",
};
