import multipart, { type MultipartFile } from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import Type from "typebox";
import { imageAddress, uploadLimitBytes } from "#domain/images/image.ts";
import { storeImage } from "#domain/images/images.server.ts";
import { listImages, removeImageEverywhere } from "#domain/images/remove-image.server.ts";
import { inputSchema } from "#domain/input.server.ts";
import { writeAudit } from "#domain/staff/audit.server.ts";
import type { Auth } from "#domain/staff/auth.server.ts";
import { passwordFields } from "#domain/staff/user.ts";
import type { Db } from "#domain/tables.ts";
import { createTurns } from "#domain/turns.server.ts";
import { badInput, Refusal } from "../../errors.ts";
import { dataReply, doneReply, failures, found } from "../replies.ts";
import { audited } from "./audited.ts";
import { confirmPassword } from "./confirm-password.ts";
import { actorOf } from "./guard.ts";

const mostAtOnce = 2;
const mostWaiting = 8;
/** Allowance for multipart headers and boundaries around the file. */
const envelopeBytes = 64 * 1024;

export async function imageRoutes(app: FastifyInstance, options: { db: Db; auth: Auth }) {
  const { db } = options;
  await app.register(multipart, {
    limits: { fileSize: uploadLimitBytes, files: 1, fields: 0, parts: 1 },
    throwFileSizeLimit: true,
  });
  const turns = createTurns(mostAtOnce);

  app.post(
    "/api/upload",
    {
      schema: {
        summary: "Uploads an image (JPEG, PNG, WebP or GIF, at most 15 MB) and returns its path",
        description:
          "/uploads/{hash}.webp is the widest version; /uploads/{hash}-480.webp, -960 and -1600, " +
          "also as .avif, are narrower.",
        consumes: ["multipart/form-data"],
        body: Type.Object({ image: Type.Unsafe({ type: "string", format: "binary" }) }),
        response: { 200: { content: { "text/plain": { schema: Type.String() } } }, ...failures },
      },
      // The handler reads the parts itself, so there is no parsed body to validate.
      validatorCompiler: () => () => true,
      onRequest: (request, reply) => takePlace(request, reply),
    },
    async (request, reply) => {
      const stored = await storeImage(db, await readFile(request));
      if ("refused" in stored) throw badInput({ image: stored.refused });
      if (stored.isNew)
        await writeAudit(db, actorOf(request), { act: "image-added", thing: thingOf(stored.hash) });
      return reply.type("text/plain; charset=utf-8").send(imageAddress(stored.hash));
    },
  );

  app.get<{ Querystring: { page?: number } }>(
    "/api/staff/images",
    {
      schema: {
        summary: "Uploaded images, newest first, with the posts that use each",
        querystring: Type.Object({ page: Type.Optional(Type.Integer({ minimum: 1 })) }),
        response: { 200: dataReply(Type.Array(imageSchema)), ...failures },
      },
    },
    async ({ query }) => ({
      status: "success",
      message: "The images.",
      data: await listImages(db, query.page),
    }),
  );

  app.post<{ Params: { hash: string }; Body: { password: string } }>(
    "/api/staff/images/:hash/remove",
    {
      schema: {
        summary: "Permanently removes an image everywhere; requires your own password",
        params: Type.Object({ hash: Type.String() }),
        body: inputSchema(passwordFields),
        response: { 200: doneReply, ...failures },
      },
    },
    async (request) => {
      const { hash } = request.params;
      const { password } = request.body;
      await confirmPassword(options, request, { field: "password", password });
      await audited(
        db,
        request,
        async (trx) => found(await removeImageEverywhere(trx, hash), "There is no such image."),
        () => ({ act: "image-removed", thing: thingOf(hash) }),
      );
      return { status: "success", message: "The image is removed everywhere." };
    },
  );

  async function takePlace(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (Number(request.headers["content-length"] ?? 0) > uploadLimitBytes + envelopeBytes)
      throw tooLarge();
    if (turns.count() >= mostWaiting)
      throw new Refusal(
        503,
        "Several pictures are still uploading. Please try again in a moment.",
        {
          retryAfterSeconds: 10,
        },
      );
    const place = await turns.enter();
    if (reply.raw.destroyed) place.leave();
    else reply.raw.once("close", place.leave);
  }
}

const imageSchema = Type.Object({
  hash: Type.String(),
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  created_at: Type.String(),
  posts: Type.Array(Type.Object({ id: Type.Integer(), title: Type.String() })),
});

function thingOf(hash: string) {
  return { id: hash, name: imageAddress(hash) };
}

async function readFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new Refusal(415, "Please send the picture as a form upload.");
  const endless = new Promise<never>((_resolve, reject) => {
    let received = 0;
    request.raw.on("data", (chunk: Buffer) => {
      received += chunk.length;
      if (received > uploadLimitBytes + envelopeBytes) reject(tooLarge());
    });
  });
  try {
    const bytes = await Promise.race([endless, readOnly(request.files())]);
    if (bytes === undefined) throw badInput({ image: "Please choose a picture." });
    return bytes;
  } catch (error) {
    throw refusalFor(error);
  }
}

/** The second next() rejects if there is another file. */
async function readOnly(files: AsyncIterableIterator<MultipartFile>): Promise<Buffer | undefined> {
  const { value: file } = await files.next();
  const bytes = await file?.toBuffer();
  await files.next();
  return file?.fieldname === "image" ? bytes : undefined;
}

function refusalFor(error: unknown): unknown {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code === "FST_REQ_FILE_TOO_LARGE") return tooLarge();
  if (code === "FST_PARTS_LIMIT" || code === "FST_FILES_LIMIT" || code === "FST_FIELDS_LIMIT")
    return badInput({ image: "Please send one picture at a time, and nothing else." });
  // The multipart parser reports a malformed body without a status.
  if (statusCode === undefined)
    return badInput({ image: "This upload is broken. Please send the picture again." });
  return error;
}

function tooLarge(): Refusal {
  const message = "This picture is larger than 15 MB. Please make it smaller, or send it as JPEG.";
  return new Refusal(413, message, { errors: { image: message } });
}
