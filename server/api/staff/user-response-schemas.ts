import Type from "typebox";
import { dataResponse } from "#domain/fields/endpoint.server.ts";
import { getPasswordLinkUrl } from "#domain/staff/password-links.server.ts";
import { passwordLinkHours, type StaffUserListItem } from "#domain/staff/staff-user.ts";
import { roleSchema } from "../response-schemas.ts";

export const userNotFoundMessage = "There is no such user.";

export interface UserParams {
  Params: { id: string };
}

export const userParams = Type.Object({ id: Type.String({ maxLength: 64 }) });
export const userSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    email: Type.String(),
    isAdmin: Type.Boolean({ description: "May enter the staff area" }),
    role: roleSchema,
    isDisabled: Type.Boolean(),
    hasSecondFactor: Type.Boolean(),
    hasPassword: Type.Boolean(),
  },
  { schemaName: "StaffUser" },
);
export const linkResponse = dataResponse(userSchema, {
  link: Type.String({ description: "One-time link for the user, returned only once" }),
});

export function createLinkResponse(
  doneMessage: string,
  data: StaffUserListItem,
  { siteUrl, token }: { siteUrl: string; token: string },
) {
  const message = `${doneMessage} Share the link with them: it works once, within ${passwordLinkHours} hours.`;
  return { message, data, link: getPasswordLinkUrl(siteUrl, token) };
}
