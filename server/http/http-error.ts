import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Static } from "typebox";
import type { errorSchema } from "#domain/fields/endpoint.server.ts";
import type { FieldErrors } from "#domain/fields/field-list.ts";

/** An expected error with a message for people. Anything else that is thrown is a bug or an outage. */
export class HttpError extends Error {
  readonly statusCode: number;
  readonly errors: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly data: unknown;

  constructor(statusCode: number, message: string, details: HttpErrorDetails = {}) {
    super(message);
    this.statusCode = statusCode;
    this.errors = details.errors;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.data = details.data;
  }
}

interface HttpErrorDetails {
  errors?: FieldErrors;
  retryAfterSeconds?: number;
  data?: unknown;
}

export function validationError(errors: FieldErrors): HttpError {
  return new HttpError(400, Object.values(errors)[0] ?? "Some of this is not valid.", { errors });
}

export function notFound(): HttpError {
  return new HttpError(404, "There is nothing at this address.");
}

export function tooManyAttempts(waitSeconds: number): HttpError {
  const minutes = Math.ceil(waitSeconds / 60);
  const duration = minutes === 1 ? "a minute" : `${minutes} minutes`;
  const text = `Too many attempts. Please wait ${duration} and try again.`;
  return new HttpError(429, text, { retryAfterSeconds: waitSeconds });
}

export function serviceUnavailable(): HttpError {
  return new HttpError(503, unavailableMessage, { retryAfterSeconds: unavailableRetrySeconds });
}

type ErrorBody = Static<typeof errorSchema>;

interface ErrorResponse {
  statusCode: number;
  errorBody: ErrorBody;
}

/** Only the message of an HttpError reaches the client. */
export function toErrorResponse(error: unknown): ErrorResponse {
  if (error instanceof HttpError)
    return createErrorResponse(error.statusCode, error.message, error.errors);
  const statusCode = (error as FastifyError).statusCode ?? 500;
  // Checked before transient errors, because a client that aborts is an ECONNRESET as well.
  if (statusCode >= 400 && statusCode < 500)
    return createErrorResponse(
      statusCode,
      messageByStatus[statusCode] ?? "That request cannot be answered.",
    );
  if (isTransient(error)) return createErrorResponse(503, unavailableMessage);
  return createErrorResponse(500, "Something went wrong on our side.");
}

export function isTransient(error: unknown): boolean {
  return (error as FastifyError).statusCode === 503 || isDatabaseUnavailable(error);
}

/** While the database is away every request fails, so the cause is enough and a stack says no more. */
export function logFailure({ log }: FastifyRequest, error: unknown, message: string): void {
  const { message: text, code } = error as NodeJS.ErrnoException;
  log.error(isTransient(error) ? { reason: text || code } : { err: error }, message);
}

export function registerErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    sendError(error, request, reply);
  });
  const { errorBody } = toErrorResponse(notFound());
  // Before the body, which the not-found handler would wait for.
  app.addHook("onRequest", async (request, reply) => {
    if (request.is404) return reply.code(404).send(errorBody);
  });
  app.setNotFoundHandler((_request, reply) => {
    reply.code(404).send(errorBody);
  });
}

export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return reply.send(prepareErrorResponse(error, request, reply));
}

export function prepareErrorResponse(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): ErrorBody & { data?: unknown } {
  const { statusCode, errorBody } = toErrorResponse(error);
  if (error instanceof HttpError && statusCode >= 500)
    request.log.warn({ statusCode, reason: errorBody.message }, "request refused");
  else if (statusCode >= 500) logFailure(request, error, "request failed");
  const retryAfter = error instanceof HttpError ? error.retryAfterSeconds : undefined;
  if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
  else if (statusCode === 503) reply.header("retry-after", unavailableRetrySeconds);
  reply.code(statusCode);
  return { ...errorBody, data: error instanceof HttpError ? error.data : undefined };
}

export const unavailableRetrySeconds = 5;
const unavailableMessage = "The site is busy. Please try again in a moment.";

const messageByStatus: Record<number, string> = {
  400: "That request is not well-formed.",
  404: "There is nothing at this address.",
  408: "That took too long to arrive.",
  413: "That is too large.",
  415: "That kind of content is not accepted here.",
  417: "That expectation cannot be met.",
  431: "The headers of that request are too large.",
};

function createErrorResponse(
  statusCode: number,
  message: string,
  errors?: FieldErrors,
): ErrorResponse {
  const errorBody: ErrorBody = {
    status: "fail",
    message,
    error: message,
    errors,
  };
  return { statusCode, errorBody };
}

function isDatabaseUnavailable(error: unknown): boolean {
  const { errcode, code } = error as { errcode?: number; code?: string };
  if (errcode !== undefined) return [5, 6, 8, 10, 13, 14].includes(errcode & 0xff);
  if (code === undefined) return poolErrorPattern.test(String(error));
  return (
    /^(08|25006|40001|40P01|53|57P0|55000|55P03|57014)/.test(code) ||
    networkErrorCodes.includes(code)
  );
}

/** pg reports a broken or missing connection with a message and no code. */
const poolErrorPattern =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed and is not queryable/;

const networkErrorCodes = [
  ...["ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "EPIPE", "ENOTFOUND"],
  ...["EAI_AGAIN", "EHOSTUNREACH", "EHOSTDOWN", "ENETUNREACH", "ENETDOWN"],
];
