import type { FastifyInstance, FastifyReply } from "fastify";
import Type from "typebox";
import { inputSchema } from "#domain/input.server.ts";
import { countSignInAttempt, forgetFailedAttempts } from "#domain/staff/sign-in-throttle.server.ts";
import { loginFields, loginRefused } from "#domain/staff/user.ts";
import type { Db } from "#domain/tables.ts";
import { clientNetwork } from "../../client-network.ts";
import { Refusal } from "../../errors.ts";
import type { Sessions } from "../../sessions.ts";
import { doneReply, failures } from "../replies.ts";

interface LoginRoutesOptions {
  db: Db;
  sessions: Sessions;
}

const bodyLimit = 16 * 1024;
const staffUserSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  isAdmin: Type.Boolean(),
});

/** Signing in and out. Out is open to anyone: who is not signed in is just not signed in after it. */
export async function loginRoutes(app: FastifyInstance, { db, sessions }: LoginRoutesOptions) {
  app.post<{ Body: { email: string; password: string } }>(
    "/api/users/login",
    {
      bodyLimit,
      schema: {
        summary: "Signs in: sets the session cookie and answers who it is",
        body: inputSchema(loginFields),
        response: { 200: staffUserSchema, ...failures },
      },
    },
    async (request, reply) => {
      const { email, password } = request.body;
      const attempt = { email, network: clientNetwork(request.ip) };
      const waitSeconds = await countSignInAttempt(db, attempt);
      if (waitSeconds > 0)
        throw new Refusal(429, tooManyAttempts(waitSeconds), { retryAfterSeconds: waitSeconds });
      const begun = await sessions.begin({ email, password });
      if (begun === undefined) throw new Refusal(401, loginRefused);
      await forgetFailedAttempts(db, attempt);
      sendCookies(reply, begun.cookies);
      return begun.staff;
    },
  );

  app.post(
    "/api/users/logout",
    {
      bodyLimit,
      schema: {
        summary: "Ends the session on the server",
        response: { 200: doneReply, ...failures },
      },
    },
    async (request, reply) => {
      const { cookies } = await sessions.end(request);
      sendCookies(reply, cookies);
      return { status: "success", message: "You are signed out." };
    },
  );
}

function tooManyAttempts(waitSeconds: number): string {
  const minutes = Math.ceil(waitSeconds / 60);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  return `Too many attempts. Please wait ${wait} and try again.`;
}

function sendCookies(reply: FastifyReply, cookies: string[]): void {
  for (const cookie of cookies) reply.header("set-cookie", cookie);
}
