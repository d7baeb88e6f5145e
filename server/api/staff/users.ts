import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { inputSchema } from "#domain/input.server.ts";
import type { AuditAct } from "#domain/staff/audit.ts";
import type { Auth } from "#domain/staff/auth.server.ts";
import {
  addStaffUser,
  type ChangedStaffUser,
  changeStaffUser,
  listStaffUsers,
  type StaffUserChange,
} from "#domain/staff/manage-users.server.ts";
import { makePasswordLink } from "#domain/staff/password-links.server.ts";
import { canSignInWith, emailUnfit, newUserFields, passwordFields } from "#domain/staff/user.ts";
import type { Db } from "#domain/tables.ts";
import { badInput, Refusal } from "../../errors.ts";
import { dataReply, failures, found } from "../replies.ts";
import { audited } from "./audited.ts";
import { confirmPassword } from "./confirm-password.ts";
import {
  handedOver,
  linkReply,
  noSuchUser,
  type UserParams,
  userParams,
  userSchema,
} from "./user-replies.ts";

const lastAdmin =
  "This is the only admin who can sign in. Please make someone else an admin first.";
const taken = "Someone already has this email. You can find them in the list.";

const flag = (title: string) => Type.Optional(Type.Boolean({ title }));

interface NewUser {
  name: string;
  email: string;
  password: string;
  isAdmin?: boolean;
}

export async function userRoutes(
  app: FastifyInstance,
  options: { db: Db; auth: Auth; siteUrl: string },
) {
  const { db, siteUrl } = options;
  app.get(
    "/api/staff/users",
    {
      schema: {
        summary: "All users of the staff area",
        response: { 200: dataReply(Type.Array(userSchema)), ...failures },
      },
    },
    async () => ({ status: "success", message: "The users.", data: await listStaffUsers(db) }),
  );

  app.post<{ Body: NewUser }>(
    "/api/staff/users",
    {
      schema: {
        summary:
          "Adds a user and returns a one-time link to choose a password; requires your own password",
        body: inputSchema({ ...newUserFields, ...passwordFields }, { isAdmin: flag("Admin") }),
        response: { 200: linkReply, ...failures },
      },
    },
    async (request) => {
      const { name, email, password, isAdmin = false } = request.body;
      if (!canSignInWith(email)) throw badInput({ email: emailUnfit });
      await confirmPassword(options, request, { field: "password", password });
      const { user, token } = await audited(
        db,
        request,
        async (trx) => {
          const user = await addStaffUser(trx, { name, email, isAdmin });
          if (user === undefined) throw badInput({ email: taken });
          return { user, token: await makePasswordLink(trx, user.id) };
        },
        ({ user }) => ({ act: "user-added", thing: user }),
      );
      return handedOver(`${user.name} is added.`, user, { siteUrl, token });
    },
  );

  app.put<UserParams & { Body: StaffUserChange & { password: string } }>(
    "/api/staff/users/:id",
    {
      schema: {
        summary: "Changes the role of a user, disables or enables them; requires your own password",
        params: userParams,
        body: inputSchema(passwordFields, {
          isAdmin: flag("Admin"),
          isDisabled: flag("Disabled"),
        }),
        response: { 200: dataReply(userSchema), ...failures },
      },
    },
    async (request) => {
      const { params } = request;
      const { password, ...change } = request.body;
      await confirmPassword(options, request, { field: "password", password });
      const { after: user } = await audited(
        db,
        request,
        async (trx) => {
          const changed = found(await changeStaffUser(trx, params.id, change), noSuchUser);
          if (changed === "last-admin") throw new Refusal(409, lastAdmin);
          return changed;
        },
        (changed) => actsOf(changed).map((act) => ({ act, thing: changed.after })),
      );
      return { status: "success", message: `${user.name} is changed.`, data: user };
    },
  );
}

function actsOf({ before, after }: ChangedStaffUser): AuditAct[] {
  const acts: AuditAct[] = [];
  if (after.isAdmin !== before.isAdmin)
    acts.push(after.isAdmin ? "user-made-admin" : "user-unmade-admin");
  if (after.isDisabled !== before.isDisabled)
    acts.push(after.isDisabled ? "user-disabled" : "user-enabled");
  return acts;
}
