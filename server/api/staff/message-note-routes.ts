import { messageEndpoints } from "#domain/messages/message-endpoints.server.ts";
import { addNote, markUnread, removeNote } from "#domain/messages/message-history.server.ts";
import { readMessageState } from "#domain/messages/message-state.server.ts";
import { clampId, orNotFound } from "../or-not-found.ts";
import { route } from "../route.ts";
import type { RoutePlugin } from "../route-plugin.ts";
import { changeMessage, messageNotFoundMessage } from "./change-message.ts";
import { requireStaff } from "./guard.ts";

/** Notes are for colleagues only, and their text is in no log. */
export const messageNoteRoutes: RoutePlugin = async (app, { db }) => {
  route(app, {
    ...messageEndpoints.readState,
    config: { extendsSession: false },
    operationId: "getMessageState",
    summary: "Whatever may have changed since you opened a message",
    description: "Does not extend the session.",
    errorStatuses: [404],
    handler: async (request) => {
      const state = await readMessageState(db, clampId(request.params), requireStaff(request));
      const data = orNotFound(state, messageNotFoundMessage);
      return { message: "The state of the message.", data };
    },
  });

  route(app, {
    ...messageEndpoints.addNote,
    operationId: "addMessageNote",
    summary: "Adds a note for colleagues to a message",
    errorStatuses: [404],
    handler: async (request) => {
      const data = await changeMessage(db, request, {
        action: "message-note-added",
        change: (trx, id, staff) => addNote(trx, id, request.body.text, staff),
      });
      return { message: "The note was added.", data };
    },
  });

  route(app, {
    ...messageEndpoints.removeNote,
    operationId: "removeMessageNote",
    summary: "Removes your own note within ten minutes",
    errorStatuses: [404],
    handler: async (request) => {
      const note = clampId({ id: request.params.note });
      const data = await changeMessage(db, request, {
        action: "message-note-removed",
        notFoundMessage: "Only your own note can be removed, within ten minutes.",
        change: (trx, id, staff) => removeNote(trx, id, note, staff),
      });
      return { message: "The note was removed.", data };
    },
  });

  route(app, {
    ...messageEndpoints.markUnread,
    operationId: "markMessageUnread",
    summary: "Marks a message as unread for everybody",
    errorStatuses: [404],
    handler: async (request) => {
      await changeMessage(db, request, { action: "message-marked-unread", change: markUnread });
      return { message: "Marked as unread." };
    },
  });
};
