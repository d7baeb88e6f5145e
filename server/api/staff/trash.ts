import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { type ItemKind, itemKinds } from "#domain/items/item.ts";
import { listTrash, removeFromTrash } from "#domain/items/trash.server.ts";
import { locationAddress } from "#domain/locations/location.ts";
import { restoreLocation } from "#domain/locations/write-locations.server.ts";
import { postAddress } from "#domain/posts/post.ts";
import { restorePost } from "#domain/posts/write-posts.server.ts";
import type { Db } from "#domain/tables.ts";
import { truncateWal } from "#domain/truncate-wal.server.ts";
import { dataReply, doneReply, failures, found, idOf, idParams } from "../replies.ts";
import { audited } from "./audited.ts";

export const kindSchema = Type.Union(itemKinds.map((kind) => Type.Literal(kind)));
const itemParams = Type.Object({ kind: kindSchema, ...idParams.properties });

interface ItemParams {
  Params: { kind: ItemKind; id: number };
}

const missing = "This is not in the trash.";
const trashedSchema = Type.Object({
  kind: kindSchema,
  item_id: Type.Integer(),
  title: Type.String(),
  slug: Type.String(),
  deleted_at: Type.String(),
  deleted_by: Type.String(),
});

export async function trashRoutes(app: FastifyInstance, { db }: { db: Db }) {
  app.get(
    "/api/staff/trash",
    {
      schema: {
        summary: "Items in the trash, most recent first",
        response: { 200: dataReply(Type.Array(trashedSchema)), ...failures },
      },
    },
    async () => ({ status: "success", message: "The trash.", data: await listTrash(db) }),
  );

  app.post<ItemParams>(
    "/api/staff/trash/:kind/:id/restore",
    {
      schema: {
        summary: "Restores an item from the trash",
        params: itemParams,
        response: {
          200: dataReply(Type.Object({ address: Type.String() })),
          ...failures,
        },
      },
    },
    async (request) => {
      const { kind } = request.params;
      const id = idOf(request.params);
      const { address } = await audited(
        db,
        request,
        async (trx) => found(await restore(trx, kind, id), missing),
        ({ name }) => ({ act: `${kind}-restored`, thing: { id, name } }),
      );
      return { status: "success", message: `Restored. It is at ${address}.`, data: { address } };
    },
  );

  app.delete<ItemParams>(
    "/api/staff/trash/:kind/:id",
    {
      schema: {
        summary: "Permanently deletes an item in the trash",
        params: itemParams,
        response: { 200: doneReply, ...failures },
      },
    },
    async (request) => {
      const { kind } = request.params;
      const id = idOf(request.params);
      await audited(
        db,
        request,
        async (trx) => found(await removeFromTrash(trx, kind, id), missing),
        (name) => ({ act: `${kind}-removed`, thing: { id, name } }),
      );
      await truncateWal(db);
      return { status: "success", message: "Deleted for good." };
    },
  );
}

async function restore(
  trx: Db,
  kind: ItemKind,
  id: number,
): Promise<{ address: string; name: string } | undefined> {
  if (kind === "post") {
    const post = await restorePost(trx, id);
    return post && { address: postAddress(post.slug), name: post.title };
  }
  const page = await restoreLocation(trx, id);
  return page && { address: locationAddress(page.slug), name: page.main_heading };
}
