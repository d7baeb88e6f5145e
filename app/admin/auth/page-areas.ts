import { getKindArea } from "#domain/content-types/kind-areas.server.ts";
import type { StaffArea } from "#domain/staff/roles.ts";

const pageAreas = new Map<string, StaffArea>([
  ["admin", "everyone"],
  ["admin/account", "everyone"],
  ["admin/account/images", "images"],
  ["admin/api", "everyone"],
  ["admin/help", "everyone"],
  ["admin/*", "everyone"],
]);

const folderAreas = new Map<string, StaffArea>([
  ["blogs", "posts"],
  ["location-pages", "location-pages"],
  ["messages", "messages"],
]);

/** Takes the pattern of the matched route; a page that is not listed is for owners alone. */
export function getPageArea(
  pattern: string,
  params: Record<string, string | undefined>,
): StaffArea {
  const [, folder = "", segment = ""] = pattern.split("/");
  if (folder === "clinic" && segment === ":kind?")
    return params.kind === undefined ? "everyone" : getKindArea(params.kind);
  if (folder === "preview") return getKindArea(segment);
  return pageAreas.get(pattern) ?? folderAreas.get(folder) ?? "owners";
}
