import type { ListShape } from "../items/staff-list.ts";

export type LocationView = "all" | "trash";
export type LocationSort = "title" | "date";

export const locationListShape: ListShape<LocationView, LocationSort> = {
  path: "/admin/location-pages",
  views: ["all", "trash"],
  sorts: { title: "asc", date: "desc" },
  firstSort: "title",
};
