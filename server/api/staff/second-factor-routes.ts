import type { FastifyRequest } from "fastify";
import { accountEndpoints } from "#domain/staff/account-endpoints.server.ts";
import {
  consumeCode,
  createRecoveryCodes,
  findSecondFactor,
  removeSecondFactor,
} from "#domain/staff/second-factors.server.ts";
import { resetCodeAttempts } from "#domain/staff/sign-in-rate-limit.server.ts";
import { addNotice } from "#domain/staff/staff-notices.server.ts";
import { codeRefusedMessages } from "#domain/staff/staff-user.ts";
import { HttpError, validationError } from "#server/http/http-error.ts";
import { route } from "../route.ts";
import type { RoutePlugin } from "../route-plugin.ts";
import { confirmPassword } from "./confirm-password.ts";
import { requireStaff } from "./guard.ts";
import { limitCodeAttempts } from "./limit-code-attempts.ts";
import { withAudit } from "./with-audit.ts";

const notOnMessage = "The second factor is not on.";

export const secondFactorRoutes: RoutePlugin = async (app, options) => {
  const { db, cipher } = options;

  route(app, {
    ...accountEndpoints.removeSecondFactor,
    operationId: "turnOffSecondFactor",
    summary: "Turns the second factor off; requires the password and a code",
    errorStatuses: [409, 429],
    handler: async (request) => {
      const { password, code } = request.body;
      await confirmPassword(options, request, password);
      const userId = await requireSecondFactorOn(request);
      const counted = await limitCodeAttempts(db, request);
      await withAudit(db, request, {
        change: async (trx) => {
          const consumed = await consumeCode(trx, cipher, { userId, code });
          if (consumed === undefined)
            throw validationError({ code: codeRefusedMessages[counted.kind] });
          await removeSecondFactor(trx, userId);
          await addNotice(trx, { userId, kind: "second-factor-disabled", subject: "yourself" });
        },
        event: () => ({ action: "second-factor-disabled" }),
      });
      await resetCodeAttempts(db, counted);
      return { message: "The second factor is off." };
    },
  });

  route(app, {
    ...accountEndpoints.replaceRecoveryCodes,
    operationId: "replaceRecoveryCodes",
    summary: "Replaces the recovery codes and returns the new ones, only once",
    errorStatuses: [409, 429],
    handler: async (request) => {
      await confirmPassword(options, request, request.body.password);
      const userId = await requireSecondFactorOn(request);
      const recovery_codes = await withAudit(db, request, {
        change: (trx) => createRecoveryCodes(trx, userId),
        event: () => ({ action: "recovery-codes-created" }),
      });
      return {
        message: "Here are new recovery codes.",
        data: { recovery_codes },
      };
    },
  });

  async function requireSecondFactorOn(request: FastifyRequest): Promise<string> {
    const { id } = requireStaff(request);
    if (!(await findSecondFactor(db, id)).isOn) throw new HttpError(409, notOnMessage);
    return id;
  }
};
