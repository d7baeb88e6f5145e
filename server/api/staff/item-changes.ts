import type { FastifyRequest } from "fastify";
import { itemTypes } from "#domain/content-types/item-types.server.ts";
import type { ItemKind } from "#domain/records/item.ts";
import type { ItemSaveResult } from "#domain/records/save-item.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { clampId, orNotFound, requireSaved } from "../or-not-found.ts";
import { findSavedBy } from "./guard.ts";
import { withAudit } from "./with-audit.ts";

/** `save` resolves to undefined if there is no such item. */
export async function saveWithAudit<Item>(
  db: Db,
  request: FastifyRequest,
  kind: ItemKind,
  save: (trx: Db, by: string) => Promise<ItemSaveResult<Item> | undefined>,
) {
  const { noun } = itemTypes[kind];
  const { item: data } = await withAudit(db, request, {
    change: async (trx) =>
      requireSaved(
        orNotFound(await save(trx, await findSavedBy(trx, request)), `There is no such ${noun}.`),
      ),
    event: ({ change, target }) => ({ action: `${kind}-${change}`, target }),
  });
  return { message: `The ${noun} is saved.`, data };
}

export async function trashWithAudit(
  db: Db,
  request: FastifyRequest<{ Params: { id: number } }>,
  kind: ItemKind,
) {
  const { noun, trash } = itemTypes[kind];
  const id = clampId(request.params);
  const { name } = await withAudit(db, request, {
    change: async (trx) =>
      orNotFound(
        await trash(trx, id, await findSavedBy(trx, request)),
        `There is no such ${noun}.`,
      ),
    event: (removed) => ({ action: `${kind}-trashed`, target: { id, name: removed.name } }),
  });
  return { message: `“${name}” is in the trash.` };
}
