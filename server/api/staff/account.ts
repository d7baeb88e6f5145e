import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { inputSchema } from "#domain/input.server.ts";
import type { Auth } from "#domain/staff/auth.server.ts";
import { hashPassword, setPassword } from "#domain/staff/credentials.server.ts";
import { renameStaffUser } from "#domain/staff/manage-users.server.ts";
import { addNotice } from "#domain/staff/staff-notices.server.ts";
import { nameFields, passwordChangeFields } from "#domain/staff/user.ts";
import { endSession, endSessions, listSessions } from "#domain/staff/user-sessions.server.ts";
import type { Db } from "#domain/tables.ts";
import { clientNetwork } from "../../client-network.ts";
import { badInput } from "../../errors.ts";
import { passwordPolicy } from "../../password-policy.ts";
import type { Sessions } from "../../sessions.ts";
import { sendCookies, timeLeftSchema } from "../public/login.ts";
import { dataReply, doneReply, failures, found } from "../replies.ts";
import { audited } from "./audited.ts";
import { confirmPassword } from "./confirm-password.ts";
import { sessionOf, staffOf } from "./guard.ts";

const missing = "That session has already ended.";
const sessionParams = Type.Object({ id: Type.String({ maxLength: 64 }) });
const sessionSchema = Type.Object({
  id: Type.String(),
  device: Type.String(),
  network: Type.String(),
  started_at: Type.String(),
  seen_at: Type.String(),
  isCurrent: Type.Boolean(),
});

export interface AccountRoutesOptions {
  db: Db;
  auth: Auth;
  sessions: Sessions;
}

export async function accountRoutes(app: FastifyInstance, options: AccountRoutesOptions) {
  const { db, auth, sessions } = options;

  app.put<{ Body: { current_password: string; new_password: string } }>(
    "/api/staff/account/password",
    {
      schema: {
        summary: "Changes your own password; all other sessions end and this one gets a new id",
        body: inputSchema(passwordChangeFields),
        response: { 200: doneReply, ...failures },
      },
    },
    async (request, reply) => {
      const { current_password, new_password } = request.body;
      const staff = staffOf(request);
      const problem = passwordPolicy(new_password, staff);
      if (problem !== undefined) throw badInput({ new_password: problem });
      await confirmPassword(options, request, {
        field: "current_password",
        password: current_password,
      });
      if (new_password === current_password)
        throw badInput({ new_password: "That is already your password." });
      const hash = await hashPassword(auth, new_password);
      await audited(
        db,
        request,
        async (trx) => {
          await setPassword(trx, staff.id, hash);
          await endSessions(trx, staff.id, sessionOf(request).id);
        },
        () => ({ act: "password-changed" }),
      );
      sendCookies(reply, await sessions.renew(request, staff.email, new_password));
      // Only sessions newer than a notice show it, so the renewed one must be older.
      const subject = clientNetwork(request.ip);
      await addNotice(db, { userId: staff.id, kind: "password-changed", subject });
      const message = "Your password is changed. You are signed out everywhere else.";
      return { status: "success", message };
    },
  );

  app.put<{ Body: { name: string } }>(
    "/api/staff/account/name",
    {
      schema: {
        summary: "Changes your own name",
        body: inputSchema(nameFields),
        response: { 200: doneReply, ...failures },
      },
    },
    async (request) => {
      const { id, name: before } = staffOf(request);
      const { name } = request.body;
      await audited(
        db,
        request,
        (trx) => renameStaffUser(trx, id, name),
        () => (name === before ? [] : { act: "name-changed", thing: { id, name } }),
      );
      return { status: "success", message: "Your name is changed." };
    },
  );

  app.get(
    "/api/staff/account/sessions",
    {
      schema: {
        summary: "Your own sessions, most recent first",
        response: { 200: dataReply(Type.Array(sessionSchema)), ...failures },
      },
    },
    async (request) => {
      const all = await listSessions(db, staffOf(request).id);
      const current = sessionOf(request).id;
      const data = all.map((session) => ({ ...session, isCurrent: session.id === current }));
      return { status: "success", message: "Where you are signed in.", data };
    },
  );

  app.delete(
    "/api/staff/account/sessions",
    {
      schema: {
        summary: "Ends all of your own sessions except this one",
        response: { 200: doneReply, ...failures },
      },
    },
    async (request) => {
      await audited(
        db,
        request,
        (trx) => endSessions(trx, staffOf(request).id, sessionOf(request).id),
        () => ({ act: "sessions-ended" }),
      );
      return { status: "success", message: "You are signed out everywhere else." };
    },
  );

  app.delete<{ Params: { id: string } }>(
    "/api/staff/account/sessions/:id",
    {
      schema: {
        summary: "Ends one of your own sessions",
        params: sessionParams,
        response: { 200: doneReply, ...failures },
      },
    },
    async (request) => {
      const { id } = request.params;
      await audited(
        db,
        request,
        async (trx) =>
          found((await endSession(trx, staffOf(request).id, id)) || undefined, missing),
        () => ({ act: "session-ended" }),
      );
      return { status: "success", message: "The session has ended." };
    },
  );

  app.post(
    "/api/staff/account/stay",
    {
      config: { beforeSecondFactor: true },
      schema: {
        summary: "Extends the session and returns how long it lasts now",
        response: { 200: dataReply(timeLeftSchema), ...failures },
      },
    },
    async (request) => ({
      status: "success",
      message: "You stay signed in.",
      data: sessionOf(request).left,
    }),
  );
}
