import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { dataResponse, doneResponse, idParams } from "#domain/fields/endpoint.server.ts";
import { inputSchema } from "#domain/fields/input-parser.server.ts";
import { noteFields } from "#domain/messages/history-entry.ts";
import { addNote, markUnread, removeNote } from "#domain/messages/message-history.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { tagRoutes } from "../openapi.ts";
import { clampId, orNotFound } from "../response-schemas.ts";
import { route } from "../route.ts";
import { requireStaff, setRouteArea } from "./guard.ts";
import {
  createMessageEvent,
  historySchema,
  messageNotFoundMessage,
} from "./staff-message-schemas.ts";
import { withAudit } from "./with-audit.ts";

/** Notes are for colleagues only, and their text is in no log. */
export async function messageNoteRoutes(app: FastifyInstance, { db }: { db: Db }) {
  tagRoutes(app, "Messages");
  setRouteArea(app, "messages");

  route(
    app,
    {
      method: "POST",
      url: "/api/staff/messages/:id/notes",
      operationId: "addMessageNote",
      summary: "Adds a note for colleagues to a message",
      params: idParams,
      body: inputSchema(noteFields),
      errorStatuses: [404],
      reply: dataResponse(historySchema),
    },
    async (request) => {
      const id = clampId(request.params);
      const { text } = request.body;
      const data = await withAudit(
        db,
        request,
        async (trx) =>
          orNotFound(await addNote(trx, id, text, requireStaff(request)), messageNotFoundMessage),
        () => createMessageEvent("message-note-added", id),
      );
      return { message: "The note was added.", data };
    },
  );

  route(
    app,
    {
      method: "DELETE",
      url: "/api/staff/messages/:id/notes/:note",
      operationId: "removeMessageNote",
      summary: "Removes your own note within ten minutes",
      params: Type.Object({ ...idParams.properties, note: Type.Integer({ minimum: 1 }) }),
      errorStatuses: [404],
      reply: dataResponse(historySchema),
    },
    async (request) => {
      const id = clampId(request.params);
      const note = clampId({ id: request.params.note });
      const data = await withAudit(
        db,
        request,
        async (trx) =>
          orNotFound(await removeNote(trx, id, note, requireStaff(request)), noteFixedMessage),
        () => createMessageEvent("message-note-removed", id),
      );
      return { message: "The note was removed.", data };
    },
  );

  route(
    app,
    {
      method: "PUT",
      url: "/api/staff/messages/:id/unread",
      operationId: "markMessageUnread",
      summary: "Marks a message as unread for everybody",
      params: idParams,
      errorStatuses: [404],
      reply: doneResponse,
    },
    async (request) => {
      const id = clampId(request.params);
      await withAudit(
        db,
        request,
        async (trx) =>
          orNotFound(
            (await markUnread(trx, id, requireStaff(request))) || undefined,
            messageNotFoundMessage,
          ),
        () => createMessageEvent("message-marked-unread", id),
      );
      return { message: "Marked as unread." };
    },
  );
}

const noteFixedMessage = "Only your own note can be removed, within ten minutes.";
