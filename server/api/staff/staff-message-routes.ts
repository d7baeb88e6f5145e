import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { inputSchema } from "#domain/fields/input-parser.server.ts";
import { countByFolder, listMessages, moveMessage } from "#domain/messages/inbox-queries.server.ts";
import { type MessageFolder, messagesPerPage } from "#domain/messages/message.ts";
import {
  deleteSender,
  exportSender,
  openMessage,
} from "#domain/messages/message-details.server.ts";
import { truncateWal } from "#domain/operations/truncate-wal.server.ts";
import type { Db } from "#domain/records/tables.ts";
import type { Auth } from "#domain/staff/auth.server.ts";
import { passwordFields } from "#domain/staff/staff-user.ts";
import {
  clampId,
  dataResponse,
  doneResponse,
  errorResponses,
  idParams,
  orNotFound,
} from "../response-schemas.ts";
import { confirmPassword } from "./confirm-password.ts";
import { requireStaff } from "./guard.ts";
import {
  folderQuery,
  folderSchema,
  messageListResponse,
  messageSchema,
  openMessageSchema,
  searchSchema,
} from "./staff-message-schemas.ts";
import { withAudit } from "./with-audit.ts";

const notFoundMessage = "There is no such message.";

interface SearchInput {
  folder: MessageFolder;
  search: string;
  page: number;
}

/** Opening a message is recorded, and no URL contains a name. */
export async function staffMessageRoutes(app: FastifyInstance, options: { db: Db; auth: Auth }) {
  const { db } = options;
  async function list({ folder, search, page }: SearchInput) {
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
        querystring: folderQuery,
        response: { 200: messageListResponse, ...errorResponses },
      },
    },
    ({ query }) => list({ folder: query.folder ?? "inbox", search: "", page: 1 }),
  );

  app.post<{ Body: SearchInput }>(
    "/api/staff/messages/search",
    {
      schema: {
        summary: "Messages of a folder by name, email or phone",
        body: searchSchema,
        response: { 200: messageListResponse, ...errorResponses },
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
        response: { 200: dataResponse(openMessageSchema), ...errorResponses },
      },
    },
    async (request) => {
      const opened = await openMessage(db, clampId(request.params), requireStaff(request));
      return {
        status: "success",
        message: "One message.",
        data: orNotFound(opened, notFoundMessage),
      };
    },
  );

  app.put<{ Params: { id: number }; Body: { folder: MessageFolder } }>(
    "/api/staff/messages/:id",
    {
      schema: {
        summary: "Moves a message into a folder",
        params: idParams,
        body: Type.Object({ folder: folderSchema }),
        response: { 200: doneResponse, ...errorResponses },
      },
    },
    async ({ params, body }) => {
      orNotFound(
        (await moveMessage(db, clampId(params), body.folder)) || undefined,
        notFoundMessage,
      );
      return { status: "success", message: movedMessages[body.folder] };
    },
  );

  app.get<{ Params: { id: number } }>(
    "/api/staff/messages/:id/person",
    {
      schema: {
        summary: "Exports all messages of a message's sender",
        params: idParams,
        response: { 200: dataResponse(Type.Array(messageSchema)), ...errorResponses },
      },
    },
    async (request) => {
      const id = clampId(request.params);
      const data = await withAudit(
        db,
        request,
        async (trx) =>
          orNotFound(await exportSender(trx, id, requireStaff(request)), notFoundMessage),
        (all) => ({ action: "messages-exported", target: { id, name: formatCount(all.length) } }),
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
        response: { 200: doneResponse, ...errorResponses },
      },
    },
    async (request) => {
      const id = clampId(request.params);
      await confirmPassword(options, request, { field: "password", ...request.body });
      const removed = await withAudit(
        db,
        request,
        async (trx) => orNotFound((await deleteSender(trx, id)) || undefined, notFoundMessage),
        (count) => ({ action: "messages-removed", target: { id, name: formatCount(count) } }),
      );
      await truncateWal(db);
      const verb = removed === 1 ? "was" : "were";
      return { status: "success", message: `${formatCount(removed)} ${verb} deleted for good.` };
    },
  );
}

/** Contains no name, because a person who asked for deletion must not remain in the log. */
function formatCount(messages: number): string {
  return messages === 1 ? "1 message" : `${messages} messages`;
}

const movedMessages: Record<MessageFolder, string> = {
  inbox: "Moved to the inbox.",
  handled: "Marked as handled.",
  spam: "Moved to spam.",
  held: "Moved to the held messages.",
};
