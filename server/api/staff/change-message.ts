import type { FastifyRequest } from "fastify";
import { pluralize } from "#domain/records/pluralize.ts";
import type { Db } from "#domain/records/tables.ts";
import type { AuditAction } from "#domain/staff/audit-actions.ts";
import type { AuditEvent } from "#domain/staff/audit-log.server.ts";
import type { StaffUser } from "#domain/staff/staff-user.ts";
import { clampId, orNotFound } from "../or-not-found.ts";
import { requireStaff } from "./guard.ts";
import { withAudit } from "./with-audit.ts";

export const messageNotFoundMessage = "There is no such message.";

interface MessageChange<T> {
  action: AuditAction;
  /** After the number of the message, in the audit log. */
  suffix?: string;
  notFoundMessage?: string;
  change: (trx: Db, id: number, staff: StaffUser) => Promise<T | false | 0 | undefined>;
}

/** Changes one message and records it; 404 if there was nothing to change. */
export function changeMessage<T>(
  db: Db,
  request: FastifyRequest<{ Params: { id: number } }>,
  { action, suffix, notFoundMessage = messageNotFoundMessage, change }: MessageChange<T>,
): Promise<T> {
  const id = clampId(request.params);
  return withAudit(db, request, {
    change: async (trx) =>
      orNotFound((await change(trx, id, requireStaff(request))) || undefined, notFoundMessage),
    event: () => createMessageEvent(action, id, suffix),
  });
}

/** The log has the number of a message and no name. */
export function createMessageEvent(action: AuditAction, id: number, suffix = ""): AuditEvent {
  return { action, target: { id, name: `message ${id}${suffix}` } };
}

/** Contains no name, because a person who asked for deletion must not remain in the log. */
export function formatMessageCount(messages: number): string {
  return pluralize(messages, "message");
}

export function formatDeletion(messages: number): string {
  return `${formatMessageCount(messages)} ${messages === 1 ? "was" : "were"} deleted for good.`;
}
