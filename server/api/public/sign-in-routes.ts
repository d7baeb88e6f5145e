import { accountEndpoints } from "#domain/staff/account-endpoints.server.ts";
import type { FailureAction } from "#domain/staff/audit-actions.ts";
import { recordAudit } from "#domain/staff/audit-log.server.ts";
import type { SignInResult } from "#domain/staff/complete-sign-in.server.ts";
import { describeUserAgent } from "#domain/staff/describe-user-agent.ts";
import { passkeyMissingMessage } from "#domain/staff/passkey.ts";
import {
  countSignInAttempt,
  discardFailure,
  resetFailures,
} from "#domain/staff/sign-in-rate-limit.server.ts";
import { recordSignIn, recordSignInFailure } from "#domain/staff/sign-in-records.server.ts";
import {
  codeMissingMessage,
  codeRefusedMessages,
  loginRefusedMessage,
} from "#domain/staff/staff-user.ts";
import { noTimeLeft } from "#server/auth/request-sessions.ts";
import { sendCookies } from "#server/auth/send-cookies.ts";
import { getClientNetwork, getClientNetwork48 } from "#server/http/client-network.ts";
import { HttpError, tooManyAttempts } from "#server/http/http-error.ts";
import { route } from "../route.ts";
import type { RoutePlugin } from "../route-plugin.ts";

/** Signing out is open to anyone: without a session it has no effect. */
export const signInRoutes: RoutePlugin = async (app, { db, sessions }) => {
  route(app, {
    ...accountEndpoints.signIn,
    operationId: "signIn",
    summary: "Signs in: sets the session cookie and returns the user",
    description:
      "If the user has a second factor, a correct password without a code is rejected with errors.code.",
    errorStatuses: [401, 429],
    handler: async (request, reply) => {
      const { email } = request.body;
      const network = getClientNetwork(request.ip);
      const network48 = getClientNetwork48(request.ip);
      const browser = await sessions.findTrustedBrowser(request, email);
      const attempt = { email, network, network48, browser };
      const counted = await countSignInAttempt(db, attempt);
      if (counted.waitSeconds > 0) {
        await recordSignInFailure(db, { email, network, action: "sign-in-throttled" });
        throw tooManyAttempts(counted.waitSeconds);
      }
      const outcome = await sessions.startSession(request, request.body);
      if ("refused" in outcome) {
        const { refused: refusal } = outcome;
        if (refusal.kind !== "refused") await discardFailure(db, attempt, counted);
        await recordSignInFailure(db, { email, network, action: failureActions[refusal.kind] });
        throw toHttpError(refusal);
      }
      await resetFailures(db, attempt, counted);
      const { staff, by, cookies } = outcome;
      const device = describeUserAgent(request.headers["user-agent"]);
      await recordSignIn(db, { ...staff, network, device, by });
      if (request.body.trust_device === true && (by === "app" || by === "recovery")) {
        const deviceCookie = await sessions.trustDevice(request, outcome);
        if (deviceCookie !== undefined) cookies.push(deviceCookie);
      }
      sendCookies(reply, cookies);
      return staff;
    },
  });

  route(app, {
    ...accountEndpoints.signOut,
    operationId: "signOut",
    summary: "Ends the session on the server",
    description:
      "With clear=browser the browser also deletes everything that it stored for the site, unsaved text included, and the device is no longer trusted.",
    handler: async (request, reply) => {
      if (request.query.clear === "browser") reply.header("clear-site-data", '"cache", "storage"');
      const { signedIn } = await sessions.find(request, true);
      const { cookies } = await sessions.end(request);
      const network = getClientNetwork(request.ip);
      if (signedIn !== undefined)
        await recordAudit(db, { ...signedIn.staff, network }, { action: "signed-out" });
      if (request.query.clear === "browser") cookies.push(await sessions.removeThisDevice(request));
      sendCookies(reply, cookies);
      return { message: "You are signed out." };
    },
  });

  route(app, {
    ...accountEndpoints.findTimeLeft,
    operationId: "getSessionTimeLeft",
    summary: "How long the session lasts without another request; this call does not extend it",
    handler: async (request) => {
      const { signedIn, remaining } = await sessions.find(request, true);
      const staff = signedIn?.staff;
      const data = staff?.isAdmin ? { ...remaining, userId: staff.id } : noTimeLeft;
      return { message: "Until the session ends.", data };
    },
  });
};

type SignInRefusal = Exclude<SignInResult, { kind: "admitted" }>;

const failureActions: Record<SignInRefusal["kind"], FailureAction> = {
  refused: "sign-in-failed",
  "code-missing": "code-missing",
  "code-wrong": "code-failed",
  "passkey-missing": "passkey-missing",
  "too-many": "code-failed",
};

function toHttpError(refusal: SignInRefusal): HttpError {
  switch (refusal.kind) {
    case "refused":
      return new HttpError(401, loginRefusedMessage);
    case "code-missing":
      return createCodeError(codeMissingMessage);
    case "passkey-missing":
      return new HttpError(401, passkeyMissingMessage);
    case "code-wrong":
      return createCodeError(codeRefusedMessages[refusal.codeKind]);
    case "too-many":
      return tooManyAttempts(refusal.waitSeconds);
  }
}

function createCodeError(text: string): HttpError {
  return new HttpError(401, text, { errors: { code: text } });
}
