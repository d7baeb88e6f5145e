import { accountEndpoints } from "#domain/staff/account-endpoints.server.ts";
import {
  findPasswordHash,
  hashPassword,
  lockPassword,
  setPassword,
} from "#domain/staff/credentials.server.ts";
import { addNotice } from "#domain/staff/staff-notices.server.ts";
import { passwordRefusedMessage } from "#domain/staff/staff-user.ts";
import { renameStaffUser } from "#domain/staff/staff-users.server.ts";
import { endSessions } from "#domain/staff/user-sessions.server.ts";
import { clinicPasswordPolicy } from "#server/auth/clinic-password-policy.ts";
import { sendCookies } from "#server/auth/send-cookies.ts";
import { getClientNetwork } from "#server/http/client-network.ts";
import { validationError } from "#server/http/http-error.ts";
import { route } from "../route.ts";
import type { RoutePlugin } from "../route-plugin.ts";
import { confirmPassword } from "./confirm-password.ts";
import { requireStaff, requireStaffSession } from "./guard.ts";
import { withAudit } from "./with-audit.ts";

export const accountRoutes: RoutePlugin = async (app, options) => {
  const { db, auth, sessions } = options;

  route(app, {
    ...accountEndpoints.changePassword,
    operationId: "changePassword",
    summary: "Changes your own password; all other sessions end and this one gets a new id",
    errorStatuses: [429],
    handler: async (request, reply) => {
      const { current_password, new_password } = request.body;
      const staff = requireStaff(request);
      const passwordError = clinicPasswordPolicy(new_password, staff);
      if (passwordError !== undefined) throw validationError({ new_password: passwordError });
      const currentHash = (await findPasswordHash(db, staff.email)) ?? "";
      await confirmPassword(options, request, current_password, "current_password");
      if (new_password === current_password)
        throw validationError({ new_password: "That is already your password." });
      const hash = await hashPassword(auth, new_password);
      await withAudit(db, request, {
        change: async (trx) => {
          // Another session, or `add-staff`, may have replaced it since the check.
          if (!(await lockPassword(trx, staff.id, currentHash)))
            throw validationError({ current_password: passwordRefusedMessage });
          await setPassword(trx, staff.id, hash);
          await endSessions(trx, staff.id, requireStaffSession(request).sessionId);
        },
        event: () => ({ action: "password-changed" }),
      });
      sendCookies(reply, await sessions.renew(request, staff.email, new_password));
      // Only sessions newer than a notice show it, so the renewed one must be older.
      const subject = getClientNetwork(request.ip);
      await addNotice(db, { userId: staff.id, kind: "password-changed", subject });
      const message = "Your password is changed. You are signed out everywhere else.";
      return { message };
    },
  });

  route(app, {
    ...accountEndpoints.changeName,
    operationId: "changeName",
    summary: "Changes your own name",
    handler: async (request) => {
      const { id, name: oldName } = requireStaff(request);
      const { name } = request.body;
      await withAudit(db, request, {
        change: (trx) => renameStaffUser(trx, id, name),
        event: () => (name === oldName ? [] : { action: "name-changed", target: { id, name } }),
      });
      return { message: "Your name is changed." };
    },
  });
};
