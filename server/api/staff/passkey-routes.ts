import { clinic } from "#content/clinic.ts";
import { maxPasskeys } from "#domain/staff/passkey.ts";
import { challengeLifetimeMs } from "#domain/staff/passkey-challenges.server.ts";
import { passkeyEndpoints } from "#domain/staff/passkey-endpoints.server.ts";
import {
  addPasskey,
  countPasskeys,
  listCredentialIds,
  listPasskeys,
  removePasskey,
} from "#domain/staff/passkeys.server.ts";
import { addNotice } from "#domain/staff/staff-notices.server.ts";
import type { StaffUser } from "#domain/staff/staff-user.ts";
import { getClientNetwork } from "#server/http/client-network.ts";
import { HttpError } from "#server/http/http-error.ts";
import { orNotFound } from "../or-not-found.ts";
import { route } from "../route.ts";
import type { RoutePlugin } from "../route-plugin.ts";
import { confirmPassword } from "./confirm-password.ts";
import { requireStaff, requireStaffSession } from "./guard.ts";
import { withAudit } from "./with-audit.ts";

/** Ed25519, ECDSA with P-256 and RSA, by their COSE numbers. */
const algorithms = [-8, -7, -257];
const publicKey = "public-key" as const;
const tooManyMessage = `You have ${maxPasskeys} passkeys, and there can be no more. Please remove one first.`;
const refusedMessage = "That passkey could not be added. Please start again.";

/** A required second factor may be a passkey, so a user can add one before anything else. */
export const passkeyRoutes: RoutePlugin = async (app, options) => {
  const { db, passkeys } = options;

  route(app, {
    ...passkeyEndpoints.list,
    operationId: "listPasskeys",
    summary: "Your passkeys, oldest first",
    handler: async (request) => ({
      message: "Your passkeys.",
      data: await listPasskeys(db, requireStaff(request).id),
    }),
  });

  route(app, {
    ...passkeyEndpoints.startSetup,
    config: { beforeSecondFactor: true },
    operationId: "startPasskey",
    summary: "The options with which the browser creates a passkey; requires the password",
    errorStatuses: [409, 429],
    handler: async (request) => {
      const { id } = requireStaff(request);
      await confirmPassword(options, request, request.body.password);
      if ((await countPasskeys(db, id)) >= maxPasskeys) throw new HttpError(409, tooManyMessage);
      const data = createSetupOptions(requireStaff(request), {
        challenge: passkeys.issueSetupChallenge(requireStaffSession(request).sessionId),
        rpId: passkeys.rpId,
        credentialIds: await listCredentialIds(db, id),
      });
      return { message: "Create a passkey with these options.", data };
    },
  });

  route(app, {
    ...passkeyEndpoints.add,
    config: { beforeSecondFactor: true },
    operationId: "addPasskey",
    summary: "Adds the passkey that the browser created within the same session",
    errorStatuses: [409],
    handler: async (request) => {
      const { id: userId } = requireStaff(request);
      const { name, ...response } = request.body;
      const verified = await passkeys.verifyNewPasskey(
        requireStaffSession(request).sessionId,
        response,
      );
      if (verified === undefined) throw new HttpError(409, refusedMessage);
      const data = await withAudit(db, request, {
        change: async (trx) => {
          const passkey = await addPasskey(trx, { userId, name, verified });
          if (passkey === undefined) throw new HttpError(409, refusedMessage);
          const subject = `${name}, network ${getClientNetwork(request.ip)}`;
          await addNotice(trx, { userId, kind: "passkey-added", subject });
          return passkey;
        },
        event: (target) => ({ action: "passkey-added", target }),
      });
      return { message: "You can sign in with this passkey now.", data };
    },
  });

  route(app, {
    ...passkeyEndpoints.remove,
    operationId: "removePasskey",
    summary: "Removes one of your passkeys; requires the password",
    errorStatuses: [404, 429],
    handler: async (request) => {
      const { id } = request.params;
      await confirmPassword(options, request, request.body.password);
      await withAudit(db, request, {
        change: async (trx) =>
          orNotFound(
            await removePasskey(trx, requireStaff(request).id, id),
            "That passkey was already removed.",
          ),
        event: (name) => ({ action: "passkey-removed", target: { id, name } }),
      });
      return { message: "That passkey no longer signs you in." };
    },
  });
};

function createSetupOptions(
  { id, name, email }: StaffUser,
  { challenge, rpId, credentialIds }: { challenge: string; rpId: string; credentialIds: string[] },
) {
  return {
    challenge,
    rp: { id: rpId, name: `${clinic.name} staff` },
    user: { id: Buffer.from(id).toString("base64url"), name: email, displayName: name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: publicKey, alg })),
    timeout: challengeLifetimeMs,
    attestation: "none" as const,
    excludeCredentials: credentialIds.map((credentialId) => ({
      type: publicKey,
      id: credentialId,
    })),
    authenticatorSelection: {
      residentKey: "required" as const,
      requireResidentKey: true as const,
      userVerification: "required" as const,
    },
  };
}
