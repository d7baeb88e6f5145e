import { hasPasskey } from "#domain/staff/passkeys.server.ts";
import {
  isSecondFactorRequired,
  setSecondFactorRequired,
} from "#domain/staff/second-factor-requirement.server.ts";
import { findSecondFactor } from "#domain/staff/second-factors.server.ts";
import { userEndpoints } from "#domain/staff/user-endpoints.server.ts";
import { HttpError } from "#server/http/http-error.ts";
import { route } from "../route.ts";
import type { RoutePlugin } from "../route-plugin.ts";
import { confirmPassword } from "./confirm-password.ts";
import { requireStaff } from "./guard.ts";
import { withAudit } from "./with-audit.ts";

const setUpFirstMessage = "Please set up your own second factor first, so that you know it works.";

export const secondFactorRequirementRoutes: RoutePlugin = async (app, options) => {
  const { db } = options;
  route(app, {
    ...userEndpoints.findRequirement,
    operationId: "getSecondFactorRequirement",
    summary: "Returns whether everyone needs a second factor",
    handler: async () => ({
      message: "The second factor.",
      data: { isRequired: await isSecondFactorRequired(db) },
    }),
  });

  route(app, {
    ...userEndpoints.setRequirement,
    operationId: "setSecondFactorRequirement",
    summary:
      "Makes the second factor optional, or required after seven days; requires your own password, and a second factor of your own to require it",
    errorStatuses: [409, 429],
    handler: async (request) => {
      const { password, isRequired } = request.body;
      await confirmPassword(options, request, password);
      await withAudit(db, request, {
        change: async (trx) => {
          const { id } = requireStaff(request);
          const hasOwn = (await findSecondFactor(trx, id)).isOn || (await hasPasskey(trx, id));
          if (isRequired && !hasOwn) throw new HttpError(409, setUpFirstMessage);
          await setSecondFactorRequired(trx, isRequired);
        },
        event: () => ({ action: isRequired ? "second-factor-required" : "second-factor-optional" }),
      });
      const message = isRequired
        ? "Everyone needs a second factor: those without one have a week to set it up."
        : "The second factor is optional now.";
      return { message, data: { isRequired } };
    },
  });
};
