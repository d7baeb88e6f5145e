import Type from "typebox";
import { passwordLinkAddress } from "#domain/staff/password-links.server.ts";
import { linkHours, type StaffUserInList } from "#domain/staff/user.ts";
import { dataReply } from "../replies.ts";

export const noSuchUser = "There is no such user.";

export interface UserParams {
  Params: { id: string };
}

export const userParams = Type.Object({ id: Type.String({ maxLength: 64 }) });
export const userSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  isAdmin: Type.Boolean(),
  isDisabled: Type.Boolean(),
  hasSecondFactor: Type.Boolean(),
  hasPassword: Type.Boolean(),
});
export const linkReply = dataReply(userSchema, {
  link: Type.String({ description: "One-time link for the user, returned only once" }),
});

export function handedOver(
  done: string,
  data: StaffUserInList,
  { siteUrl, token }: { siteUrl: string; token: string },
) {
  const message = `${done} Share the link with them: it works once, within ${linkHours} hours.`;
  return { status: "success", message, data, link: passwordLinkAddress(siteUrl, token) };
}
