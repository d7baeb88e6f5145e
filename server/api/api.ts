import { isUtf8 } from "node:buffer";
import type { FastifyInstance } from "fastify";
import type { TObject } from "typebox";
import { inputReader, parameterReader } from "#domain/input.server.ts";
import type { FormStamps } from "#domain/messages/form-stamp.server.ts";
import type { Auth } from "#domain/staff/auth.server.ts";
import type { Sealer } from "#domain/staff/sealed-text.server.ts";
import type { Db } from "#domain/tables.ts";
import { badInput, Refusal } from "../errors.ts";
import type { Mailer } from "../mailer.ts";
import type { ShareAnswer } from "../page-cache/shared-answers.ts";
import type { RenderPage } from "../pages.ts";
import type { Sessions } from "../sessions.ts";
import type { UntrustedProxy } from "../untrusted-proxy.ts";
import { locationRoutes } from "./public/locations.ts";
import { loginRoutes } from "./public/login.ts";
import { messageRoutes } from "./public/messages.ts";
import { passwordLinkRoutes } from "./public/password-links.ts";
import { postRoutes } from "./public/posts.ts";
import { refuseSlowBodies } from "./slow-bodies.ts";
import { accountRoutes } from "./staff/account.ts";
import { auditRoutes } from "./staff/audit.ts";
import { guardStaffRoutes } from "./staff/guard.ts";
import { imageRoutes } from "./staff/images.ts";
import { staffLocationRoutes } from "./staff/locations.ts";
import { lockedOutUserRoutes } from "./staff/locked-out-users.ts";
import { mailRoutes } from "./staff/mail.ts";
import { staffMessageRoutes } from "./staff/messages.ts";
import { noticeRoutes } from "./staff/notices.ts";
import { staffPostRoutes } from "./staff/posts.ts";
import { secondFactorRoutes } from "./staff/second-factor.ts";
import { secondFactorDutyRoutes } from "./staff/second-factor-duty.ts";
import { trashRoutes } from "./staff/trash.ts";
import { userRoutes } from "./staff/users.ts";
import { versionRoutes } from "./staff/versions.ts";

interface ApiOptions {
  db: Db;
  siteUrl: string;
  auth: Auth;
  sealer: Sealer;
  sessions: Sessions;
  stamps: FormStamps;
  mailer: Mailer;
  renderPage: RenderPage;
  share: ShareAnswer;
  untrustedProxy: UntrustedProxy;
}

const fewLines = 16 * 1024;

/** All writes go through this API. Routes registered under the guard are for admins only. */
export async function addApi(app: FastifyInstance, options: ApiOptions): Promise<void> {
  await app.register(async (api) => {
    api.removeAllContentTypeParsers();
    addJsonParser(api);
    refuseSlowBodies(api);
    api.addHook("onRoute", (route) => {
      route.bodyLimit ??= fewLines;
    });
    api.addHook("onRequest", async (_request, reply) => {
      reply.header("cache-control", "no-store");
    });
    api.setValidatorCompiler(({ schema, httpPart }) => {
      const read =
        httpPart === "body" ? inputReader(schema as TObject) : parameterReader(schema as TObject);
      return (input: unknown) => {
        const result = read(input);
        return "errors" in result ? { error: badInput(result.errors) } : { value: result.value };
      };
    });

    await api.register(postRoutes, options);
    await api.register(locationRoutes, options);
    await api.register(messageRoutes, options);
    await api.register(loginRoutes, options);
    await api.register(passwordLinkRoutes, options);
    await api.register(async (staff) => {
      guardStaffRoutes(staff, options);
      await staff.register(staffPostRoutes, options);
      await staff.register(staffLocationRoutes, options);
      await staff.register(imageRoutes, options);
      await staff.register(staffMessageRoutes, options);
      await staff.register(mailRoutes, options);
      await staff.register(trashRoutes, options);
      await staff.register(versionRoutes, options);
      await staff.register(accountRoutes, options);
      await staff.register(secondFactorRoutes, options);
      await staff.register(noticeRoutes, options);
      await staff.register(secondFactorDutyRoutes, options);
      await staff.register(userRoutes, options);
      await staff.register(lockedOutUserRoutes, options);
      await staff.register(auditRoutes, options);
    });
  });
}

/**
 * Accepts UTF-8 only, because other encodings would be stored with replacement characters. An empty
 * body counts as none, because some clients send a content type with every request.
 */
function addJsonParser(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser("error", "error");
  api.addHook("onRequest", async ({ headers }) => {
    const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(headers["content-type"] ?? "")?.[1];
    const isOther = charset !== undefined && !/^utf-?8$/i.test(charset);
    // Compressed bodies are rejected, which rules out decompression bombs.
    if (isOther || (headers["content-encoding"] ?? "identity") !== "identity")
      throw Object.assign(new Error(), { statusCode: 415 });
  });
  api.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else if (isUtf8(body as Buffer)) parse(request, body.toString(), done);
    else done(new Refusal(400, "That request is not in UTF-8."));
  });
}
