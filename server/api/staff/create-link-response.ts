import { getPasswordLinkUrl } from "#domain/staff/password-links.server.ts";
import { passwordLinkHours } from "#domain/staff/staff-user.ts";
import type { StaffUserListItem } from "#domain/staff/user-endpoints.server.ts";

export const userNotFoundMessage = "There is no such user.";

export function createLinkResponse(
  doneMessage: string,
  data: StaffUserListItem,
  { siteUrl, token }: { siteUrl: string; token: string },
) {
  const message = `${doneMessage} Share the link with them: it works once, within ${passwordLinkHours} hours.`;
  return { message, data, link: getPasswordLinkUrl(siteUrl, token) };
}
