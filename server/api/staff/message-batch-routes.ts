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
import type { RoutePlugin } from "../route-plugin.ts";
import { createMessageEvent, formatMessageCount } from "./change-message.ts";
import { requireStaff } from "./guard.ts";
import { withAudit } from "./with-audit.ts";

type BatchBody = Static<typeof messageEndpoints.changeSeveral.body>;
type Assignees = Map<number, { id: string; name: string }>;

export const messageBatchRoutes: RoutePlugin = async (app, { db }) => {
  route(app, {
    ...messageEndpoints.changeSeveral,
    operationId: "changeMessages",
    summary: "Changes several messages at once: all of them, or none",
    description:
      "409 if one is no longer there, is not as in `seen`, or has an answer that you may not have seen. `data` has them as they are afterwards, for the `seen` of a call that undoes this",
    errorStatuses: [409],
    handler: async (request) => {
      const { ids, action, channel, seen } = request.body;
      const assignees = await findAssignees(db, request.body);
      const change = { ids, action, channel, assignees, seen };
      const changed = await withAudit(db, request, {
        change: (trx) => changeMessages(trx, change, requireStaff(request)).catch(toConflict),
        event: (all) =>
          all.ids.map((id) =>
            createMessageEvent(auditActions[action], id, getAuditSuffix(action, assignees, id)),
          ),
      });
      const message = formatChange(request.body, changed.ids, assignees);
      return { message, data: changed.messages };
    },
  });
};

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

async function findAssignees(db: Db, body: BatchBody): Promise<Assignees> {
  const { ids, action, user_id, user_ids } = body;
  if (action !== "assign") return new Map();
  if (user_ids.length > 0 && user_ids.length !== ids.length)
    throw validationError({ user_ids: "There must be one colleague for each message." });
  const readers = await listMessageReaders(db);
  const chosen = ids.map((id, i) => [id, user_ids[i] ?? user_id] as const);
  return new Map(
    chosen
      .filter(([, reader]) => reader !== "")
      .map(([id, reader]) => {
        const assignee = readers.find((candidate) => candidate.id === reader);
        if (assignee === undefined)
          throw validationError({ user_id: "There is no such colleague." });
        return [id, assignee];
      }),
  );
}

function getAuditSuffix(action: BatchAction, assignees: Assignees, id: number): string {
  if (isFolderAction(action)) return ` to ${action}`;
  if (action === "assign") return ` to ${assignees.get(id)?.name ?? "nobody"}`;
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

function formatChange({ action, channel }: BatchBody, ids: number[], assignees: Assignees): string {
  const [name, ...others] = new Set(ids.map((id) => assignees.get(id)?.name ?? "nobody"));
  const texts: Record<BatchAction, string> = {
    answer: `marked as answered ${channelLabels[channel]}`,
    "withdraw-answer": "moved back to the inbox",
    inbox: "moved to the inbox",
    handled: "marked as handled",
    spam: "moved to spam",
    held: "moved to the held messages",
    assign: others.length > 0 ? "assigned" : `assigned to ${name}`,
    trash: "moved to the trash",
    restore: "restored",
  };
  return `${formatMessageCount(ids.length)} ${texts[action]}.`;
}
