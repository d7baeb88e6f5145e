import type { FastifyInstance, FastifyRequest } from "fastify";
import Type from "typebox";
import { clinic } from "#content/clinic.ts";
import { inputSchema } from "#domain/input.server.ts";
import type { Auth } from "#domain/staff/auth.server.ts";
import type { Sealer } from "#domain/staff/sealed-text.server.ts";
import {
  beginSecondFactor,
  codeKind,
  confirmSecondFactor,
  findSecondFactor,
  makeRecoveryCodes,
  removeSecondFactor,
  takeCode,
} from "#domain/staff/second-factor.server.ts";
import {
  type CodeAttempt,
  countCodeAttempt,
  forgetCodeAttempts,
} from "#domain/staff/sign-in-throttle.server.ts";
import { addNotice } from "#domain/staff/staff-notices.server.ts";
import { totpAddress } from "#domain/staff/totp.server.ts";
import {
  codeFields,
  codeRefused,
  passwordAndCodeFields,
  passwordFields,
} from "#domain/staff/user.ts";
import { endSessions } from "#domain/staff/user-sessions.server.ts";
import type { Db } from "#domain/tables.ts";
import { clientNetwork } from "../../client-network.ts";
import { badInput, Refusal, tooManyAttempts } from "../../errors.ts";
import { dataReply, doneReply, failures } from "../replies.ts";
import { audited } from "./audited.ts";
import { confirmPassword } from "./confirm-password.ts";
import { sessionOf, staffOf } from "./guard.ts";
import { drawQrCode } from "./qr-drawing.ts";

interface SecondFactorRoutesOptions {
  db: Db;
  auth: Auth;
  sealer: Sealer;
}

const path = "/api/staff/account/second-factor";
const onAlready = "The second factor is already on. Turn it off first to set up another phone.";
const notOn = "The second factor is not on.";

const codesReply = dataReply(Type.Object({ recovery_codes: Type.Array(Type.String()) }));
const setUpReply = dataReply(
  Type.Object({
    secret: Type.String({ description: "For typing if there is no camera" }),
    address: Type.String({ description: "The otpauth URI in the QR code" }),
    drawing: Type.Object({ size: Type.Integer(), path: Type.String() }),
  }),
);

export async function secondFactorRoutes(app: FastifyInstance, options: SecondFactorRoutesOptions) {
  const { db, sealer } = options;

  app.post<{ Body: { password: string } }>(
    path,
    {
      config: { beforeSecondFactor: true },
      schema: {
        summary: "Starts setting up a second factor; it is on once a first code is confirmed",
        body: inputSchema(passwordFields),
        response: { 200: setUpReply, ...failures },
      },
    },
    async (request) => {
      const { id, email } = staffOf(request);
      await confirmPassword(options, request, { field: "password", ...request.body });
      const secret = await beginSecondFactor(db, sealer, id);
      if (secret === undefined) throw new Refusal(409, onAlready);
      const address = totpAddress(secret, { issuer: `${clinic.name} staff`, email });
      const data = { secret, address, drawing: drawQrCode(address) };
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
        response: { 200: codesReply, ...failures },
      },
    },
    async (request) => {
      const userId = staffOf(request).id;
      const counted = await countCode(request);
      const recovery_codes = await audited(
        db,
        request,
        async (trx) => {
          const { code } = request.body;
          const codes = await confirmSecondFactor(trx, sealer, { userId, code });
          if (codes === undefined) throw badInput({ code: codeRefused });
          await endSessions(trx, userId, sessionOf(request).id);
          return codes;
        },
        () => ({ act: "second-factor-on" }),
      );
      await forgetCodeAttempts(db, counted);
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
        response: { 200: doneReply, ...failures },
      },
    },
    async (request) => {
      const { password, code } = request.body;
      await confirmPassword(options, request, { field: "password", password });
      const userId = await requireOn(request);
      const counted = await countCode(request);
      await audited(
        db,
        request,
        async (trx) => {
          const taken = await takeCode(trx, sealer, { userId, code });
          if (taken === undefined) throw badInput({ code: codeRefused });
          await removeSecondFactor(trx, userId);
          await addNotice(trx, { userId, kind: "second-factor-off", subject: "yourself" });
        },
        () => ({ act: "second-factor-off" }),
      );
      await forgetCodeAttempts(db, counted);
      return { status: "success", message: "The second factor is off." };
    },
  );

  app.post<{ Body: { password: string } }>(
    `${path}/recovery-codes`,
    {
      schema: {
        summary: "Replaces the recovery codes and returns the new ones, only once",
        body: inputSchema(passwordFields),
        response: { 200: codesReply, ...failures },
      },
    },
    async (request) => {
      await confirmPassword(options, request, { field: "password", ...request.body });
      const userId = await requireOn(request);
      const recovery_codes = await audited(
        db,
        request,
        (trx) => makeRecoveryCodes(trx, userId),
        () => ({ act: "recovery-codes-made" }),
      );
      return {
        status: "success",
        message: "Here are new recovery codes.",
        data: { recovery_codes },
      };
    },
  );

  async function requireOn(request: FastifyRequest): Promise<string> {
    const { id } = staffOf(request);
    if (!(await findSecondFactor(db, id)).isOn) throw new Refusal(409, notOn);
    return id;
  }

  async function countCode(request: FastifyRequest<{ Body: { code: string } }>) {
    const network = clientNetwork(request.ip);
    const { code } = request.body;
    const attempt: CodeAttempt = { userId: staffOf(request).id, network, kind: codeKind(code) };
    const waitSeconds = await countCodeAttempt(db, attempt);
    if (waitSeconds > 0) throw tooManyAttempts(waitSeconds);
    return attempt;
  }
}
