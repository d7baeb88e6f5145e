import { autosaveEndpoints } from "#domain/content-types/autosave-endpoints.server.ts";
import { isRecord } from "#domain/fields/is-record.ts";
import { listAutosaves, removeAutosave, storeAutosave } from "#domain/records/autosaves.server.ts";
import type { RecordKind } from "#domain/records/item.ts";
import { listCurrentEditors } from "#domain/staff/current-editors.server.ts";
import { validationError } from "#server/http/http-error.ts";
import { clampId } from "../or-not-found.ts";
import { contentBodyLimit, route } from "../route.ts";
import type { RoutePlugin } from "../route-plugin.ts";
import { requireStaff } from "./guard.ts";

/** Everybody reads and writes their own autosaves only; others see who is typing, not the text. */
export const autosaveRoutes: RoutePlugin = async (app, { db }) => {
  route(app, {
    ...autosaveEndpoints.list,
    operationId: "listAutosaves",
    summary: "Your own unsaved texts of an item, most recent first; those of a new one have id 0",
    handler: async (request) => ({
      message: "The autosaves.",
      data: await listAutosaves(db, getOwner(request)),
    }),
  });

  route(app, {
    ...autosaveEndpoints.listEditors,
    config: { area: "by-kind", extendsSession: false },
    operationId: "listCurrentEditors",
    summary: "The names of others who have typed into an item within the last minute",
    description: "Does not extend the session.",
    handler: async (request) => ({
      message: "Who is editing now.",
      data: await listCurrentEditors(db, getOwner(request)),
    }),
  });

  route(app, {
    ...autosaveEndpoints.store,
    bodyLimit: 2 * contentBodyLimit, // JSON within JSON escapes each quotation mark
    operationId: "setAutosave",
    summary: "Stores what you have typed, without changing the item",
    handler: async (request) => {
      const { key, values, based_on } = request.body;
      if (!isObject(values)) throw validationError({ values: "The text must be a JSON object." });
      const saved_at = await storeAutosave(db, getOwner(request), { key, values, based_on });
      return { message: "The text is stored.", data: { saved_at } };
    },
  });

  route(app, {
    ...autosaveEndpoints.remove,
    operationId: "removeAutosave",
    summary: "Removes one of your autosaves",
    handler: async (request) => {
      await removeAutosave(db, getOwner(request), request.params.key);
      return { message: "The autosave is removed." };
    },
  });

  type OwnerRequest = Parameters<typeof requireStaff>[0] & {
    params: { kind: RecordKind; id: number };
  };
  function getOwner(request: OwnerRequest) {
    const { kind, id } = request.params;
    return { userId: requireStaff(request).id, kind, id: clampId({ id }) };
  }
};

function isObject(json: string): boolean {
  try {
    return isRecord(JSON.parse(json));
  } catch {
    return false;
  }
}
