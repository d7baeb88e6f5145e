import type { FastifyInstance } from "fastify";
import type { Static } from "typebox";
import { type BatchAction, isFolderAction } from "#domain/messages/batch-change.ts";
import { BatchRefusal, changeMessages } from "#domain/messages/change-messages.server.ts";
import { channelLabels } from "#domain/messages/history-entry.ts";
import { messageEndpoints } from "#domain/messages/message-endpoints.server.ts";
import type { Db } from "#domain/records/tables.ts";
import type { AuditAction } from "#domain/staff/audit-actions.ts";
import { listMessageReaders } from "#domain/staff/staff-users.server.ts";
import { HttpError, validationError } from "#server/http/http-error.ts";
import { route } from "../route.ts";
import { createMessageEvent, formatMessageCount } from "./change-message.ts";
import { requireStaff } from "./guard.ts";
import { withAudit } from "./with-audit.ts";

type BatchBody = Static<typeof messageEndpoints.changeSeveral.body>;
type Assignee = { id: string; name: string } | undefined;

export async function messageBatchRoutes(app: FastifyInstance, { db }: { db: Db }) {
  route(app, {
    ...messageEndpoints.changeSeveral,
    operationId: "changeMessages",
    summary: "Changes several messages at once: all of them, or none",
    description: "409 if one is no longer there, or has an answer that you may not have seen",
    errorStatuses: [409],
    handler: async (request) => {
      const { ids, action, channel } = request.body;
      const assignee = await findAssignee(db, request.body);
      const change = { ids, action, channel, assignee };
      const suffix = getAuditSuffix(action, assignee);
      const changed = await withAudit(db, request, {
        change: (trx) => changeMessages(trx, change, requireStaff(request)).catch(toConflict),
        event: (all) => all.map((id) => createMessageEvent(auditActions[action], id, suffix)),
      });
      return { message: formatChange(request.body, changed.length, assignee) };
    },
  });
}

const auditActions: Record<BatchAction, AuditAction> = {
  answer: "message-answered",
  "withdraw-answer": "message-answer-withdrawn",
  inbox: "message-moved",
  handled: "message-moved",
  spam: "message-moved",
  held: "message-moved",
  assign: "message-assigned",
  trash: "message-trashed",
  restore: "message-restored",
};

async function findAssignee(db: Db, { action, user_id }: BatchBody): Promise<Assignee> {
  if (action !== "assign" || user_id === "") return undefined;
  const assignee = (await listMessageReaders(db)).find(({ id }) => id === user_id);
  if (assignee === undefined) throw validationError({ user_id: "There is no such colleague." });
  return assignee;
}

function getAuditSuffix(action: BatchAction, assignee: Assignee): string {
  if (isFolderAction(action)) return ` to ${action}`;
  if (action === "assign") return ` to ${assignee?.name ?? "nobody"}`;
  return "";
}

function toConflict(error: unknown): never {
  if (!(error instanceof BatchRefusal)) throw error;
  const { reason, count } = error;
  const messages = formatMessageCount(count);
  const verb = count === 1 ? "has" : "have";
  throw new HttpError(
    409,
    reason === "missing"
      ? `Nothing was changed: ${messages} ${verb} been changed or deleted by somebody else meanwhile.`
      : `Nothing was changed: ${messages} ${verb} already been answered.`,
  );
}

function formatChange({ action, channel }: BatchBody, count: number, assignee: Assignee): string {
  const texts: Record<BatchAction, string> = {
    answer: `marked as answered ${channelLabels[channel]}`,
    "withdraw-answer": "moved back to the inbox",
    inbox: "moved to the inbox",
    handled: "marked as handled",
    spam: "moved to spam",
    held: "moved to the held messages",
    assign: `assigned to ${assignee?.name ?? "nobody"}`,
    trash: "moved to the trash",
    restore: "restored",
  };
  return `${formatMessageCount(count)} ${texts[action]}.`;
}
