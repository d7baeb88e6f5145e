import type { FastifyInstance, FastifyRequest } from "fastify";
import Type from "typebox";
import { inputSchema } from "#domain/input.server.ts";
import type { AuditAct } from "#domain/staff/audit.ts";
import type { Auth } from "#domain/staff/auth.server.ts";
import {
  addStaffUser,
  type ChangedStaffUser,
  changeStaffUser,
  findStaffUser,
  listStaffUsers,
  type StaffUserChange,
} from "#domain/staff/manage-users.server.ts";
import { makePasswordLink, passwordLinkAddress } from "#domain/staff/password-links.server.ts";
import { removeSecondFactor } from "#domain/staff/second-factor.server.ts";
import {
  canSignInWith,
  emailUnfit,
  linkHours,
  newUserFields,
  passwordFields,
  type StaffUserInList,
} from "#domain/staff/user.ts";
import type { Db } from "#domain/tables.ts";
import { badInput, Refusal } from "../../errors.ts";
import { dataReply, failures, found } from "../replies.ts";
import { audited } from "./audited.ts";
import { confirmPassword } from "./confirm-password.ts";
import { staffOf } from "./guard.ts";

const missing = "There is no such user.";
const lastAdmin =
  "This is the only admin who can sign in. Make someone else an admin first, or nobody could let the others in.";
const oneself = "Your own password and second factor are on your own account page.";
const taken = "Someone has this e-mail already. Look for them in the list.";

const userParams = Type.Object({ id: Type.String({ maxLength: 64 }) });
const userSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  isAdmin: Type.Boolean(),
  isDisabled: Type.Boolean(),
  hasSecondFactor: Type.Boolean(),
  hasPassword: Type.Boolean(),
});
const linkReply = dataReply(userSchema, {
  link: Type.String({ description: "To be handed over; it is told only this once" }),
});
const flag = (title: string) => Type.Optional(Type.Boolean({ title }));

interface NewUser {
  name: string;
  email: string;
  /** Of who adds them. */
  password: string;
  isAdmin?: boolean;
}

interface UserParams {
  Params: { id: string };
}

/** The users of the staff area. Whoever is new, or forgot the password, gets a one-time link. */
export async function userRoutes(
  app: FastifyInstance,
  options: { db: Db; auth: Auth; siteUrl: string },
) {
  const { db, siteUrl } = options;
  app.get(
    "/api/staff/users",
    {
      schema: {
        summary: "Everyone who may sign in",
        response: { 200: dataReply(Type.Array(userSchema)), ...failures },
      },
    },
    async () => ({ status: "success", message: "The users.", data: await listStaffUsers(db) }),
  );

  app.post<{ Body: NewUser }>(
    "/api/staff/users",
    {
      schema: {
        summary: "Adds a user, for one's own password; answers a one-time link to choose theirs",
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
      return handedOver(`${user.name} is added.`, user, token);
    },
  );

  app.put<UserParams & { Body: StaffUserChange }>(
    "/api/staff/users/:id",
    {
      schema: {
        summary: "Makes or unmakes an admin, disables or enables a user",
        params: userParams,
        body: Type.Object({ isAdmin: flag("Admin"), isDisabled: flag("Disabled") }),
        response: { 200: dataReply(userSchema), ...failures },
      },
    },
    async (request) => {
      const { body, params } = request;
      const { after: user } = await audited(
        db,
        request,
        async (trx) => {
          const changed = found(await changeStaffUser(trx, params.id, body), missing);
          if (changed === "last-admin") throw new Refusal(409, lastAdmin);
          return changed;
        },
        (changed) => actsOf(changed).map((act) => ({ act, thing: changed.after })),
      );
      return { status: "success", message: `${user.name} is changed.`, data: user };
    },
  );

  app.post<UserParams>(
    "/api/staff/users/:id/link",
    {
      schema: {
        summary: "A one-time link to choose a new password with; the one before is worth nothing",
        params: userParams,
        response: { 200: linkReply, ...failures },
      },
    },
    async (request) => {
      const { user, token } = await audited(
        db,
        request,
        async (trx) => {
          const user = await requireOther(trx, request);
          return { user, token: await makePasswordLink(trx, user.id) };
        },
        ({ user }) => ({ act: "user-link-made", thing: user }),
      );
      return handedOver("The link is made.", user, token);
    },
  );

  app.delete<UserParams>(
    "/api/staff/users/:id/second-factor",
    {
      schema: {
        summary: "Switches off the second factor of a user who lost phone and recovery codes",
        params: userParams,
        response: { 200: dataReply(userSchema), ...failures },
      },
    },
    async (request) => {
      const { user } = await audited(
        db,
        request,
        async (trx) => {
          const user = await requireOther(trx, request);
          return { user, wasOn: await removeSecondFactor(trx, user.id) };
        },
        ({ user, wasOn }) => (wasOn ? { act: "user-second-factor-off", thing: user } : []),
      );
      const message = `${user.name} signs in with the password alone now.`;
      return { status: "success", message, data: { ...user, hasSecondFactor: false } };
    },
  );

  function handedOver(done: string, data: StaffUserInList, token: string) {
    const message = `${done} Hand over the link: it works once, within ${linkHours} hours.`;
    return { status: "success", message, data, link: passwordLinkAddress(siteUrl, token) };
  }
}

/** Not oneself: who sits at an open session would be spared the password that it asks for. */
async function requireOther(
  trx: Db,
  request: FastifyRequest<UserParams>,
): Promise<StaffUserInList> {
  const { id } = request.params;
  if (id === staffOf(request).id) throw new Refusal(409, oneself);
  return found(await findStaffUser(trx, id), missing);
}

function actsOf({ before, after }: ChangedStaffUser): AuditAct[] {
  const acts: AuditAct[] = [];
  if (after.isAdmin !== before.isAdmin)
    acts.push(after.isAdmin ? "user-made-admin" : "user-unmade-admin");
  if (after.isDisabled !== before.isDisabled)
    acts.push(after.isDisabled ? "user-disabled" : "user-enabled");
  return acts;
}
