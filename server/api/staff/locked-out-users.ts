import type { FastifyInstance, FastifyRequest } from "fastify";
import { inputSchema } from "#domain/input.server.ts";
import type { Auth } from "#domain/staff/auth.server.ts";
import { findStaffUser } from "#domain/staff/manage-users.server.ts";
import { makePasswordLink } from "#domain/staff/password-links.server.ts";
import { removeSecondFactor } from "#domain/staff/second-factor.server.ts";
import { addNotice } from "#domain/staff/staff-notices.server.ts";
import { passwordFields, type StaffUserInList } from "#domain/staff/user.ts";
import { endSessions } from "#domain/staff/user-sessions.server.ts";
import type { Db } from "#domain/tables.ts";
import { Refusal } from "../../errors.ts";
import { dataReply, failures, found } from "../replies.ts";
import { audited } from "./audited.ts";
import { confirmPassword } from "./confirm-password.ts";
import { staffOf } from "./guard.ts";
import {
  handedOver,
  linkReply,
  noSuchUser,
  type UserParams,
  userParams,
  userSchema,
} from "./user-replies.ts";

const oneself = "Your own password, second factor and sessions are on your own account page.";

type OwnPassword = { Body: { password: string } };

/**
 * For users who forgot their password or lost phone and recovery codes. Each route opens somebody
 * else's account, so it requires the admin's own password.
 */
export async function lockedOutUserRoutes(
  app: FastifyInstance,
  options: { db: Db; auth: Auth; siteUrl: string },
) {
  const { db, siteUrl } = options;
  app.post<UserParams & OwnPassword>(
    "/api/staff/users/:id/link",
    {
      schema: {
        summary:
          "Creates a one-time link to choose a new password and revokes older links; requires your own password",
        params: userParams,
        body: inputSchema(passwordFields),
        response: { 200: linkReply, ...failures },
      },
    },
    async (request) => {
      await confirmPassword(options, request, { field: "password", ...request.body });
      const { user, token } = await audited(
        db,
        request,
        async (trx) => {
          const user = await requireOther(trx, request);
          return { user, token: await makePasswordLink(trx, user.id) };
        },
        ({ user }) => ({ act: "user-link-made", thing: user }),
      );
      return handedOver("The link is made.", user, { siteUrl, token });
    },
  );

  app.post<UserParams & OwnPassword>(
    "/api/staff/users/:id/second-factor/off",
    {
      schema: {
        summary:
          "Turns off the second factor of a user who lost phone and recovery codes; requires your own password",
        params: userParams,
        body: inputSchema(passwordFields),
        response: { 200: dataReply(userSchema), ...failures },
      },
    },
    async (request) => {
      await confirmPassword(options, request, { field: "password", ...request.body });
      const { user } = await audited(
        db,
        request,
        async (trx) => {
          const user = await requireOther(trx, request);
          const wasOn = await removeSecondFactor(trx, user.id);
          const notice = { userId: user.id, subject: staffOf(request).name };
          if (wasOn) await addNotice(trx, { ...notice, kind: "second-factor-off" });
          return { user, wasOn };
        },
        ({ user, wasOn }) => (wasOn ? { act: "user-second-factor-off", thing: user } : []),
      );
      const message = `${user.name} signs in with the password alone now.`;
      return { status: "success", message, data: { ...user, hasSecondFactor: false } };
    },
  );

  app.post<UserParams & OwnPassword>(
    "/api/staff/users/:id/sessions/end",
    {
      schema: {
        summary:
          "Ends all sessions of a user, for example after a lost phone; requires your own password",
        params: userParams,
        body: inputSchema(passwordFields),
        response: { 200: dataReply(userSchema), ...failures },
      },
    },
    async (request) => {
      await confirmPassword(options, request, { field: "password", ...request.body });
      const { user, count } = await audited(
        db,
        request,
        async (trx) => {
          const user = await requireOther(trx, request);
          return { user, count: await endSessions(trx, user.id) };
        },
        ({ user, count }) => (count > 0 ? { act: "user-sessions-ended", thing: user } : []),
      );
      const message =
        count > 0
          ? `${user.name} is signed out everywhere.`
          : `${user.name} was signed in nowhere.`;
      return { status: "success", message, data: user };
    },
  );
}

/** Admins cannot use these routes for themselves, which would bypass their own second factor. */
async function requireOther(
  trx: Db,
  request: FastifyRequest<UserParams>,
): Promise<StaffUserInList> {
  const { id } = request.params;
  if (id === staffOf(request).id) throw new Refusal(409, oneself);
  return found(await findStaffUser(trx, id), noSuchUser);
}
