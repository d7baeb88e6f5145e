import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { messageFolders } from "#domain/messages/message.ts";
import { findMessage, listMessages } from "#domain/messages/messages.server.ts";
import type { Db } from "#domain/tables.ts";
import { dataReply, failures, found, idOf, idParams } from "../replies.ts";

const pageSize = 50;

const listQuery = Type.Object({
  folder: Type.Optional(Type.Union(messageFolders.map((folder) => Type.Literal(folder)))),
});

const messageSchema = Type.Object({
  message_id: Type.Integer(),
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  message: Type.String(),
  form_type: Type.String(),
  folder: Type.String(),
  received_at: Type.String(),
});

export async function staffMessageRoutes(app: FastifyInstance, { db }: { db: Db }) {
  app.get<{ Querystring: { folder?: (typeof messageFolders)[number] } }>(
    "/api/staff/messages",
    {
      schema: {
        summary: "The newest messages of a folder",
        querystring: listQuery,
        response: { 200: dataReply(Type.Array(messageSchema)), ...failures },
      },
    },
    async ({ query }) => {
      const folder = query.folder ?? "inbox";
      const data = await listMessages(db, { folder, limit: pageSize });
      return { status: "success", message: "The newest messages.", data };
    },
  );

  app.get<{ Params: { id: number } }>(
    "/api/staff/messages/:id",
    {
      schema: {
        summary: "One message",
        params: idParams,
        response: { 200: dataReply(messageSchema), ...failures },
      },
    },
    async ({ params }) => {
      const message = await findMessage(db, idOf(params));
      return {
        status: "success",
        message: "One message.",
        data: found(message, "There is no such message."),
      };
    },
  );
}
