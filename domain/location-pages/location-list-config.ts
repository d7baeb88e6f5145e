import type { ListConfig } from "../records/list-query.ts";

export type LocationView = "all" | "trash";
export type LocationSort = "title" | "date";

export const locationListConfig: ListConfig<LocationView, LocationSort> = {
  path: "/admin/location-pages",
  views: ["all", "trash"],
  sorts: { title: "asc", date: "desc" },
  defaultSort: "title",
};
