import type { FastifyRequest } from "fastify";
import { findCollection } from "#domain/clinic/clinic-definitions.ts";
import type { ClinicKind } from "#domain/clinic/define-content.ts";
import { imageEndpoints } from "#domain/images/image-endpoints.server.ts";
import { describeImage } from "#domain/images/images.server.ts";
import { listImages } from "#domain/images/list-images.server.ts";
import { removeImageEverywhere } from "#domain/images/remove-image.server.ts";
import { replaceImageEverywhere } from "#domain/images/replace-image.server.ts";
import { truncateWal } from "#domain/operations/truncate-wal.server.ts";
import { getImageUrl } from "#domain/records/image-url.ts";
import { formatAreaRefusal, getContentArea, mayAccess } from "#domain/staff/roles.ts";
import { HttpError, validationError } from "#server/http/http-error.ts";
import { orNotFound } from "../or-not-found.ts";
import { route } from "../route.ts";
import type { RoutePlugin } from "../route-plugin.ts";
import { confirmPassword } from "./confirm-password.ts";
import { findSavedBy, requireStaff } from "./guard.ts";
import { withAudit } from "./with-audit.ts";

const notFoundMessage = "There is no such image.";

export const imageRoutes: RoutePlugin = async (app, options) => {
  const { db } = options;

  route(app, {
    ...imageEndpoints.list,
    operationId: "listImages",
    summary: "Uploaded images, newest first, with the posts and the clinic content that use each",
    handler: async ({ query }) => ({ message: "The images.", data: await listImages(db, query) }),
  });

  route(app, {
    ...imageEndpoints.describe,
    operationId: "updateImage",
    summary: "Stores what an image shows and the focal point that crops of covers keep",
    errorStatuses: [404],
    handler: async ({ params: { hash }, body }) => {
      orNotFound(await describeImage(db, hash, body), notFoundMessage);
      return { message: "The description is saved." };
    },
  });

  route(app, {
    ...imageEndpoints.replace,
    operationId: "replaceImage",
    summary: "Puts another image in its place everywhere; earlier versions stay as they were",
    errorStatuses: [403, 404],
    handler: async (request) => {
      const { hash } = request.params;
      const { by } = request.body;
      if (by === hash) throw validationError({ by: "Please choose another image." });
      const replaced = await withAudit(db, request, {
        change: async (trx) => {
          const result = await replaceImageEverywhere(trx, {
            hash,
            by,
            staffName: await findSavedBy(trx, request),
            mayChange: getPermission(request),
          });
          return requirePermission(orNotFound(result, notFoundMessage));
        },
        event: () => ({ action: "image-replaced", target: getImageAuditTarget(hash) }),
      });
      return { message: "The picture is replaced everywhere.", data: replaced };
    },
  });

  route(app, {
    ...imageEndpoints.remove,
    operationId: "removeImage",
    summary: "Permanently removes an image everywhere; requires your own password",
    errorStatuses: [403, 404, 409, 429],
    handler: async (request) => {
      const { hash } = request.params;
      const { password, uses } = request.body;
      await confirmPassword(options, request, password);
      await withAudit(db, request, {
        change: async (trx) => {
          const removal = { hash, uses, mayChange: getPermission(request) };
          const result = await removeImageEverywhere(trx, removal);
          const removed = requirePermission(orNotFound(result, notFoundMessage));
          if ("uses" in removed) throw new HttpError(409, formatUses(removed.uses));
          return removed;
        },
        event: () => ({ action: "image-removed", target: getImageAuditTarget(hash) }),
      });
      await truncateWal(db);
      return { message: "The image is removed everywhere." };
    },
  });
};

function formatUses(uses: number): string {
  const places = uses === 1 ? "1 place uses" : `${uses} places use`;
  return `This has changed meanwhile: ${uses === 0 ? "nothing uses" : places} it now. Nothing was removed. Please look again.`;
}

export function getImageAuditTarget(hash: string) {
  return { id: hash, name: getImageUrl(hash) };
}

function getPermission(request: FastifyRequest) {
  const { role } = requireStaff(request);
  return (kind: ClinicKind) => mayAccess(role, getContentArea(kind));
}

function requirePermission<Result extends object>(result: Result | { refused: ClinicKind }) {
  if (!("refused" in result)) return result;
  const label = findCollection(result.refused)?.label ?? result.refused;
  const message = `Nothing was changed: it is also shown in “${label}”. ${formatAreaRefusal(getContentArea(result.refused))}`;
  throw new HttpError(403, message);
}
