import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { inputSchema } from "#domain/fields/input-parser.server.ts";
import type { Db } from "#domain/records/tables.ts";
import type { Auth } from "#domain/staff/auth.server.ts";
import { hashPassword, setPassword } from "#domain/staff/credentials.server.ts";
import { addNotice } from "#domain/staff/staff-notices.server.ts";
import { nameFields, passwordChangeFields } from "#domain/staff/staff-user.ts";
import { renameStaffUser } from "#domain/staff/staff-users.server.ts";
import { endSession, endSessions, listSessions } from "#domain/staff/user-sessions.server.ts";
import { clinicPasswordPolicy } from "#server/auth/clinic-password-policy.ts";
import type { Sessions } from "#server/auth/sessions.ts";
import { getClientNetwork } from "#server/http/client-network.ts";
import { validationError } from "#server/http/http-error.ts";
import { sendCookies, timeLeftSchema } from "../public/sign-in-routes.ts";
import { dataResponse, doneResponse, errorResponses, orNotFound } from "../response-schemas.ts";
import { confirmPassword } from "./confirm-password.ts";
import { getStaffSession, requireStaff } from "./guard.ts";
import { withAudit } from "./with-audit.ts";

const notFoundMessage = "That session has already ended.";
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
        response: { 200: doneResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { current_password, new_password } = request.body;
      const staff = requireStaff(request);
      const passwordError = clinicPasswordPolicy(new_password, staff);
      if (passwordError !== undefined) throw validationError({ new_password: passwordError });
      await confirmPassword(options, request, {
        field: "current_password",
        password: current_password,
      });
      if (new_password === current_password)
        throw validationError({ new_password: "That is already your password." });
      const hash = await hashPassword(auth, new_password);
      await withAudit(
        db,
        request,
        async (trx) => {
          await setPassword(trx, staff.id, hash);
          await endSessions(trx, staff.id, getStaffSession(request).id);
        },
        () => ({ action: "password-changed" }),
      );
      sendCookies(reply, await sessions.renew(request, staff.email, new_password));
      // Only sessions newer than a notice show it, so the renewed one must be older.
      const subject = getClientNetwork(request.ip);
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
        response: { 200: doneResponse, ...errorResponses },
      },
    },
    async (request) => {
      const { id, name: oldName } = requireStaff(request);
      const { name } = request.body;
      await withAudit(
        db,
        request,
        (trx) => renameStaffUser(trx, id, name),
        () => (name === oldName ? [] : { action: "name-changed", target: { id, name } }),
      );
      return { status: "success", message: "Your name is changed." };
    },
  );

  app.get(
    "/api/staff/account/sessions",
    {
      schema: {
        summary: "Your own sessions, most recent first",
        response: { 200: dataResponse(Type.Array(sessionSchema)), ...errorResponses },
      },
    },
    async (request) => {
      const allSessions = await listSessions(db, requireStaff(request).id);
      const current = getStaffSession(request).id;
      const data = allSessions.map((session) => ({
        ...session,
        isCurrent: session.id === current,
      }));
      return { status: "success", message: "Where you are signed in.", data };
    },
  );

  app.delete(
    "/api/staff/account/sessions",
    {
      schema: {
        summary: "Ends all of your own sessions except this one",
        response: { 200: doneResponse, ...errorResponses },
      },
    },
    async (request) => {
      await withAudit(
        db,
        request,
        (trx) => endSessions(trx, requireStaff(request).id, getStaffSession(request).id),
        () => ({ action: "sessions-ended" }),
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
        response: { 200: doneResponse, ...errorResponses },
      },
    },
    async (request) => {
      const { id } = request.params;
      await withAudit(
        db,
        request,
        async (trx) =>
          orNotFound(
            (await endSession(trx, requireStaff(request).id, id)) || undefined,
            notFoundMessage,
          ),
        () => ({ action: "session-ended" }),
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
        response: { 200: dataResponse(timeLeftSchema), ...errorResponses },
      },
    },
    async (request) => ({
      status: "success",
      message: "You stay signed in.",
      data: getStaffSession(request).remaining,
    }),
  );
}
