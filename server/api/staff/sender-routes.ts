import {
  deleteSender,
  exportSender,
  UnseenMessages,
} from "#domain/messages/message-details.server.ts";
import { messageEndpoints } from "#domain/messages/message-endpoints.server.ts";
import { truncateWal } from "#domain/operations/truncate-wal.server.ts";
import { HttpError } from "#server/http/http-error.ts";
import { clampId, orNotFound } from "../or-not-found.ts";
import { route } from "../route.ts";
import type { RoutePlugin } from "../route-plugin.ts";
import { formatDeletion, formatMessageCount, messageNotFoundMessage } from "./change-message.ts";
import { confirmPassword } from "./confirm-password.ts";
import { requireStaff } from "./guard.ts";
import { withAudit } from "./with-audit.ts";

const changedMessage =
  "Nothing was deleted: a message of this person has arrived or is gone since you opened this one. Please look at them once more.";

/** For people who ask for a copy of what is stored, or for its deletion. */
export const senderRoutes: RoutePlugin = async (app, options) => {
  const { db } = options;

  route(app, {
    ...messageEndpoints.exportSender,
    operationId: "exportSenderMessages",
    summary: "Exports all messages of a message's sender, with their history",
    errorStatuses: [404],
    handler: async (request) => {
      const id = clampId(request.params);
      const data = await withAudit(db, request, {
        change: async (trx) =>
          orNotFound(await exportSender(trx, id, requireStaff(request)), messageNotFoundMessage),
        event: (all) => ({
          action: "messages-exported",
          target: { id, name: formatMessageCount(all.length) },
        }),
      });
      return { message: "All messages of this person.", data };
    },
  });

  route(app, {
    ...messageEndpoints.deleteSender,
    operationId: "deleteSenderMessages",
    summary: "Permanently deletes all messages of a sender; requires your own password",
    errorStatuses: [404, 409, 429],
    handler: async (request) => {
      const id = clampId(request.params);
      const { password, count } = request.body;
      await confirmPassword(options, request, password);
      const removed = await withAudit(db, request, {
        change: async (trx) => {
          const deleted = await deleteSender(trx, id, count).catch((error: unknown) => {
            throw error instanceof UnseenMessages ? new HttpError(409, changedMessage) : error;
          });
          return orNotFound(deleted || undefined, messageNotFoundMessage);
        },
        event: (count) => ({
          action: "messages-removed",
          target: { id, name: formatMessageCount(count) },
        }),
      });
      await truncateWal(db);
      return { message: formatDeletion(removed) };
    },
  });
};
