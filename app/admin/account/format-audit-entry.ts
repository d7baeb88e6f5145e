import { auditActions, strangerActions, unknownUser } from "#domain/staff/audit-actions.ts";
import type { AuditEntry } from "#domain/staff/audit-log.server.ts";

/** The subject of the sentence, and the rest of it. */
export function formatAuditEntry(entry: AuditEntry): { userName: string; description: string } {
  const { action, user_name, target_name, times } = entry;
  const count = times > 1 ? `, ${times} times within an hour` : "";
  const strangerAction = strangerActions[action];
  if (strangerAction !== undefined && user_name !== unknownUser)
    return { userName: "Somebody", description: fill(strangerAction, user_name) + count };
  // During a rollback, an older release may read actions that only a newer one knows.
  const text = auditActions[action] ?? action;
  return { userName: user_name, description: describeTarget(text, target_name) + count };
}

function describeTarget(action: string, targetName: string): string {
  if (targetName === "") return action;
  const hasPlace = action.includes("…");
  // Messages have no name in the log, only their number.
  if (/^(?:\d+ messages?|message \d+)\b/.test(targetName))
    return hasPlace ? action.replace("…", targetName) : `${action} (${targetName})`;
  return hasPlace ? fill(action, targetName) : `${action} “${targetName}”`;
}

function fill(action: string, name: string): string {
  return action.replace("…", () => `“${name}”`);
}
