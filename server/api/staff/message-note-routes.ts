import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { inputSchema } from "#domain/fields/input-parser.server.ts";
import { noteFields } from "#domain/messages/history-entry.ts";
import { addNote, markUnread, removeNote } from "#domain/messages/message-history.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { tagRoutes } from "../openapi.ts";
import {
  clampId,
  dataResponse,
  doneResponse,
  errorResponses,
  idParams,
  orNotFound,
} from "../response-schemas.ts";
import { requireStaff } from "./guard.ts";
import {
  createMessageEvent,
  historySchema,
  messageNotFoundMessage,
} from "./staff-message-schemas.ts";
import { withAudit } from "./with-audit.ts";

/** Notes are for colleagues only, and their text is in no log. */
export async function messageNoteRoutes(app: FastifyInstance, { db }: { db: Db }) {
  tagRoutes(app, "Messages");

  app.post<{ Params: { id: number }; Body: { text: string } }>(
    "/api/staff/messages/:id/notes",
    {
      schema: {
        operationId: "addMessageNote",
        summary: "Adds a note for colleagues to a message",
        params: idParams,
        body: inputSchema(noteFields),
        errorStatuses: [404],
        response: { 200: dataResponse(historySchema), ...errorResponses },
      },
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
      return { status: "success", message: "The note was added.", data };
    },
  );

  app.delete<{ Params: { id: number; note: number } }>(
    "/api/staff/messages/:id/notes/:note",
    {
      schema: {
        operationId: "removeMessageNote",
        summary: "Removes your own note within ten minutes",
        params: Type.Object({ ...idParams.properties, note: Type.Integer({ minimum: 1 }) }),
        errorStatuses: [404],
        response: { 200: dataResponse(historySchema), ...errorResponses },
      },
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
      return { status: "success", message: "The note was removed.", data };
    },
  );

  app.put<{ Params: { id: number } }>(
    "/api/staff/messages/:id/unread",
    {
      schema: {
        operationId: "markMessageUnread",
        summary: "Marks a message as unread for everybody",
        params: idParams,
        errorStatuses: [404],
        response: { 200: doneResponse, ...errorResponses },
      },
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
      return { status: "success", message: "Marked as unread." };
    },
  );
}

const noteFixedMessage = "Only your own note can be removed, within ten minutes.";
