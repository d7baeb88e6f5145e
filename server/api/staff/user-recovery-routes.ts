import type { FastifyRequest } from "fastify";
import type { Db } from "#domain/records/tables.ts";
import type { AuditAction } from "#domain/staff/audit-actions.ts";
import type { Auth } from "#domain/staff/auth.server.ts";
import { removePasskeys } from "#domain/staff/passkeys.server.ts";
import { createPasswordLink } from "#domain/staff/password-links.server.ts";
import { isSecondFactorRequired } from "#domain/staff/second-factor-requirement.server.ts";
import { removeSecondFactor } from "#domain/staff/second-factors.server.ts";
import { addNotice } from "#domain/staff/staff-notices.server.ts";
import { findStaffUser } from "#domain/staff/staff-users.server.ts";
import { removeTrustedDevices } from "#domain/staff/trusted-devices.server.ts";
import type { StaffUserListItem } from "#domain/staff/user-endpoints.server.ts";
import { userEndpoints } from "#domain/staff/user-endpoints.server.ts";
import { endSessions } from "#domain/staff/user-sessions.server.ts";
import { HttpError } from "#server/http/http-error.ts";
import { orNotFound } from "../or-not-found.ts";
import { route } from "../route.ts";
import type { RoutePlugin } from "../route-plugin.ts";
import { confirmPassword } from "./confirm-password.ts";
import { createLinkResponse, userNotFoundMessage } from "./create-link-response.ts";
import { requireStaff } from "./guard.ts";
import { withAudit } from "./with-audit.ts";

const ownAccountMessage =
  "Your own password, second factor and sessions are on your own account page.";

type UserRequest = FastifyRequest<{ Params: { id: string }; Body: { password: string } }>;

interface UserChange<T> {
  change: (trx: Db, user: StaffUserListItem) => Promise<T>;
  /** Undefined means that nothing changed. */
  getAction: (result: T) => AuditAction | undefined;
}

/** Each route opens somebody else's account, so it requires the admin's own password. */
export const userRecoveryRoutes: RoutePlugin = async (app, options) => {
  route(app, {
    ...userEndpoints.createPasswordLink,
    operationId: "createPasswordLink",
    summary:
      "Creates a one-time link to choose a new password and revokes older links; requires your own password",
    errorStatuses: [404, 409, 429],
    handler: async (request) => {
      const { user, result: token } = await changeOtherUser(options, request, {
        change: (trx, { id }) => createPasswordLink(trx, id),
        getAction: () => "password-link-created",
      });
      return createLinkResponse("The link is made.", user, { siteUrl: options.siteUrl, token });
    },
  });

  route(app, {
    ...userEndpoints.removeSecondFactor,
    operationId: "removeUserSecondFactor",
    summary:
      "Turns off the second factor and removes the passkeys of a user who lost them; requires your own password",
    errorStatuses: [404, 409, 429],
    handler: async (request) => {
      const { user } = await changeOtherUser(options, request, {
        change: async (trx, { id }) => {
          const hadFactor = await removeSecondFactor(trx, id);
          const hadPasskey = await removePasskeys(trx, id);
          const wasOn = hadFactor || hadPasskey;
          const notice = { userId: id, subject: requireStaff(request).name };
          if (wasOn) await addNotice(trx, { ...notice, kind: "second-factor-disabled" });
          return wasOn;
        },
        getAction: (wasOn) => (wasOn ? "user-second-factor-disabled" : undefined),
      });
      const message = (await isSecondFactorRequired(options.db))
        ? `${user.name} signs in with the password now, and needs a new second factor.`
        : `${user.name} signs in with the password alone now.`;
      return { message, data: { ...user, hasSecondFactor: false, hasPasskey: false } };
    },
  });

  route(app, {
    ...userEndpoints.endSessions,
    operationId: "endUserSessions",
    summary:
      "Ends all sessions of a user, for example after a lost phone; requires your own password",
    errorStatuses: [404, 409, 429],
    handler: async (request) => {
      const { user, result: count } = await changeOtherUser(options, request, {
        change: async (trx, { id }) => {
          await removeTrustedDevices(trx, id);
          return endSessions(trx, id);
        },
        getAction: (ended) => (ended > 0 ? "user-sessions-ended" : undefined),
      });
      const message =
        count > 0
          ? `${user.name} is signed out everywhere.`
          : `${user.name} was not signed in anywhere.`;
      return { message, data: user };
    },
  });
};

async function changeOtherUser<T>(
  options: { db: Db; auth: Auth },
  request: UserRequest,
  { change, getAction }: UserChange<T>,
): Promise<{ user: StaffUserListItem; result: T }> {
  await confirmPassword(options, request, request.body.password);
  return withAudit(options.db, request, {
    change: async (trx) => {
      const user = await requireOtherUser(trx, request);
      return { user, result: await change(trx, user) };
    },
    event: ({ user, result }) => {
      const action = getAction(result);
      return action === undefined ? [] : { action, target: user };
    },
  });
}

/** Admins cannot use these routes for themselves, which would bypass their own second factor. */
async function requireOtherUser(trx: Db, request: UserRequest): Promise<StaffUserListItem> {
  const { id } = request.params;
  if (id === requireStaff(request).id) throw new HttpError(409, ownAccountMessage);
  return orNotFound(await findStaffUser(trx, id), userNotFoundMessage);
}
