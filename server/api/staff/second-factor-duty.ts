import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { inputSchema } from "#domain/input.server.ts";
import type { Auth } from "#domain/staff/auth.server.ts";
import { findSecondFactor } from "#domain/staff/second-factor.server.ts";
import {
  isSecondFactorRequired,
  requireSecondFactor,
} from "#domain/staff/second-factor-duty.server.ts";
import { passwordFields } from "#domain/staff/user.ts";
import type { Db } from "#domain/tables.ts";
import { Refusal } from "../../errors.ts";
import { dataReply, failures } from "../replies.ts";
import { audited } from "./audited.ts";
import { confirmPassword } from "./confirm-password.ts";
import { staffOf } from "./guard.ts";

const path = "/api/staff/second-factor-duty";
const ownFirst = "Please set up your own second factor first, so that you know it works.";
const dutySchema = Type.Object({ isRequired: Type.Boolean({ title: "Required" }) });

export async function secondFactorDutyRoutes(
  app: FastifyInstance,
  options: { db: Db; auth: Auth },
) {
  const { db } = options;
  app.get(
    path,
    {
      schema: {
        summary: "Returns if everyone needs a second factor",
        response: { 200: dataReply(dutySchema), ...failures },
      },
    },
    async () => ({
      status: "success",
      message: "The second factor.",
      data: { isRequired: await isSecondFactorRequired(db) },
    }),
  );

  app.put<{ Body: { password: string; isRequired: boolean } }>(
    path,
    {
      schema: {
        summary:
          "Makes the second factor required or optional; requires your own password, and a second factor of your own to require it",
        body: inputSchema(passwordFields, dutySchema.properties),
        response: { 200: dataReply(dutySchema), ...failures },
      },
    },
    async (request) => {
      const { password, isRequired } = request.body;
      await confirmPassword(options, request, { field: "password", password });
      await audited(
        db,
        request,
        async (trx) => {
          const own = await findSecondFactor(trx, staffOf(request).id);
          if (isRequired && !own.isOn) throw new Refusal(409, ownFirst);
          await requireSecondFactor(trx, isRequired);
        },
        () => ({ act: isRequired ? "second-factor-required" : "second-factor-voluntary" }),
      );
      const message = isRequired
        ? "Everyone needs a second factor now."
        : "The second factor is optional now.";
      return { status: "success", message, data: { isRequired } };
    },
  );
}
