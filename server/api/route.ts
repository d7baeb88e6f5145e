import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import Type, { type Static, type TSchema } from "typebox";
import { type Endpoint, errorSchema } from "#domain/fields/endpoint.server.ts";
import {
  getSharedHeaders,
  type RenderRequest,
  type RenderResult,
  type SharedResponder,
} from "#server/page-cache/shared-response.ts";

/** Text with markup is longer than other input. */
export const contentBodyLimit = 512 * 1024;

/** Fastify removes properties that are missing from the schema, so errors need one too. */
export const errorResponses = { "4xx": errorSchema, "5xx": errorSchema };

type FastifyOptions = Pick<
  RouteShorthandOptions,
  "bodyLimit" | "config" | "onRequest" | "validatorCompiler" | "errorHandler"
>;

interface RouteDefinition extends Endpoint, FastifyOptions {
  operationId: string;
  summary: string;
  description?: string;
  /** Beyond those of every route; for the API document only. */
  errorStatuses?: number[];
  redirect?: { status: number; description: string };
  consumes?: string[];
  /** The body of every error, if it has more than that of other routes. */
  errorReply?: TSchema;
}

type Infer<Schema> = Schema extends TSchema ? Static<Schema> : unknown;

interface RouteGenerics<Params, Query, Body> {
  Params: Infer<Params>;
  Querystring: Infer<Query>;
  Body: Infer<Body>;
}

type Request<Params, Query, Body> = FastifyRequest<RouteGenerics<Params, Query, Body>>;

/** `status` is added to every reply that has one. */
type Result<Reply, Other> = Promise<Omit<Infer<Reply>, "status"> | Other>;

interface Schemas<Params, Query, Body, Reply> {
  params?: Params;
  query?: Query;
  body?: Body;
  reply: Reply;
}

interface Route<P, Q, B, R> extends Schemas<P, Q, B, R> {
  handler: (request: Request<P, Q, B>, reply: FastifyReply) => Result<R, FastifyReply>;
}

interface PublicRoute<P, Q, B, R> extends Schemas<P, Q, B, R> {
  handler: (
    renderRequest: RenderRequest,
    request: Request<P, Q, B>,
    reply: FastifyReply,
  ) => Result<R, Extract<RenderResult, string>>;
}

/** Declares a route once: the types of its input and of its reply come from the schemas. */
export function route<Params, Query, Body, Reply>(
  app: FastifyInstance,
  { handler, ...definition }: RouteDefinition & Route<Params, Query, Body, Reply>,
): void {
  addRoute<Params, Query, Body>(app, definition, async (request, reply) => {
    const result = await handler(request, reply);
    return reply.sent ? reply : addStatus(definition, result);
  });
}

/** A route whose reply is cached and shared like a page. */
export function publicRoute<Params, Query, Body, Reply>(
  app: FastifyInstance,
  respondShared: SharedResponder,
  { handler, ...definition }: RouteDefinition & PublicRoute<Params, Query, Body, Reply>,
): void {
  addRoute<Params, Query, Body>(app, definition, (request, reply) =>
    respondShared(request, reply, async (renderRequest) => {
      const result = await handler(renderRequest, request, reply);
      if (typeof result === "string") return result;
      const headers = {
        ...getSharedHeaders(reply),
        "content-type": "application/json; charset=utf-8",
      };
      const body = reply.serialize(addStatus(definition, result));
      return { status: 200, headers, body: Buffer.from(String(body)) };
    }),
  );
}

function addStatus({ reply }: RouteDefinition, result: object): object {
  return Type.IsObject(reply) && "status" in reply.properties
    ? { status: "success", ...result }
    : result;
}

function addRoute<Params, Query, Body>(
  app: FastifyInstance,
  definition: RouteDefinition,
  handler: (request: Request<Params, Query, Body>, reply: FastifyReply) => Promise<unknown>,
): void {
  const { operationId, summary, description, errorStatuses, consumes, ...undocumented } =
    definition;
  const { params, query, body, reply, conflict, redirect, errorReply, ...options } = undocumented;
  const texts = { operationId, summary, description, errorStatuses, consumes };
  const errors = errorReply ? { "4xx": errorReply, "5xx": errorReply } : errorResponses;
  app.route<RouteGenerics<Params, Query, Body>>({
    ...options,
    schema: {
      ...texts,
      // Fastify warns of a schema that is undefined.
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: {
        200: reply,
        ...(redirect && { [redirect.status]: Type.Null({ description: redirect.description }) }),
        ...(conflict && { 409: Type.Object({ ...errorSchema.properties, data: conflict }) }),
        ...errors,
      },
    },
    handler,
  });
}
