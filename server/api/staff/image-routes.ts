import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { dataResponse } from "#domain/fields/endpoint.server.ts";
import { getImageUrl } from "#domain/images/image.ts";
import { imageEndpoints } from "#domain/images/image-endpoints.server.ts";
import { listImages, removeImageEverywhere } from "#domain/images/remove-image.server.ts";
import type { Db } from "#domain/records/tables.ts";
import type { Auth } from "#domain/staff/auth.server.ts";
import { tagRoutes } from "../openapi.ts";
import { orNotFound } from "../response-schemas.ts";
import { route } from "../route.ts";
import { confirmPassword } from "./confirm-password.ts";
import { setRouteArea } from "./guard.ts";
import { withAudit } from "./with-audit.ts";

export async function imageRoutes(app: FastifyInstance, options: { db: Db; auth: Auth }) {
  tagRoutes(app, "Images");
  setRouteArea(app, "images");
  const { db } = options;

  route(
    app,
    {
      method: "GET",
      url: "/api/staff/images",
      operationId: "listImages",
      summary: "Uploaded images, newest first, with the posts and the clinic content that use each",
      query: Type.Object({ page: Type.Optional(Type.Integer({ minimum: 1 })) }),
      reply: dataResponse(Type.Array(imageSchema)),
    },
    async ({ query }) => ({
      message: "The images.",
      data: await listImages(db, query.page),
    }),
  );

  route(
    app,
    {
      ...imageEndpoints.remove,
      operationId: "removeImage",
      summary: "Permanently removes an image everywhere; requires your own password",
      errorStatuses: [404, 429],
    },
    async (request) => {
      const { hash } = request.params;
      const { password } = request.body;
      await confirmPassword(options, request, { field: "password", password });
      await withAudit(
        db,
        request,
        async (trx) =>
          orNotFound(await removeImageEverywhere(trx, hash), "There is no such image."),
        () => ({ action: "image-removed", target: getImageAuditTarget(hash) }),
      );
      return { message: "The image is removed everywhere." };
    },
  );
}

export function getImageAuditTarget(hash: string) {
  return { id: hash, name: getImageUrl(hash) };
}

const imageSchema = Type.Object(
  {
    hash: Type.String(),
    url: Type.String(),
    width: Type.Integer(),
    height: Type.Integer(),
    created_at: Type.String(),
    posts: Type.Array(Type.Object({ id: Type.Integer(), title: Type.String() })),
    clinic_kinds: Type.Array(Type.String(), {
      description: "The kinds of clinic content that show it",
    }),
  },
  { schemaName: "Image" },
);
