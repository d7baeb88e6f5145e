import type { Static } from "typebox";
import type { AuditAction } from "#domain/staff/audit-actions.ts";
import { createPasswordLink } from "#domain/staff/password-links.server.ts";
import { roleLabels } from "#domain/staff/roles.ts";
import { invalidStaffEmail, isValidStaffEmail } from "#domain/staff/staff-user.ts";
import {
  addStaffUser,
  type ChangedStaffUser,
  changeStaffUser,
  listStaffUsers,
  removeStaffUser,
} from "#domain/staff/staff-users.server.ts";
import { type StaffUserListItem, userEndpoints } from "#domain/staff/user-endpoints.server.ts";
import { HttpError, validationError } from "#server/http/http-error.ts";
import { orNotFound } from "../or-not-found.ts";
import { route } from "../route.ts";
import type { RoutePlugin } from "../route-plugin.ts";
import { confirmPassword } from "./confirm-password.ts";
import { createLinkResponse, userNotFoundMessage } from "./create-link-response.ts";
import { withAudit } from "./with-audit.ts";

const lastOwnerMessage =
  "This is the only owner who can sign in. Please make someone else an owner first.";
const emailTakenMessage = "Someone already has this email. You can find them in the list.";

export const userRoutes: RoutePlugin = async (app, options) => {
  const { db, siteUrl } = options;
  route(app, {
    ...userEndpoints.list,
    operationId: "listUsers",
    summary: "All users of the staff area",
    handler: async () => ({ message: "The users.", data: await listStaffUsers(db) }),
  });

  route(app, {
    ...userEndpoints.create,
    operationId: "addUser",
    summary:
      "Adds a user and returns a one-time link to choose a password; requires your own password",
    errorStatuses: [429],
    handler: async (request) => {
      const { password, role, isAdmin = role !== undefined, ...texts } = request.body;
      if (!isValidStaffEmail(texts.email)) throw validationError({ email: invalidStaffEmail });
      await confirmPassword(options, request, password);
      const { user, token } = await withAudit(db, request, {
        change: async (trx) => {
          const user = await addStaffUser(trx, { ...texts, isAdmin, role });
          if (user === undefined) throw validationError({ email: emailTakenMessage });
          return { user, token: await createPasswordLink(trx, user.id) };
        },
        event: ({ user }) => ({ action: "user-added", target: user }),
      });
      return createLinkResponse(`${user.name} is added.`, user, { siteUrl, token });
    },
  });

  route(app, {
    ...userEndpoints.update,
    operationId: "updateUser",
    summary: "Changes the role of a user, disables or enables them; requires your own password",
    description:
      "isAdmin without a role makes somebody an owner who had no access, whatever they were before.",
    errorStatuses: [404, 409, 429],
    handler: async (request) => {
      const { params } = request;
      const { password, ...change } = request.body;
      await confirmPassword(options, request, password);
      const { after: user } = await withAudit(db, request, {
        change: async (trx) => {
          const changed = orNotFound(
            await changeStaffUser(trx, params.id, change),
            userNotFoundMessage,
          );
          if (changed === "last-owner") throw new HttpError(409, lastOwnerMessage);
          return changed;
        },
        event: (changed) =>
          getUserActions(changed).map((action) => ({ action, target: changed.after })),
      });
      return { message: describeChange(user, change), data: user };
    },
  });

  route(app, {
    ...userEndpoints.remove,
    operationId: "removeUser",
    summary: "Removes a user, who is signed out everywhere; requires your own password",
    errorStatuses: [404, 409, 429],
    handler: async (request) => {
      await confirmPassword(options, request, request.body.password);
      const removed = await withAudit(db, request, {
        change: async (trx) => {
          const user = await removeStaffUser(trx, request.params.id);
          if (user === "last-owner") throw new HttpError(409, lastOwnerMessage);
          return orNotFound(user, userNotFoundMessage);
        },
        event: (user) => ({ action: "user-removed", target: user }),
      });
      return { message: `${removed.name} is removed.` };
    },
  });
};

function describeChange(
  { name, role, isDisabled }: StaffUserListItem,
  change: Pick<Static<typeof userEndpoints.update.body>, "role" | "isDisabled">,
): string {
  if (change.isDisabled !== undefined) return `${name} is ${isDisabled ? "disabled" : "enabled"}.`;
  if (change.role !== undefined) return `${name} now has the role “${roleLabels[role]}”.`;
  return `${name} is changed.`;
}

function getUserActions({ before, after }: ChangedStaffUser): AuditAction[] {
  const actions: AuditAction[] = [];
  if (before.isAdmin && !after.isAdmin) actions.push("admin-revoked");
  else if (after.isAdmin && !(before.isAdmin && after.role === before.role))
    actions.push(`${after.role}-role-granted`);
  if (after.isDisabled !== before.isDisabled)
    actions.push(after.isDisabled ? "user-disabled" : "user-enabled");
  return actions;
}
