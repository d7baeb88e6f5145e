import multipart, { type MultipartFile } from "@fastify/multipart";
import type { FastifyReply, FastifyRequest } from "fastify";
import Type from "typebox";
import { storeImage } from "#domain/images/images.server.ts";
import { uploadLimitBytes } from "#domain/images/upload-limits.ts";
import { createSemaphore } from "#domain/limits/semaphore.server.ts";
import { getImageUrl } from "#domain/records/image-url.ts";
import { recordAudit } from "#domain/staff/audit-log.server.ts";
import { HttpError, validationError } from "#server/http/http-error.ts";
import { route } from "../route.ts";
import type { RoutePlugin } from "../route-plugin.ts";
import { confirmAdmission, getActor } from "./guard.ts";
import { getImageAuditTarget } from "./image-routes.ts";

const maxConcurrentUploads = 2;
const maxQueuedUploads = 8;
/** Allowance for multipart headers and boundaries around the file. */
const envelopeBytes = 64 * 1024;
const busyMessage = "Several pictures are still uploading. Please try again in a moment.";

export const imageUploadRoutes: RoutePlugin = async (app, { db, sessions }) => {
  await app.register(multipart, {
    limits: { fileSize: uploadLimitBytes, files: 1, fields: 0, parts: 1 },
    throwFileSizeLimit: true,
  });
  const semaphore = createSemaphore(maxConcurrentUploads);

  route(app, {
    method: "POST",
    url: "/api/upload",
    validatorCompiler: () => () => true,
    onRequest: (request, reply) => acquireUploadSlot(request, reply),
    operationId: "uploadImage",
    summary: "Uploads an image (JPEG, PNG, WebP or GIF, at most 15 MB) and returns its path",
    description:
      "/uploads/{hash}.webp is the widest version; /uploads/{hash}-480.webp, -960 and -1600, " +
      "also as .avif, are narrower.",
    consumes: ["multipart/form-data"],
    body: Type.Object({ image: Type.Unsafe({ type: "string", format: "binary" }) }),
    errorStatuses: [413, 415],
    reply: {
      description: "The path of the image",
      content: { "text/plain": { schema: Type.String() } },
    },
    handler: async (request, reply) => {
      const { bytes, name } = await readUpload(request);
      await confirmAdmission({ db, sessions }, request);
      const stored = await storeImage(db, bytes, name);
      if ("refused" in stored) {
        if (stored.cause !== undefined) request.log.warn({ err: stored.cause }, "picture refused");
        throw validationError({ image: stored.refused });
      }
      if (stored.isNew)
        await recordAudit(db, getActor(request), {
          action: "image-added",
          target: getImageAuditTarget(stored.hash),
        });
      return reply.type("text/plain; charset=utf-8").send(getImageUrl(stored.hash));
    },
  });

  async function acquireUploadSlot(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (Number(request.headers["content-length"] ?? 0) > uploadLimitBytes + envelopeBytes)
      throw createTooLargeError();
    if (semaphore.countWaiting() >= maxQueuedUploads)
      throw new HttpError(503, busyMessage, { retryAfterSeconds: 10 });
    const permit = await semaphore.acquire();
    if (reply.raw.destroyed) permit.release();
    else reply.raw.once("close", permit.release);
  }
};

interface UploadedFile {
  bytes: Buffer;
  name: string;
}

async function readUpload(request: FastifyRequest): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new HttpError(415, "Please send the picture as a form upload.");
  const rejectOversized = new Promise<never>((_resolve, reject) => {
    let received = 0;
    request.raw.on("data", (chunk: Buffer) => {
      received += chunk.length;
      if (received > uploadLimitBytes + envelopeBytes) reject(createTooLargeError());
    });
  });
  try {
    const file = await Promise.race([rejectOversized, readSingleFile(request.files())]);
    if (file === undefined) throw validationError({ image: "Please choose a picture." });
    return file;
  } catch (error) {
    throw toUploadError(error);
  }
}

/** The second next() rejects if there is another file. */
async function readSingleFile(
  files: AsyncIterator<MultipartFile, undefined>,
): Promise<UploadedFile | undefined> {
  const { value: file } = await files.next();
  const bytes = await file?.toBuffer();
  await files.next();
  if (file?.fieldname !== "image" || bytes === undefined) return undefined;
  return { bytes, name: file.filename };
}

function toUploadError(error: unknown): unknown {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code === "FST_REQ_FILE_TOO_LARGE") return createTooLargeError();
  if (code === "FST_PARTS_LIMIT" || code === "FST_FILES_LIMIT" || code === "FST_FIELDS_LIMIT")
    return validationError({ image: "Please send one picture at a time, and nothing else." });
  // The multipart parser reports a malformed body without a status.
  if (statusCode === undefined)
    return validationError({ image: "This upload is broken. Please send the picture again." });
  return error;
}

function createTooLargeError(): HttpError {
  const message = "This picture is larger than 15 MB. Please make it smaller, or send it as JPEG.";
  return new HttpError(413, message, { errors: { image: message } });
}
