import { type ItemKind, itemKinds } from "../records/item.ts";
import type { Db } from "../records/tables.ts";
import type { AuditAction } from "./audit-actions.ts";
import { exportAudit } from "./audit-log.server.ts";

interface EditedItem {
  kind: ItemKind;
  id: number;
  title: string;
  action: AuditAction;
  by: string;
  at: string;
}

/** Several batches of changes: each item of a batch has an entry. */
const maxReadEntries = 500;

/** Lists each item once, without those that are in the trash. */
export async function listLastEdited(db: Db): Promise<EditedItem[]> {
  const entries = await exportAudit(db, { group: "writing" }, maxReadEntries);
  const items = new Map<string, EditedItem>();
  for (const { action, target_id, target_name, user_name, at } of entries) {
    const kind = itemKinds.find((itemKind) => action.startsWith(`${itemKind}-`));
    const key = `${kind} ${target_id}`;
    if (kind === undefined || items.has(key)) continue;
    items.set(key, { kind, id: Number(target_id), title: target_name, action, by: user_name, at });
  }
  return [...items.values()].filter(({ action }) => !/-(trashed|removed)$/.test(action));
}
