import { getContentArea, type StaffArea } from "./roles.ts";

/** The kind comes from a URL: one that does not exist is for owners alone. */
export function getKindArea(kind: string): StaffArea {
  if (kind === "post") return "posts";
  if (kind === "location") return "location-pages";
  return getContentArea(kind);
}
