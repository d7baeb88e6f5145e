import type { ItemKind } from "../items/item.ts";
import type { Db } from "../tables.ts";
import { listAudit } from "./audit.server.ts";
import type { AuditAct } from "./audit.ts";

export interface EditedItem {
  kind: ItemKind;
  id: number;
  title: string;
  act: AuditAct;
  by: string;
  at: string;
}

/** Lists each item once, without those that are in the trash. */
export async function listLastEdited(db: Db): Promise<EditedItem[]> {
  const { entries } = await listAudit(db);
  const items = new Map<string, EditedItem>();
  for (const { act, thing_id, thing_name, user_name, at } of entries) {
    const kind = kindOf(act);
    const key = `${kind} ${thing_id}`;
    if (kind === undefined || items.has(key)) continue;
    items.set(key, { kind, id: Number(thing_id), title: thing_name, act, by: user_name, at });
  }
  return [...items.values()].filter(({ act }) => !/-(trashed|removed)$/.test(act));
}

function kindOf(act: AuditAct): ItemKind | undefined {
  if (act.startsWith("post-")) return "post";
  return act.startsWith("location-") ? "location" : undefined;
}
