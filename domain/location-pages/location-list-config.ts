import type { ListConfig } from "../records/list-query.ts";

export type LocationView = "all" | "published" | "draft" | "trash";
export type LocationSort = "title" | "status" | "date";

export const locationListConfig: ListConfig<LocationView, LocationSort> = {
  path: "/admin/location-pages",
  views: ["all", "published", "draft", "trash"],
  sorts: { title: "asc", status: "asc", date: "desc" },
  defaultSort: "title",
};
