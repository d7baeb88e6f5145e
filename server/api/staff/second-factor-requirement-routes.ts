import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { dataResponse } from "#domain/fields/endpoint.server.ts";
import { inputSchema } from "#domain/fields/input-parser.server.ts";
import type { Db } from "#domain/records/tables.ts";
import type { Auth } from "#domain/staff/auth.server.ts";
import {
  isSecondFactorRequired,
  setSecondFactorRequired,
} from "#domain/staff/second-factor-requirement.server.ts";
import { findSecondFactor } from "#domain/staff/second-factors.server.ts";
import { passwordFields } from "#domain/staff/staff-user.ts";
import { HttpError } from "#server/http/http-error.ts";
import { tagRoutes } from "../openapi.ts";
import { route } from "../route.ts";
import { confirmPassword } from "./confirm-password.ts";
import { requireStaff } from "./guard.ts";
import { withAudit } from "./with-audit.ts";

const path = "/api/staff/second-factor-duty";
const setUpFirstMessage = "Please set up your own second factor first, so that you know it works.";
const requirementSchema = Type.Object(
  { isRequired: Type.Boolean({ title: "Required" }) },
  { schemaName: "SecondFactorRequirement" },
);

export async function secondFactorRequirementRoutes(
  app: FastifyInstance,
  options: { db: Db; auth: Auth },
) {
  tagRoutes(app, "Users");
  const { db } = options;
  route(
    app,
    {
      method: "GET",
      url: path,
      operationId: "getSecondFactorRequirement",
      summary: "Returns whether everyone needs a second factor",
      reply: dataResponse(requirementSchema),
    },
    async () => ({
      message: "The second factor.",
      data: { isRequired: await isSecondFactorRequired(db) },
    }),
  );

  route(
    app,
    {
      method: "PUT",
      url: path,
      operationId: "setSecondFactorRequirement",
      summary:
        "Makes the second factor required or optional; requires your own password, and a second factor of your own to require it",
      body: inputSchema(passwordFields, requirementSchema.properties),
      errorStatuses: [409, 429],
      reply: dataResponse(requirementSchema),
    },
    async (request) => {
      const { password, isRequired } = request.body;
      await confirmPassword(options, request, { field: "password", password });
      await withAudit(
        db,
        request,
        async (trx) => {
          const own = await findSecondFactor(trx, requireStaff(request).id);
          if (isRequired && !own.isOn) throw new HttpError(409, setUpFirstMessage);
          await setSecondFactorRequired(trx, isRequired);
        },
        () => ({ action: isRequired ? "second-factor-required" : "second-factor-optional" }),
      );
      const message = isRequired
        ? "Everyone needs a second factor now."
        : "The second factor is optional now.";
      return { message, data: { isRequired } };
    },
  );
}
