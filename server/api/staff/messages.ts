import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { messageFolders } from "#domain/messages/message.ts";
import { findMessage, listMessages } from "#domain/messages/messages.server.ts";
import type { Db } from "#domain/tables.ts";
import { Refusal } from "../../errors.ts";

const pageSize = 50;

const listQuery = Type.Object({
  folder: Type.Optional(Type.Union(messageFolders.map((folder) => Type.Literal(folder)))),
});
const messageParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 }) });

export async function staffMessageRoutes(app: FastifyInstance, { db }: { db: Db }) {
  app.get<{ Querystring: { folder?: (typeof messageFolders)[number] } }>(
    "/api/staff/messages",
    { schema: { querystring: listQuery } },
    async ({ query }) => {
      const folder = query.folder ?? "inbox";
      return { status: "success", data: await listMessages(db, { folder, limit: pageSize }) };
    },
  );

  app.get<{ Params: { id: number } }>(
    "/api/staff/messages/:id",
    { schema: { params: messageParams } },
    async ({ params }) => {
      const message = await findMessage(db, params.id);
      if (message === undefined) throw new Refusal(404, "There is no such message.");
      return { status: "success", data: message };
    },
  );
}
