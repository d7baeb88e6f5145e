import type { FastifyInstance, FastifyReply } from "fastify";
import Type from "typebox";
import { inputSchema } from "#domain/input.server.ts";
import { type Actor, writeAudit } from "#domain/staff/audit.server.ts";
import { unknownUser } from "#domain/staff/audit.ts";
import { findStaffUserByEmail } from "#domain/staff/manage-users.server.ts";
import { countSignInAttempt, forgetFailedAttempts } from "#domain/staff/sign-in-throttle.server.ts";
import { codeMissing, codeRefused, loginFields, loginRefused } from "#domain/staff/user.ts";
import type { Db } from "#domain/tables.ts";
import { clientNetwork } from "../../client-network.ts";
import { Refusal, tooManyAttempts } from "../../errors.ts";
import type { Sessions } from "../../sessions.ts";
import { dataReply, doneReply, failures } from "../replies.ts";

interface LoginRoutesOptions {
  db: Db;
  sessions: Sessions;
}

const staffUserSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  isAdmin: Type.Boolean(),
});

export const timeLeftSchema = Type.Object({
  secondsLeft: Type.Integer({ description: "Where nothing else is asked for" }),
  mostSecondsLeft: Type.Integer({ description: "In any case" }),
});

/** Signing in and out. Out is open to anyone: who is not signed in is just not signed in after it. */
export async function loginRoutes(app: FastifyInstance, { db, sessions }: LoginRoutesOptions) {
  app.post<{ Body: { email: string; password: string; code: string } }>(
    "/api/users/login",
    {
      schema: {
        summary: "Signs in: sets the session cookie and answers who it is",
        description:
          "Where the user has a second factor, a right password without its code is refused with errors.code.",
        body: inputSchema(loginFields),
        response: { 200: staffUserSchema, ...failures },
      },
    },
    async (request, reply) => {
      const network = clientNetwork(request.ip);
      const attempt = { email: request.body.email, network };
      const waitSeconds = await countSignInAttempt(db, attempt);
      if (waitSeconds > 0) throw tooManyAttempts(waitSeconds);
      const begun = await sessions.begin(request, request.body);
      if ("refused" in begun) {
        const { refused } = begun;
        if (refused.kind === "code-missing") throw codeRefusal(codeMissing);
        await writeFailure(db, attempt);
        if (refused.kind === "too-many") throw tooManyAttempts(refused.waitSeconds);
        if (refused.kind === "code-wrong") throw codeRefusal(codeRefused);
        throw new Refusal(401, loginRefused);
      }
      await forgetFailedAttempts(db, attempt);
      const { staff, by, cookies } = begun;
      const act = by === "recovery" ? "recovery-code-used" : "signed-in";
      await writeAudit(db, { ...staff, network }, { act });
      sendCookies(reply, cookies);
      return staff;
    },
  );

  app.post(
    "/api/users/logout",
    {
      schema: {
        summary: "Ends the session on the server",
        response: { 200: doneReply, ...failures },
      },
    },
    async (request, reply) => {
      const { staff } = await sessions.find(request, true);
      const { cookies } = await sessions.end(request);
      const network = clientNetwork(request.ip);
      if (staff !== undefined) await writeAudit(db, { ...staff, network }, { act: "signed-out" });
      sendCookies(reply, cookies);
      return { status: "success", message: "You are signed out." };
    },
  );

  app.get(
    "/api/users/session",
    {
      schema: {
        summary:
          "How long the session lasts if nothing else is asked for; asking does not prolong it",
        response: { 200: dataReply(timeLeftSchema), ...failures },
      },
    },
    async (request) => {
      const { staff, left } = await sessions.find(request, true);
      const data = staff?.isAdmin ? left : { secondsLeft: 0, mostSecondsLeft: 0 };
      return { status: "success", message: "Until the session ends.", data };
    },
  );
}

/** What was typed as an e-mail may be a password: only users that there are come into the log. */
async function writeFailure(db: Db, { email, network }: { email: string; network: string }) {
  const user = await findStaffUserByEmail(db, email);
  const actor: Actor = { id: user?.id, name: user?.name ?? unknownUser, network };
  await writeAudit(db, actor, { act: "sign-in-failed" });
}

function codeRefusal(sentence: string): Refusal {
  return new Refusal(401, sentence, { errors: { code: sentence } });
}

export function sendCookies(reply: FastifyReply, cookies: string[]): void {
  for (const cookie of cookies) reply.header("set-cookie", cookie);
}
