import { describeUserAgent } from "#domain/staff/describe-user-agent.ts";
import { passkeyRefusedMessage } from "#domain/staff/passkey.ts";
import { challengeLifetimeMs } from "#domain/staff/passkey-challenges.server.ts";
import { passkeyEndpoints } from "#domain/staff/passkey-endpoints.server.ts";
import { findPasskey } from "#domain/staff/passkeys.server.ts";
import { countPasskeyAttempt } from "#domain/staff/sign-in-rate-limit.server.ts";
import { recordPasskeyFailure, recordSignIn } from "#domain/staff/sign-in-records.server.ts";
import { sendCookies } from "#server/auth/send-cookies.ts";
import { getClientNetwork, getClientNetwork48 } from "#server/http/client-network.ts";
import { HttpError, tooManyAttempts } from "#server/http/http-error.ts";
import { route } from "../route.ts";
import type { RoutePlugin } from "../route-plugin.ts";

export const passkeySignInRoutes: RoutePlugin = async (app, { db, sessions, passkeys }) => {
  route(app, {
    ...passkeyEndpoints.getSignInOptions,
    operationId: "getPasskeyOptions",
    summary: "The options with which a browser asks for a passkey; the challenge works once",
    handler: async () => ({
      message: "Sign this with a passkey.",
      data: {
        challenge: passkeys.issueSignInChallenge(),
        rpId: passkeys.rpId,
        timeout: challengeLifetimeMs,
        userVerification: "required" as const,
      },
    }),
  });

  route(app, {
    ...passkeyEndpoints.signIn,
    operationId: "signInWithPasskey",
    summary: "Signs in with a passkey, which needs neither password nor code",
    errorStatuses: [401, 429],
    handler: async (request, reply) => {
      const network = getClientNetwork(request.ip);
      const network48 = getClientNetwork48(request.ip);
      const passkey = await findPasskey(db, request.body.id);
      const attempt = { network, network48, passkeyId: passkey?.passkey_id };
      const waitSeconds = await countPasskeyAttempt(db, attempt);
      if (waitSeconds > 0) throw tooManyAttempts(waitSeconds);
      const outcome = await sessions.startPasskeySession(request, passkeys);
      if ("refusedUserId" in outcome) {
        await recordPasskeyFailure(db, { userId: outcome.refusedUserId, network });
        throw new HttpError(401, passkeyRefusedMessage);
      }
      const { staff, cookies } = outcome;
      const device = describeUserAgent(request.headers["user-agent"]);
      await recordSignIn(db, { ...staff, network, device, by: "passkey" });
      sendCookies(reply, cookies);
      return staff;
    },
  });
};
