import type { FastifyInstance, FastifyReply } from "fastify";
import Type from "typebox";
import { inputSchema } from "#domain/input.server.ts";
import { writeAudit } from "#domain/staff/audit.server.ts";
import type { FailureAct } from "#domain/staff/audit.ts";
import { deviceInWords } from "#domain/staff/device.ts";
import type { Admission } from "#domain/staff/sign-in.server.ts";
import { recordFailure, recordSignIn } from "#domain/staff/sign-in-records.server.ts";
import {
  countSignInAttempt,
  forgetFailedAttempts,
  withdrawFailure,
} from "#domain/staff/sign-in-throttle.server.ts";
import { codeMissing, codeRefused, loginFields, loginRefused } from "#domain/staff/user.ts";
import type { Db } from "#domain/tables.ts";
import { clientNetwork, clientNetwork48 } from "../../client-network.ts";
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
  secondsLeft: Type.Integer({ description: "If there are no more requests" }),
  mostSecondsLeft: Type.Integer({ description: "Even if there are more requests" }),
});

/** Signing out is open to anyone: without a session it has no effect. */
export async function loginRoutes(app: FastifyInstance, { db, sessions }: LoginRoutesOptions) {
  app.post<{ Body: { email: string; password: string; code: string } }>(
    "/api/users/login",
    {
      schema: {
        summary: "Signs in: sets the session cookie and returns the user",
        description:
          "If the user has a second factor, a correct password without a code is rejected with errors.code.",
        body: inputSchema(loginFields),
        response: { 200: staffUserSchema, ...failures },
      },
    },
    async (request, reply) => {
      const { email } = request.body;
      const network = clientNetwork(request.ip);
      const attempt = { email, network, network48: clientNetwork48(request.ip) };
      const counted = await countSignInAttempt(db, attempt);
      if (counted.waitSeconds > 0) {
        await recordFailure(db, { email, network, act: "sign-in-throttled" });
        throw tooManyAttempts(counted.waitSeconds);
      }
      const begun = await sessions.begin(request, request.body);
      if ("refused" in begun) {
        const { refused } = begun;
        if (refused.kind !== "refused") await withdrawFailure(db, attempt, counted);
        await recordFailure(db, { email, network, act: failureActs[refused.kind] });
        throw refusalFor(refused);
      }
      await forgetFailedAttempts(db, attempt, counted);
      const { staff, by, cookies } = begun;
      const device = deviceInWords(request.headers["user-agent"]);
      await recordSignIn(db, { ...staff, network, device, by });
      sendCookies(reply, cookies);
      return staff;
    },
  );

  app.post<{ Querystring: { clear?: "browser" } }>(
    "/api/users/logout",
    {
      schema: {
        summary: "Ends the session on the server",
        description:
          "With clear=browser the browser also deletes everything that it stored for the site, unsaved text included.",
        querystring: Type.Object({ clear: Type.Optional(Type.Literal("browser")) }),
        response: { 200: doneReply, ...failures },
      },
    },
    async (request, reply) => {
      if (request.query.clear === "browser") reply.header("clear-site-data", '"cache", "storage"');
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
        summary: "How long the session lasts without another request; this call does not extend it",
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

type Refused = Exclude<Admission, { kind: "admitted" }>;

const failureActs: Record<Refused["kind"], FailureAct> = {
  refused: "sign-in-failed",
  "code-missing": "code-missing",
  "code-wrong": "code-failed",
  "too-many": "code-failed",
};

function refusalFor(refused: Refused): Refusal {
  switch (refused.kind) {
    case "refused":
      return new Refusal(401, loginRefused);
    case "code-missing":
      return codeRefusal(codeMissing);
    case "code-wrong":
      return codeRefusal(codeRefused);
    case "too-many":
      return tooManyAttempts(refused.waitSeconds);
  }
}

function codeRefusal(sentence: string): Refusal {
  return new Refusal(401, sentence, { errors: { code: sentence } });
}

export function sendCookies(reply: FastifyReply, cookies: string[]): void {
  for (const cookie of cookies) reply.header("set-cookie", cookie);
}
