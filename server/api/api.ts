import { isUtf8 } from "node:buffer";
import type { FastifyInstance } from "fastify";
import type { TObject } from "typebox";
import { isValidatedByDomain } from "#domain/fields/content-schema.server.ts";
import { createParameterParser, createParser } from "#domain/fields/input-parser.server.ts";
import type { FormTokens } from "#domain/messages/form-token.server.ts";
import type { Db } from "#domain/records/tables.ts";
import type { Auth } from "#domain/staff/auth.server.ts";
import type { PasskeyVerifier } from "#domain/staff/passkey-verifier.server.ts";
import type { TextCipher } from "#domain/staff/text-cipher.server.ts";
import type { Sessions } from "../auth/sessions.ts";
import { enforceBodyTimeout } from "../http/body-timeout.ts";
import type { UntrustedProxy } from "../http/detect-untrusted-proxy.ts";
import { HttpError, validationError } from "../http/http-error.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { SharedResponder } from "../page-cache/shared-response.ts";
import type { RenderPage } from "../pages.ts";
import { contactFormRoutes } from "./public/contact-form-routes.ts";
import { passkeySignInRoutes } from "./public/passkey-sign-in-routes.ts";
import { passwordLinkRoutes } from "./public/password-link-routes.ts";
import { publicLocationRoutes } from "./public/public-location-routes.ts";
import { publicPostRoutes } from "./public/public-post-routes.ts";
import { signInRoutes } from "./public/sign-in-routes.ts";
import { tapRoutes } from "./public/tap-routes.ts";
import { accountRoutes } from "./staff/account-routes.ts";
import { accountSessionRoutes } from "./staff/account-session-routes.ts";
import { auditRoutes } from "./staff/audit-routes.ts";
import { autosaveRoutes } from "./staff/autosave-routes.ts";
import { clinicRoutes } from "./staff/clinic-routes.ts";
import { formerLinkRoutes } from "./staff/former-link-routes.ts";
import { guardStaffRoutes } from "./staff/guard.ts";
import { imageRoutes } from "./staff/image-routes.ts";
import { imageUploadRoutes } from "./staff/image-upload-routes.ts";
import { mailRoutes } from "./staff/mail-routes.ts";
import { messageAnswerRoutes } from "./staff/message-answer-routes.ts";
import { messageBatchRoutes } from "./staff/message-batch-routes.ts";
import { messageNoteRoutes } from "./staff/message-note-routes.ts";
import { messageTrashRoutes } from "./staff/message-trash-routes.ts";
import { noticeRoutes } from "./staff/notice-routes.ts";
import { passkeyRoutes } from "./staff/passkey-routes.ts";
import { secondFactorRequirementRoutes } from "./staff/second-factor-requirement-routes.ts";
import { secondFactorRoutes } from "./staff/second-factor-routes.ts";
import { secondFactorSetupRoutes } from "./staff/second-factor-setup-routes.ts";
import { senderRoutes } from "./staff/sender-routes.ts";
import { similarPageRoutes } from "./staff/similar-page-routes.ts";
import { staffLocationRoutes } from "./staff/staff-location-routes.ts";
import { staffMessageRoutes } from "./staff/staff-message-routes.ts";
import { staffPostListRoutes } from "./staff/staff-post-list-routes.ts";
import { staffPostRoutes } from "./staff/staff-post-routes.ts";
import { trashBatchRoutes } from "./staff/trash-batch-routes.ts";
import { trashRoutes } from "./staff/trash-routes.ts";
import { trustedDeviceRoutes } from "./staff/trusted-device-routes.ts";
import { userRecoveryRoutes } from "./staff/user-recovery-routes.ts";
import { userRoutes } from "./staff/user-routes.ts";
import { versionRoutes } from "./staff/version-routes.ts";
import { visitRoutes } from "./staff/visit-routes.ts";

interface ApiOptions {
  db: Db;
  siteUrl: string;
  auth: Auth;
  cipher: TextCipher;
  sessions: Sessions;
  passkeys: PasskeyVerifier;
  formTokens: FormTokens;
  mailer: Mailer;
  renderPage: RenderPage;
  respondShared: SharedResponder;
  untrustedProxy: UntrustedProxy;
}

