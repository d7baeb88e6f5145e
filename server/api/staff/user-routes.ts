import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { inputSchema } from "#domain/fields/input-parser.server.ts";
import type { Db } from "#domain/records/tables.ts";
import type { AuditAction } from "#domain/staff/audit-actions.ts";
import type { Auth } from "#domain/staff/auth.server.ts";
import { createPasswordLink } from "#domain/staff/password-links.server.ts";
import {
  invalidStaffEmail,
  isValidStaffEmail,
  newUserFields,
  passwordFields,
} from "#domain/staff/staff-user.ts";
import {
  addStaffUser,
  type ChangedStaffUser,
  changeStaffUser,
  listStaffUsers,
} from "#domain/staff/staff-users.server.ts";
import { HttpError, validationError } from "#server/http/http-error.ts";
import { tagRoutes } from "../openapi.ts";
import { dataResponse, orNotFound } from "../response-schemas.ts";
import { route } from "../route.ts";
import { confirmPassword } from "./confirm-password.ts";
import {
  createLinkResponse,
  linkResponse,
  userNotFoundMessage,
  userParams,
  userSchema,
} from "./user-response-schemas.ts";
import { withAudit } from "./with-audit.ts";

const lastAdminMessage =
  "This is the only admin who can sign in. Please make someone else an admin first.";
const emailTakenMessage = "Someone already has this email. You can find them in the list.";

const optionalFlag = (title: string) => Type.Optional(Type.Boolean({ title }));

const newUserSchema = inputSchema(
  { ...newUserFields, ...passwordFields },
  { isAdmin: optionalFlag("Admin") },
);

export async function userRoutes(
  app: FastifyInstance,
  options: { db: Db; auth: Auth; siteUrl: string },
) {
  tagRoutes(app, "Users");
  const { db, siteUrl } = options;
  route(
    app,
    {
      method: "GET",
      url: "/api/staff/users",
      operationId: "listUsers",
      summary: "All users of the staff area",
      reply: dataResponse(Type.Array(userSchema)),
    },
    async () => ({ message: "The users.", data: await listStaffUsers(db) }),
  );

  route(
    app,
    {
      method: "POST",
      url: "/api/staff/users",
      operationId: "addUser",
      summary:
        "Adds a user and returns a one-time link to choose a password; requires your own password",
      body: newUserSchema,
      errorStatuses: [429],
      reply: linkResponse,
    },
    async (request) => {
      const { name, email, password, isAdmin = false } = request.body;
      if (!isValidStaffEmail(email)) throw validationError({ email: invalidStaffEmail });
      await confirmPassword(options, request, { field: "password", password });
      const { user, token } = await withAudit(
        db,
        request,
        async (trx) => {
          const user = await addStaffUser(trx, { name, email, isAdmin });
          if (user === undefined) throw validationError({ email: emailTakenMessage });
          return { user, token: await createPasswordLink(trx, user.id) };
        },
        ({ user }) => ({ action: "user-added", target: user }),
      );
      return createLinkResponse(`${user.name} is added.`, user, { siteUrl, token });
    },
  );

  route(
    app,
    {
      method: "PUT",
      url: "/api/staff/users/:id",
      operationId: "updateUser",
      summary: "Changes the role of a user, disables or enables them; requires your own password",
      params: userParams,
      body: inputSchema(passwordFields, {
        isAdmin: optionalFlag("Admin"),
        isDisabled: optionalFlag("Disabled"),
      }),
      errorStatuses: [404, 409, 429],
      reply: dataResponse(userSchema),
    },
    async (request) => {
      const { params } = request;
      const { password, ...change } = request.body;
      await confirmPassword(options, request, { field: "password", password });
      const { after: user } = await withAudit(
        db,
        request,
        async (trx) => {
          const changed = orNotFound(
            await changeStaffUser(trx, params.id, change),
            userNotFoundMessage,
          );
          if (changed === "last-admin") throw new HttpError(409, lastAdminMessage);
          return changed;
        },
        (changed) => getUserActions(changed).map((action) => ({ action, target: changed.after })),
      );
      return { message: `${user.name} is changed.`, data: user };
    },
  );
}

function getUserActions({ before, after }: ChangedStaffUser): AuditAction[] {
  const actions: AuditAction[] = [];
  if (after.isAdmin !== before.isAdmin)
    actions.push(after.isAdmin ? "user-made-admin" : "user-unmade-admin");
  if (after.isDisabled !== before.isDisabled)
    actions.push(after.isDisabled ? "user-disabled" : "user-enabled");
  return actions;
}
