import { isItemKind } from "../records/item.ts";
import { getContentArea, type StaffArea } from "../staff/roles.ts";
import { itemTypes } from "./item-types.server.ts";

/** The kind comes from a URL: one that does not exist is for owners alone. */
export function getKindArea(kind: string): StaffArea {
  return isItemKind(kind) ? itemTypes[kind].area : getContentArea(kind);
}
