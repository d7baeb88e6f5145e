import { encode } from "uqr";
import { clinic } from "#content/clinic.ts";
import { accountEndpoints } from "#domain/staff/account-endpoints.server.ts";
import { confirmSecondFactor, enrollSecondFactor } from "#domain/staff/second-factors.server.ts";
import { resetCodeAttempts } from "#domain/staff/sign-in-rate-limit.server.ts";
import { codeRefusedMessages } from "#domain/staff/staff-user.ts";
import { getOtpauthUri } from "#domain/staff/totp.server.ts";
import { endSessions } from "#domain/staff/user-sessions.server.ts";
import { HttpError, validationError } from "#server/http/http-error.ts";
import { route } from "../route.ts";
import type { RoutePlugin } from "../route-plugin.ts";
import { confirmPassword } from "./confirm-password.ts";
import { requireStaff, requireStaffSession } from "./guard.ts";
import { limitCodeAttempts } from "./limit-code-attempts.ts";
import { withAudit } from "./with-audit.ts";

const alreadyOnMessage =
  "The second factor is already on. Switch it off first to set up another phone.";

export const secondFactorSetupRoutes: RoutePlugin = async (app, options) => {
  const { db, cipher } = options;

  route(app, {
    ...accountEndpoints.setUpSecondFactor,
    config: { beforeSecondFactor: true },
    operationId: "startSecondFactor",
    summary: "Starts setting up a second factor; it is on once a first code is confirmed",
    errorStatuses: [409, 429],
    handler: async (request) => {
      const { id, email } = requireStaff(request);
      await confirmPassword(options, request, request.body.password);
      const secret = await enrollSecondFactor(db, cipher, id);
      if (secret === undefined) throw new HttpError(409, alreadyOnMessage);
      const otpauthUri = getOtpauthUri(secret, { issuer: `${clinic.name} staff`, email });
      const data = { secret, otpauth_uri: otpauthUri, qr_code: createQrSvg(otpauthUri) };
      return { message: "Scan this with your app, then enter its code.", data };
    },
  });

  route(app, {
    ...accountEndpoints.confirmSecondFactor,
    config: { beforeSecondFactor: true },
    operationId: "confirmSecondFactor",
    summary: "Turns the second factor on and returns the recovery codes, only once",
    errorStatuses: [429],
    handler: async (request) => {
      const userId = requireStaff(request).id;
      const counted = await limitCodeAttempts(db, request);
      const recovery_codes = await withAudit(db, request, {
        change: async (trx) => {
          const { code } = request.body;
          const codes = await confirmSecondFactor(trx, cipher, { userId, code });
          if (codes === undefined) throw validationError({ code: codeRefusedMessages.app });
          await endSessions(trx, userId, requireStaffSession(request).sessionId);
          return codes;
        },
        event: () => ({ action: "second-factor-enabled" }),
      });
      await resetCodeAttempts(db, counted);
      const message = "The second factor is on. You are signed out everywhere else.";
      return { message, data: { recovery_codes } };
    },
  });
};

function createQrSvg(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const path = data.flatMap((row, y) =>
    findDarkRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return { size, path: path.join("") };
}

function findDarkRuns(row: boolean[]): [x: number, length: number][] {
  const line = row.map((isDark) => (isDark ? "#" : ".")).join("");
  return [...line.matchAll(/#+/g)].map(({ index, 0: run }) => [index, run.length]);
}
