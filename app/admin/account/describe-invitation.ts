import { formatRelativeDateTime } from "../ui/format-date.ts";

interface Invitation {
  text: string;
  isExpired: boolean;
}

/** For a user without a password. Links are not part of a backup, so there may be none. */
export function describeInvitation(expiresAt: string | undefined, now: Date): Invitation {
  if (expiresAt === undefined) return { text: "No password yet", isExpired: false };
  if (Date.parse(expiresAt) <= now.getTime())
    return { text: "Invitation expired", isExpired: true };
  const text = `Invitation until ${formatRelativeDateTime(expiresAt, now)}`;
  return { text, isExpired: false };
}
