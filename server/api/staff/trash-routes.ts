import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { findCollection } from "#domain/clinic/clinic-definitions.ts";
import { getClinicPath } from "#domain/clinic/define-content.ts";
import { restoreEntry } from "#domain/clinic/write-clinic-content.server.ts";
import { dataResponse, namedObject } from "#domain/fields/endpoint.server.ts";
import { getLocationPath } from "#domain/location-pages/location-page.ts";
import { restoreLocation } from "#domain/location-pages/write-location-pages.server.ts";
import { truncateWal } from "#domain/operations/truncate-wal.server.ts";
import { getPostPath } from "#domain/posts/post.ts";
import { restorePost } from "#domain/posts/write-posts.server.ts";
import { getDraftName } from "#domain/records/draft-name.ts";
import type { RecordKind } from "#domain/records/item.ts";
import { kindSchema, recordEndpoints } from "#domain/records/record-endpoints.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { deletePermanently, listTrash } from "#domain/records/trash.server.ts";
import { getKindArea } from "#domain/staff/kind-areas.ts";
import { mayAccess } from "#domain/staff/roles.ts";
import { clampId, orNotFound } from "../response-schemas.ts";
import { route } from "../route.ts";
import { requireStaff } from "./guard.ts";
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

export async function trashRoutes(app: FastifyInstance, { db }: { db: Db }) {
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
      const { address: path } = await withAudit(db, request, {
        change: async (trx) => orNotFound(await restoreItem(trx, kind, id), notFoundMessage),
        event: ({ name }) => ({ action: `${getAuditPrefix(kind)}-restored`, target: { id, name } }),
      });
      const isPublic = !path.startsWith("/admin");
      return {
        message: isPublic ? `Restored. It is at ${path}.` : "Restored.",
        data: { address: path },
      };
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
}

function getAuditPrefix(kind: RecordKind) {
  return kind === "post" || kind === "location" ? kind : "content";
}

async function restoreItem(
  trx: Db,
  kind: RecordKind,
  id: number,
): Promise<{ address: string; name: string } | undefined> {
  if (kind === "post") {
    const post = await restorePost(trx, id);
    const name = getDraftName(post?.title ?? "");
    return post && { address: post.slug ? getPostPath(post.slug) : "/admin/blogs", name };
  }
  const collection = findCollection(kind);
  if (collection) {
    const entry = await restoreEntry(trx, collection, id);
    return entry && { address: getClinicPath(kind), name: String(entry[collection.titleField]) };
  }
  const page = kind === "location" ? await restoreLocation(trx, id) : undefined;
  const name = getDraftName(page?.main_heading ?? "");
  return (
    page && {
      address: page.slug ? getLocationPath(page.slug) : "/admin/location-pages",
      name,
    }
  );
}
