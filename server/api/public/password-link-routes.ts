import { accountEndpoints } from "#domain/staff/account-endpoints.server.ts";
import { findLinkOwner, redeemPasswordLink } from "#domain/staff/password-links.server.ts";
import { clinicPasswordPolicy } from "#server/auth/clinic-password-policy.ts";
import { getClientNetwork } from "#server/http/client-network.ts";
import { validationError } from "#server/http/http-error.ts";
import { orNotFound } from "../or-not-found.ts";
import { route } from "../route.ts";
import type { RoutePlugin } from "../route-plugin.ts";

const notFoundMessage =
  "This link was used already, has expired or is incomplete. Please ask an owner for a new one.";

/**
 * The token travels in the body, never in a URL, which would be logged; its 256 bits need no rate
 * limit.
 */
export const passwordLinkRoutes: RoutePlugin = async (app, { db, auth }) => {
  route(app, {
    ...accountEndpoints.findLinkOwner,
    operationId: "findPasswordLinkOwner",
    summary: "Returns the user of a valid one-time link",
    errorStatuses: [404],
    handler: async (request) => {
      const { name, email } = orNotFound(
        await findLinkOwner(db, request.body.token),
        notFoundMessage,
      );
      return { message: "This link works.", data: { name, email } };
    },
  });

  route(app, {
    ...accountEndpoints.setPasswordByLink,
    operationId: "setPasswordByLink",
    summary: "Sets a password with a one-time link; every session of the user ends",
    errorStatuses: [404],
    handler: async (request) => {
      const { token, new_password: password } = request.body;
      const network = getClientNetwork(request.ip);
      const redemption = { token, password, network, policy: clinicPasswordPolicy };
      const redeemed = orNotFound(await redeemPasswordLink(db, auth, redemption), notFoundMessage);
      if ("error" in redeemed) throw validationError({ new_password: redeemed.error });
      return { message: "Your password is set. You can sign in with it now." };
    },
  });
};
