import { isUtf8 } from "node:buffer";
import type { FastifyInstance } from "fastify";
import type { TObject } from "typebox";
import { isValidatedByDomain } from "#domain/fields/content-schema.server.ts";
import { notJsonMessage } from "#domain/fields/input-errors.server.ts";
import { createParameterParser, createParser } from "#domain/fields/input-parser.server.ts";
import { isRecord } from "#domain/fields/is-record.ts";
import { enforceBodyTimeout } from "../http/body-timeout.ts";
import { notFound, validationError } from "../http/http-error.ts";
import { type ApiTag, tagRoutes } from "./openapi.ts";
import { contactFormRoutes } from "./public/contact-form-routes.ts";
import { passkeySignInRoutes } from "./public/passkey-sign-in-routes.ts";
import { passwordLinkRoutes } from "./public/password-link-routes.ts";
import { publicLocationRoutes } from "./public/public-location-routes.ts";
import { publicPostRoutes } from "./public/public-post-routes.ts";
import { signInRoutes } from "./public/sign-in-routes.ts";
import { tapRoutes } from "./public/tap-routes.ts";
import type { ApiOptions, RoutePlugin } from "./route-plugin.ts";
import { accountRoutes } from "./staff/account-routes.ts";
import { accountSessionRoutes } from "./staff/account-session-routes.ts";
import { auditRoutes } from "./staff/audit-routes.ts";
import { autosaveRoutes } from "./staff/autosave-routes.ts";
import { clinicRoutes } from "./staff/clinic-routes.ts";
import { formerLinkRoutes } from "./staff/former-link-routes.ts";
import { guardStaffRoutes, type RouteArea, setRouteArea } from "./staff/guard.ts";
import { imageRoutes } from "./staff/image-routes.ts";
import { imageUploadRoutes } from "./staff/image-upload-routes.ts";
import { mailRoutes } from "./staff/mail-routes.ts";
import { messageAnswerRoutes } from "./staff/message-answer-routes.ts";
import { messageBatchRoutes } from "./staff/message-batch-routes.ts";
import { messageNoteRoutes } from "./staff/message-note-routes.ts";
import { messageTrashRoutes } from "./staff/message-trash-routes.ts";
import { passkeyRoutes } from "./staff/passkey-routes.ts";
import { secondFactorRequirementRoutes } from "./staff/second-factor-requirement-routes.ts";
import { secondFactorRoutes } from "./staff/second-factor-routes.ts";
import { secondFactorSetupRoutes } from "./staff/second-factor-setup-routes.ts";
import { senderRoutes } from "./staff/sender-routes.ts";
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

interface RouteGroup {
  tag: ApiTag;
  /** The area of the routes that have none of their own. Without any, only owners may call them. */
  area?: RouteArea;
  plugins: RoutePlugin[];
}

const publicRoutes: RouteGroup[] = [
  { tag: "Posts", plugins: [publicPostRoutes] },
  { tag: "Location pages", plugins: [publicLocationRoutes] },
  { tag: "Contact forms", plugins: [contactFormRoutes] },
  { tag: "Sign-in", plugins: [signInRoutes, passkeySignInRoutes, passwordLinkRoutes] },
  { tag: "Visits", plugins: [tapRoutes] },
];

const staffRoutes: RouteGroup[] = [
  {
    tag: "Posts",
    area: "posts",
    plugins: [staffPostListRoutes, formerLinkRoutes, staffPostRoutes],
  },
  { tag: "Location pages", area: "location-pages", plugins: [staffLocationRoutes] },
  { tag: "Images", area: "images", plugins: [imageUploadRoutes, imageRoutes] },
  {
    tag: "Messages",
    area: "messages",
    plugins: [
      staffMessageRoutes,
      messageBatchRoutes,
      messageAnswerRoutes,
      messageNoteRoutes,
      messageTrashRoutes,
      senderRoutes,
    ],
  },
  { tag: "Email", area: "messages", plugins: [mailRoutes] },
  {
    tag: "Trash and versions",
    area: "by-kind",
    plugins: [trashRoutes, trashBatchRoutes, versionRoutes],
  },
  { tag: "Autosaves", area: "by-kind", plugins: [autosaveRoutes] },
  {
    tag: "Account",
    area: "everyone",
    plugins: [
      accountRoutes,
      accountSessionRoutes,
      trustedDeviceRoutes,
      passkeyRoutes,
      secondFactorSetupRoutes,
      secondFactorRoutes,
    ],
  },
  { tag: "Users", plugins: [secondFactorRequirementRoutes, userRoutes, userRecoveryRoutes] },
  { tag: "Audit log", plugins: [auditRoutes] },
  { tag: "Clinic content", plugins: [clinicRoutes] },
  { tag: "Visits", area: "everyone", plugins: [visitRoutes] },
];

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
        // The router matches /api/locationpages/ too, with an empty parameter.
        if (httpPart === "params" && Object.values(input as object).includes(""))
          return { error: notFound() };
        const result = parseInput(input);
        return "errors" in result
          ? { error: validationError(result.errors) }
          : { value: result.value };
      };
    });

    await registerGroups(api, publicRoutes, options);
    await api.register(async (staff) => {
      guardStaffRoutes(staff, options);
      await registerGroups(staff, staffRoutes, options);
    });
  });
}

async function registerGroups(
  api: FastifyInstance,
  groups: RouteGroup[],
  options: ApiOptions,
): Promise<void> {
  for (const { tag, area, plugins } of groups)
    await api.register(async (group) => {
      tagRoutes(group, tag);
      if (area !== undefined) setRouteArea(group, area);
      for (const plugin of plugins) await group.register(plugin, options);
    });
}

function requireObject(body: unknown) {
  return isRecord(body) ? { value: body } : { error: validationError({ body: notJsonMessage }) };
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
    else if (isUtf8(body as Buffer))
      parse(request, body.toString(), (error, value) =>
        done(error && validationError({ body: notJsonMessage }), value),
      );
    else done(validationError({ body: notJsonMessage }));
  });
}
