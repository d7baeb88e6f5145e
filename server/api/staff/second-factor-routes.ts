import type { FastifyInstance, FastifyRequest } from "fastify";
import Type from "typebox";
import { clinic } from "#content/clinic.ts";
import { inputSchema } from "#domain/fields/input-parser.server.ts";
import type { Db } from "#domain/records/tables.ts";
import type { Auth } from "#domain/staff/auth.server.ts";
import {
  confirmSecondFactor,
  consumeCode,
  createRecoveryCodes,
  enrollSecondFactor,
  findSecondFactor,
  getCodeKind,
  removeSecondFactor,
} from "#domain/staff/second-factors.server.ts";
import {
  type CodeAttempt,
  countCodeAttempt,
  resetCodeAttempts,
} from "#domain/staff/sign-in-throttle.server.ts";
import { addNotice } from "#domain/staff/staff-notices.server.ts";
import {
  codeFields,
  codeRefusedMessage,
  passwordAndCodeFields,
  passwordFields,
} from "#domain/staff/staff-user.ts";
import type { TextCipher } from "#domain/staff/text-cipher.server.ts";
import { getOtpauthUri } from "#domain/staff/totp.server.ts";
import { endSessions } from "#domain/staff/user-sessions.server.ts";
import { getClientNetwork } from "#server/http/client-network.ts";
import { HttpError, tooManyAttempts, validationError } from "#server/http/http-error.ts";
import { dataResponse, doneResponse, errorResponses } from "../response-schemas.ts";
import { confirmPassword } from "./confirm-password.ts";
import { getStaffSession, requireStaff } from "./guard.ts";
import { createQrSvg } from "./qr-svg.ts";
import { withAudit } from "./with-audit.ts";

interface SecondFactorRoutesOptions {
  db: Db;
  auth: Auth;
  cipher: TextCipher;
}

const path = "/api/staff/account/second-factor";
const alreadyOnMessage =
  "The second factor is already on. Turn it off first to set up another phone.";
const notOnMessage = "The second factor is not on.";

const codesResponse = dataResponse(Type.Object({ recovery_codes: Type.Array(Type.String()) }));
const setUpResponse = dataResponse(
  Type.Object({
    secret: Type.String({ description: "For typing if there is no camera" }),
    address: Type.String({ description: "The otpauth URI in the QR code" }),
    drawing: Type.Object({ size: Type.Integer(), path: Type.String() }),
  }),
);

export async function secondFactorRoutes(app: FastifyInstance, options: SecondFactorRoutesOptions) {
  const { db, cipher } = options;

  app.post<{ Body: { password: string } }>(
    path,
    {
      config: { beforeSecondFactor: true },
      schema: {
        summary: "Starts setting up a second factor; it is on once a first code is confirmed",
        body: inputSchema(passwordFields),
        response: { 200: setUpResponse, ...errorResponses },
      },
    },
    async (request) => {
      const { id, email } = requireStaff(request);
      await confirmPassword(options, request, { field: "password", ...request.body });
      const secret = await enrollSecondFactor(db, cipher, id);
      if (secret === undefined) throw new HttpError(409, alreadyOnMessage);
      const otpauthUri = getOtpauthUri(secret, { issuer: `${clinic.name} staff`, email });
      const data = { secret, address: otpauthUri, drawing: createQrSvg(otpauthUri) };
      return { status: "success", message: "Scan this with your app, then enter its code.", data };
    },
  );

  app.post<{ Body: { code: string } }>(
    `${path}/confirm`,
    {
      config: { beforeSecondFactor: true },
      schema: {
        summary: "Turns the second factor on and returns the recovery codes, only once",
        body: inputSchema(codeFields),
        response: { 200: codesResponse, ...errorResponses },
      },
    },
    async (request) => {
      const userId = requireStaff(request).id;
      const counted = await limitCodeAttempts(request);
      const recovery_codes = await withAudit(
        db,
        request,
        async (trx) => {
          const { code } = request.body;
          const codes = await confirmSecondFactor(trx, cipher, { userId, code });
          if (codes === undefined) throw validationError({ code: codeRefusedMessage });
          await endSessions(trx, userId, getStaffSession(request).id);
          return codes;
        },
        () => ({ action: "second-factor-on" }),
      );
      await resetCodeAttempts(db, counted);
      const message = "The second factor is on. You are signed out everywhere else.";
      return { status: "success", message, data: { recovery_codes } };
    },
  );

  app.post<{ Body: { password: string; code: string } }>(
    `${path}/off`,
    {
      schema: {
        summary: "Turns the second factor off; requires the password and a code",
        body: inputSchema(passwordAndCodeFields),
        response: { 200: doneResponse, ...errorResponses },
      },
    },
    async (request) => {
      const { password, code } = request.body;
      await confirmPassword(options, request, { field: "password", password });
      const userId = await requireSecondFactorOn(request);
      const counted = await limitCodeAttempts(request);
      await withAudit(
        db,
        request,
        async (trx) => {
          const consumed = await consumeCode(trx, cipher, { userId, code });
          if (consumed === undefined) throw validationError({ code: codeRefusedMessage });
          await removeSecondFactor(trx, userId);
          await addNotice(trx, { userId, kind: "second-factor-off", subject: "yourself" });
        },
        () => ({ action: "second-factor-off" }),
      );
      await resetCodeAttempts(db, counted);
      return { status: "success", message: "The second factor is off." };
    },
  );

  app.post<{ Body: { password: string } }>(
    `${path}/recovery-codes`,
    {
      schema: {
        summary: "Replaces the recovery codes and returns the new ones, only once",
        body: inputSchema(passwordFields),
        response: { 200: codesResponse, ...errorResponses },
      },
    },
    async (request) => {
      await confirmPassword(options, request, { field: "password", ...request.body });
      const userId = await requireSecondFactorOn(request);
      const recovery_codes = await withAudit(
        db,
        request,
        (trx) => createRecoveryCodes(trx, userId),
        () => ({ action: "recovery-codes-made" }),
      );
      return {
        status: "success",
        message: "Here are new recovery codes.",
        data: { recovery_codes },
      };
    },
  );

  async function requireSecondFactorOn(request: FastifyRequest): Promise<string> {
    const { id } = requireStaff(request);
    if (!(await findSecondFactor(db, id)).isOn) throw new HttpError(409, notOnMessage);
    return id;
  }

  async function limitCodeAttempts(request: FastifyRequest<{ Body: { code: string } }>) {
    const network = getClientNetwork(request.ip);
    const { code } = request.body;
    const attempt: CodeAttempt = {
      userId: requireStaff(request).id,
      network,
      kind: getCodeKind(code),
    };
    const waitSeconds = await countCodeAttempt(db, attempt);
    if (waitSeconds > 0) throw tooManyAttempts(waitSeconds);
    return attempt;
  }
}
