import Type from "typebox";
import { getKindArea } from "#domain/content-types/kind-areas.server.ts";
import { kindSchema, recordEndpoints } from "#domain/content-types/record-endpoints.server.ts";
import { restoreContent } from "#domain/content-types/restore-content.server.ts";
import { dataResponse, namedObject } from "#domain/fields/endpoint.server.ts";
import { truncateWal } from "#domain/operations/truncate-wal.server.ts";
import { isItemKind, type RecordKind } from "#domain/records/item.ts";
import { deletePermanently, listTrash } from "#domain/records/trash.server.ts";
import { mayAccess } from "#domain/staff/roles.ts";
import { validationError } from "#server/http/http-error.ts";
import { clampId, orNotFound } from "../or-not-found.ts";
import { route } from "../route.ts";
import type { RoutePlugin } from "../route-plugin.ts";
import { findSavedBy, requireStaff } from "./guard.ts";
import { withAudit } from "./with-audit.ts";

const notFoundMessage = "This is not in the trash.";
const trashedSchema = namedObject("TrashedItem", {
  kind: kindSchema,
  item_id: Type.Integer(),
  title: Type.String(),
  slug: Type.String(),
  deleted_at: Type.String(),
  deleted_by: Type.String(),
});

export const trashRoutes: RoutePlugin = async (app, { db }) => {
  route(app, {
    method: "GET",
    url: "/api/staff/trash",
    config: { area: "everyone" },
    operationId: "listTrash",
    summary: "Items in the trash that your role may see, most recent first",
    reply: dataResponse(Type.Array(trashedSchema)),
    handler: async (request) => {
      const { role } = requireStaff(request);
      const data = (await listTrash(db)).filter(({ kind }) => mayAccess(role, getKindArea(kind)));
      return { message: "The trash.", data };
    },
  });

  route(app, {
    ...recordEndpoints.restore,
    operationId: "restoreFromTrash",
    summary: "Restores an item from the trash",
    errorStatuses: [404],
    handler: async (request) => {
      const { kind } = request.params;
      const id = clampId(request.params);

      const { path, isPublic, isDraft, posts } = await withAudit(db, request, {
        change: async (trx) => {
          const by = await findSavedBy(trx, request);
          const restored = orNotFound(await restoreContent(trx, { kind, id, by }), notFoundMessage);
          if ("errors" in restored) throw validationError(restored.errors);
          return restored;
        },
        event: ({ name }) => ({ action: `${getAuditPrefix(kind)}-restored`, target: { id, name } }),
      });
      const place = isPublic
        ? `. It is at ${path}.`
        : isDraft
          ? " as a draft."
          : describePosts(posts);
      return { message: `Restored${place}`, data: { path } };
    },
  });

  route(app, {
    ...recordEndpoints.deletePermanently,
    operationId: "deletePermanently",
    summary: "Permanently deletes an item in the trash",
    errorStatuses: [404],
    handler: async (request) => {
      const { kind } = request.params;
      const id = clampId(request.params);
      await withAudit(db, request, {
        change: async (trx) => orNotFound(await deletePermanently(trx, kind, id), notFoundMessage),
        event: (name) => ({ action: `${getAuditPrefix(kind)}-removed`, target: { id, name } }),
      });
      await truncateWal(db);
      return { message: "Deleted for good." };
    },
  });
};

function describePosts({ moved, back } = { moved: 0, back: 0 }): string {
  if (moved === 0) return ".";
  const posts = moved === 1 ? "post" : `${moved} posts`;
  if (moved === back) return `, with its ${posts}.`;
  return `, with ${back} of its ${posts}. The others were moved or deleted since.`;
}

function getAuditPrefix(kind: RecordKind) {
  return isItemKind(kind) ? kind : "content";
}