const defaultBodyLimit = 16 * 1024;

export async function registerApi(app: FastifyInstance, options: ApiOptions): Promise<void> {
  await app.register(async (api) => {
    api.removeAllContentTypeParsers();
    registerJsonParser(api);
    enforceBodyTimeout(api);
    api.addHook("onRoute", (route) => {
      route.bodyLimit ??= defaultBodyLimit;
    });
    api.addHook("onRequest", async (_request, reply) => {
      reply.header("cache-control", "no-store");
    });
    api.setValidatorCompiler(({ schema, httpPart }) => {
      if (isValidatedByDomain in (schema as object)) return requireObject;
      const parseInput =
        httpPart === "body"
          ? createParser(schema as TObject)
          : createParameterParser(schema as TObject);
      return (input: unknown) => {
        const result = parseInput(input);
        return "errors" in result
          ? { error: validationError(result.errors) }
          : { value: result.value };
      };
    });

    await api.register(publicPostRoutes, options);
    await api.register(publicLocationRoutes, options);
    await api.register(contactFormRoutes, options);
    await api.register(signInRoutes, options);
    await api.register(passkeySignInRoutes, options);
    await api.register(passwordLinkRoutes, options);
    await api.register(tapRoutes);
    await api.register(async (staff) => {
      guardStaffRoutes(staff, options);
      await staff.register(staffPostListRoutes, options);
      await staff.register(formerLinkRoutes, options);
      await staff.register(staffPostRoutes, options);
      await staff.register(staffLocationRoutes, options);
      await staff.register(similarPageRoutes, options);
      await staff.register(imageUploadRoutes, options);
      await staff.register(imageRoutes, options);
      await staff.register(staffMessageRoutes, options);
      await staff.register(messageBatchRoutes, options);
      await staff.register(messageAnswerRoutes, options);
      await staff.register(messageNoteRoutes, options);
      await staff.register(messageTrashRoutes, options);
      await staff.register(senderRoutes, options);
      await staff.register(mailRoutes, options);
      await staff.register(trashRoutes, options);
      await staff.register(trashBatchRoutes, options);
      await staff.register(versionRoutes, options);
      await staff.register(autosaveRoutes, options);
      await staff.register(accountRoutes, options);
      await staff.register(accountSessionRoutes, options);
      await staff.register(trustedDeviceRoutes, options);
      await staff.register(passkeyRoutes, options);
      await staff.register(secondFactorSetupRoutes, options);
      await staff.register(secondFactorRoutes, options);
      await staff.register(noticeRoutes, options);
      await staff.register(secondFactorRequirementRoutes, options);
      await staff.register(userRoutes, options);
      await staff.register(userRecoveryRoutes, options);
      await staff.register(auditRoutes, options);
      await staff.register(clinicRoutes, options);
      await staff.register(visitRoutes, options);
    });
  });
}

function requireObject(body: unknown) {
  return typeof body === "object" && body !== null && !Array.isArray(body)
    ? { value: body }
    : { error: validationError({ body: "Please send the fields as a JSON object." }) };
}

/**
 * Accepts UTF-8 only, because other encodings would be stored with replacement characters. An empty
 * body counts as none, because some clients send a content type with every request.
 */
function registerJsonParser(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser("error", "error");
  api.addHook("onRequest", async ({ headers }) => {
    const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(headers["content-type"] ?? "")?.[1];
    const isUnsupported = charset !== undefined && !/^utf-?8$/i.test(charset);
    // Compressed bodies are rejected, which rules out decompression bombs.
    if (isUnsupported || (headers["content-encoding"] ?? "identity") !== "identity")
      throw Object.assign(new Error(), { statusCode: 415 });
  });
  api.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else if (isUtf8(body as Buffer)) parse(request, body.toString(), done);
    else done(new HttpError(400, "That request is not in UTF-8."));
  });
}
