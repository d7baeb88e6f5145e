import {
  type ChangedItem,
  changeItems,
  type ItemChange,
  MissingItems,
} from "#domain/content-types/change-items.server.ts";
import { itemTypes } from "#domain/content-types/item-types.server.ts";
import { recordEndpoints } from "#domain/content-types/record-endpoints.server.ts";
import type { ItemKind } from "#domain/records/item.ts";
import { pluralize } from "#domain/records/pluralize.ts";
import type { Db } from "#domain/records/tables.ts";
import { HttpError } from "#server/http/http-error.ts";
import { route } from "../route.ts";
import type { RoutePlugin } from "../route-plugin.ts";
import { findSavedBy } from "./guard.ts";
import { withAudit } from "./with-audit.ts";

export const trashBatchRoutes: RoutePlugin = async (app, { db }) => {
  route(app, {
    ...recordEndpoints.changeSeveral,
    operationId: "changeItems",
    summary: "Moves several posts or location pages to the trash or back: all of them, or none",
    description: "409 if one is no longer there",
    errorStatuses: [409],
    handler: async (request) => {
      const { kind } = request.params;
      const { ids, action } = request.body;
      const changed = await withAudit(db, request, {
        change: async (trx) =>
          changeOrRefuse(trx, { kind, ids, action }, await findSavedBy(trx, request)),
        event: (items) =>
          items.map((target) => ({
            action:
              action === "trash" ? (`${kind}-trashed` as const) : (`${kind}-restored` as const),
            target,
          })),
      });
      const items = formatCount(kind, changed.length);
      return {
        message: action === "trash" ? `${items} moved to the trash.` : `${items} restored.`,
      };
    },
  });
};

async function changeOrRefuse(trx: Db, change: ItemChange, by: string): Promise<ChangedItem[]> {
  try {
    return await changeItems(trx, change, by);
  } catch (error) {
    if (!(error instanceof MissingItems)) throw error;
    const verb = error.count === 1 ? "has" : "have";
    const place = change.action === "trash" ? "deleted" : "restored or deleted";
    throw new HttpError(
      409,
      `Nothing was changed: ${formatCount(change.kind, error.count)} ${verb} been ${place} by somebody else meanwhile.`,
    );
  }
}

function formatCount(kind: ItemKind, count: number): string {
  return pluralize(count, itemTypes[kind].noun);
}
