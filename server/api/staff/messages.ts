import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { inputSchema } from "#domain/input.server.ts";
import { countByFolder, listMessages, moveMessage } from "#domain/messages/inbox.server.ts";
import { type MessageFolder, messagesPerPage } from "#domain/messages/message.ts";
import { exportPerson, openMessage, removePerson } from "#domain/messages/open-messages.server.ts";
import type { Auth } from "#domain/staff/auth.server.ts";
import { passwordFields } from "#domain/staff/user.ts";
import type { Db } from "#domain/tables.ts";
import { truncateWal } from "#domain/truncate-wal.server.ts";
import { dataReply, doneReply, failures, found, idOf, idParams } from "../replies.ts";
import { audited } from "./audited.ts";
import { confirmPassword } from "./confirm-password.ts";
import { staffOf } from "./guard.ts";
import {
  folderSchema,
  listQuery,
  listReply,
  messageSchema,
  openMessageSchema,
  searchSchema,
} from "./message-schemas.ts";

const missing = "There is no such message.";

interface Search {
  folder: MessageFolder;
  search: string;
  page: number;
}

/** Opening a message is recorded, and no URL contains a name. */
export async function staffMessageRoutes(app: FastifyInstance, options: { db: Db; auth: Auth }) {
  const { db } = options;
  async function list({ folder, search, page }: Search) {
    const offset = (page - 1) * messagesPerPage;
    return {
      status: "success",
      message: "The newest messages.",
      data: await listMessages(db, { folder, search, limit: messagesPerPage, offset }),
      counts: await countByFolder(db, search),
    };
  }

  app.get<{ Querystring: { folder?: MessageFolder } }>(
    "/api/staff/messages",
    {
      schema: {
        summary: "The newest messages of a folder",
        querystring: listQuery,
        response: { 200: listReply, ...failures },
      },
    },
    ({ query }) => list({ folder: query.folder ?? "inbox", search: "", page: 1 }),
  );

  app.post<{ Body: Search }>(
    "/api/staff/messages/search",
    {
      schema: {
        summary: "Messages of a folder by name, email or phone",
        body: searchSchema,
        response: { 200: listReply, ...failures },
      },
    },
    ({ body }) => list(body),
  );

  app.get<{ Params: { id: number } }>(
    "/api/staff/messages/:id",
    {
      schema: {
        summary: "One message in full; opening it is recorded in the audit log",
        params: idParams,
        response: { 200: dataReply(openMessageSchema), ...failures },
      },
    },
    async (request) => {
      const opened = await openMessage(db, idOf(request.params), staffOf(request));
      return { status: "success", message: "One message.", data: found(opened, missing) };
    },
  );

  app.put<{ Params: { id: number }; Body: { folder: MessageFolder } }>(
    "/api/staff/messages/:id",
    {
      schema: {
        summary: "Moves a message into a folder",
        params: idParams,
        body: Type.Object({ folder: folderSchema }),
        response: { 200: doneReply, ...failures },
      },
    },
    async ({ params, body }) => {
      found((await moveMessage(db, idOf(params), body.folder)) || undefined, missing);
      return { status: "success", message: movedTo[body.folder] };
    },
  );

  app.get<{ Params: { id: number } }>(
    "/api/staff/messages/:id/person",
    {
      schema: {
        summary: "Exports all messages of a message's sender",
        params: idParams,
        response: { 200: dataReply(Type.Array(messageSchema)), ...failures },
      },
    },
    async (request) => {
      const id = idOf(request.params);
      const data = await audited(
        db,
        request,
        async (trx) => found(await exportPerson(trx, id, staffOf(request)), missing),
        (all) => ({ act: "messages-exported", thing: { id, name: inWords(all.length) } }),
      );
      return { status: "success", message: "All messages of this person.", data };
    },
  );

  app.delete<{ Params: { id: number }; Body: { password: string } }>(
    "/api/staff/messages/:id/person",
    {
      schema: {
        summary: "Permanently deletes all messages of a sender; requires your own password",
        params: idParams,
        body: inputSchema(passwordFields),
        response: { 200: doneReply, ...failures },
      },
    },
    async (request) => {
      const id = idOf(request.params);
      await confirmPassword(options, request, { field: "password", ...request.body });
      const removed = await audited(
        db,
        request,
        async (trx) => found((await removePerson(trx, id)) || undefined, missing),
        (count) => ({ act: "messages-removed", thing: { id, name: inWords(count) } }),
      );
      await truncateWal(db);
      const were = removed === 1 ? "was" : "were";
      return { status: "success", message: `${inWords(removed)} ${were} deleted for good.` };
    },
  );
}

/** Contains no name, because a person who asked for deletion must not remain in the log. */
function inWords(messages: number): string {
  return messages === 1 ? "1 message" : `${messages} messages`;
}

const movedTo: Record<MessageFolder, string> = {
  inbox: "Moved to the inbox.",
  handled: "Marked as handled.",
  spam: "Moved to spam.",
  held: "Moved to the held messages.",
};
