import Type from "typebox";
import { dataResponse, namedObject } from "#domain/fields/endpoint.server.ts";
import { accountEndpoints } from "#domain/staff/account-endpoints.server.ts";
import {
  listTrustedDevices,
  readDeviceTokens,
  removeTrustedDevice,
} from "#domain/staff/trusted-devices.server.ts";
import { orNotFound } from "../or-not-found.ts";
import { route } from "../route.ts";
import type { RoutePlugin } from "../route-plugin.ts";
import { requireStaff } from "./guard.ts";
import { withAudit } from "./with-audit.ts";

const notFoundMessage = "That device is no longer trusted.";
const deviceSchema = namedObject("TrustedDevice", {
  id: Type.String(),
  device: Type.String(),
  network: Type.String(),
  trusted_at: Type.String(),
  expires_at: Type.String(),
  isCurrent: Type.Boolean(),
});

export const trustedDeviceRoutes: RoutePlugin = async (app, { db }) => {
  route(app, {
    method: "GET",
    url: "/api/staff/account/trusted-devices",
    operationId: "listTrustedDevices",
    summary: "The devices on which you need no code, most recent first",
    reply: dataResponse(Type.Array(deviceSchema)),
    handler: async (request) => ({
      message: "The devices that you trust.",
      data: await listTrustedDevices(
        db,
        requireStaff(request).id,
        readDeviceTokens(request.headers.cookie),
      ),
    }),
  });

  route(app, {
    ...accountEndpoints.removeTrustedDevice,
    operationId: "removeTrustedDevice",
    summary: "Forgets one of your trusted devices, which needs a code again",
    errorStatuses: [404],
    handler: async (request) => {
      const userId = requireStaff(request).id;
      await withAudit(db, request, {
        change: async (trx) =>
          orNotFound(await removeTrustedDevice(trx, userId, request.params.id), notFoundMessage),
        event: () => ({ action: "device-forgotten" }),
      });
      return { message: "That device needs a code again." };
    },
  });
};
