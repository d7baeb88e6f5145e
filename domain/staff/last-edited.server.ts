import { type ItemKind, itemKinds } from "../records/item.ts";
import type { Db } from "../records/tables.ts";
import type { AuditAction } from "./audit-actions.ts";
import { listAudit } from "./audit-log.server.ts";

export interface EditedItem {
  kind: ItemKind;
  id: number;
  title: string;
  action: AuditAction;
  by: string;
  at: string;
}

/** Lists each item once, without those that are in the trash. */
export async function listLastEdited(db: Db): Promise<EditedItem[]> {
  const { entries } = await listAudit(db);
  const items = new Map<string, EditedItem>();
  for (const { action, target_id, target_name, user_name, at } of entries) {
    const kind = itemKinds.find((itemKind) => action.startsWith(`${itemKind}-`));
    const key = `${kind} ${target_id}`;
    if (kind === undefined || items.has(key)) continue;
    items.set(key, { kind, id: Number(target_id), title: target_name, action, by: user_name, at });
  }
  return [...items.values()].filter(({ action }) => !/-(trashed|removed)$/.test(action));
}
