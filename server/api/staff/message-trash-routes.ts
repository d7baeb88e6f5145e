import Type from "typebox";
import { dataResponse } from "#domain/fields/endpoint.server.ts";
import { messagesPerPage } from "#domain/messages/message.ts";
import { messageEndpoints } from "#domain/messages/message-endpoints.server.ts";
import { trashedMessageSchema } from "#domain/messages/message-schemas.server.ts";
import {
  listTrashedMessages,
  moveMessagesToTrash,
  restoreMessage,
} from "#domain/messages/message-trash.server.ts";
import { emptySpam } from "#domain/messages/spam-removal.server.ts";
import { truncateWal } from "#domain/operations/truncate-wal.server.ts";
import { trashRetentionDays } from "#domain/records/item.ts";
import { findStaffLabel } from "#domain/staff/staff-label.server.ts";
import { route } from "../route.ts";
import type { RoutePlugin } from "../route-plugin.ts";
import { changeMessage, formatDeletion, formatMessageCount } from "./change-message.ts";
import { withAudit } from "./with-audit.ts";

export const messageTrashRoutes: RoutePlugin = async (app, { db }) => {
  route(app, {
    ...messageEndpoints.trash,
    operationId: "removeMessage",
    summary: `Moves one message to the trash for ${trashRetentionDays} days`,
    errorStatuses: [404],
    handler: async (request) => {
      await changeMessage(db, request, {
        action: "message-trashed",
        change: async (trx, id, staff) =>
          moveMessagesToTrash(trx, [id], await findStaffLabel(trx, staff)),
      });
      return { message: `The message is in the trash for ${trashRetentionDays} days.` };
    },
  });

  route(app, {
    ...messageEndpoints.restore,
    operationId: "restoreMessage",
    summary: "Restores a message from the trash",
    errorStatuses: [404],
    handler: async (request) => {
      await changeMessage(db, request, { action: "message-restored", change: restoreMessage });
      return { message: "The message was restored." };
    },
  });

  route(app, {
    method: "GET",
    url: "/api/staff/messages/trash",
    operationId: "listTrashedMessages",
    summary: "The messages in the trash, the last deleted first",
    query: Type.Object({
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    }),
    reply: dataResponse(Type.Array(trashedMessageSchema)),
    handler: async ({ query: { page = 1 } }) => ({
      message: "The messages in the trash.",
      data: await listTrashedMessages(db, {
        limit: messagesPerPage,
        offset: (page - 1) * messagesPerPage,
      }),
    }),
  });

  route(app, {
    ...messageEndpoints.emptySpam,
    operationId: "deleteSpam",
    summary: "Permanently deletes what was spam when you loaded the list",
    handler: async (request) => {
      const removed = await withAudit(db, request, {
        change: (trx) => emptySpam(trx, new Date(request.body.loaded_at_ms)),
        event: (count) => ({
          action: "spam-emptied",
          target: { id: "spam", name: formatMessageCount(count) },
        }),
      });
      await truncateWal(db);
      return { message: formatDeletion(removed) };
    },
  });
};
