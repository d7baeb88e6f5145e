import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { FieldErrors } from "#domain/field.ts";

/** An expected error with a message for people. Anything else that is thrown is a bug or an outage. */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly errors: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly data: unknown;

  constructor(statusCode: number, message: string, more: RefusalDetails = {}) {
    super(message);
    this.statusCode = statusCode;
    this.errors = more.errors;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.data = more.data;
  }
}

interface RefusalDetails {
  errors?: FieldErrors;
  retryAfterSeconds?: number;
  data?: unknown;
}

export function badInput(errors: FieldErrors): Refusal {
  return new Refusal(400, Object.values(errors)[0] ?? "Some of this is not valid.", { errors });
}

export function tooManyAttempts(waitSeconds: number): Refusal {
  const minutes = Math.ceil(waitSeconds / 60);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  const sentence = `Too many attempts. Please wait ${wait} and try again.`;
  return new Refusal(429, sentence, { retryAfterSeconds: waitSeconds });
}

export function tooBusy(): Refusal {
  return new Refusal(503, busy, { retryAfterSeconds: busySeconds });
}

interface Failure {
  status: "fail";
  message: string;
  error: string;
  errors?: FieldErrors;
}

interface ErrorResponse {
  statusCode: number;
  failure: Failure;
}

/** Only the message of an HttpError reaches the client; any other error gets a fixed text. */
export function failureFor(error: unknown): ErrorResponse {
  if (error instanceof Refusal)
    return createErrorResponse(error.statusCode, error.message, error.errors);
  const statusCode = (error as FastifyError).statusCode ?? 500;
  // Checked before transient errors, because a client that aborts is an ECONNRESET as well.
  if (statusCode >= 400 && statusCode < 500)
    return createErrorResponse(
      statusCode,
      textFor[statusCode] ?? "That request cannot be answered.",
    );
  if (isForAMoment(error)) return createErrorResponse(503, busy);
  return createErrorResponse(500, "Something went wrong on our side.");
}

export function isForAMoment(error: unknown): boolean {
  return (error as FastifyError).statusCode === 503 || isDatabaseAway(error);
}

export function addErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    sendFailure(error, request, reply);
  });
  app.setNotFoundHandler((_request, reply) => {
    reply.code(404).send(createErrorResponse(404, "There is nothing at this address.").failure);
  });
}

export function sendFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return reply.send(beginFailure(error, request, reply));
}

/** Logs the error, sets the status and the headers, and leaves sending the body to the caller. */
export function beginFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Failure & { data?: unknown } {
  const { statusCode, failure } = failureFor(error);
  if (error instanceof Refusal && statusCode >= 500)
    request.log.warn({ statusCode, reason: failure.message }, "request refused");
  else if (statusCode >= 500) request.log.error({ err: error }, "request failed");
  const retryAfter = error instanceof Refusal ? error.retryAfterSeconds : undefined;
  if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
  else if (statusCode === 503) reply.header("retry-after", busySeconds);
  const data = error instanceof Refusal && error.data !== undefined ? { data: error.data } : {};
  reply.code(statusCode);
  return { ...failure, ...data };
}

export const busySeconds = 5;
const busy = "The site is busy. Please try again in a moment.";

const textFor: Record<number, string> = {
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
  const failure: Failure = { status: "fail", message, error: message, ...(errors && { errors }) };
  return { statusCode, failure };
}

function isDatabaseAway(error: unknown): boolean {
  const { errcode, code } = error as { errcode?: number; code?: string };
  if (errcode !== undefined) return [5, 6, 8, 10, 13, 14].includes(errcode & 0xff);
  if (code === undefined) return poolFaults.test(String(error));
  return /^(08|25006|53|57P0|55000|55P03|57014)/.test(code) || networkFaults.includes(code);
}

/** pg reports a broken or missing connection with a message and no code. */
const poolFaults =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed and is not queryable/;

const networkFaults = ["ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "EPIPE", "ENOTFOUND"];
