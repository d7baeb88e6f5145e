import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import Type, { type Static, type TSchema } from "typebox";
import type { Endpoint } from "#domain/fields/endpoint.server.ts";
import {
  getSharedHeaders,
  type RenderRequest,
  type RenderResult,
  type SharedResponder,
} from "#server/page-cache/shared-response.ts";
import { conflictResponse, errorResponses, redirectResponse } from "./response-schemas.ts";

type FastifyOptions = Pick<
  RouteShorthandOptions,
  "bodyLimit" | "config" | "onRequest" | "preValidation" | "validatorCompiler" | "errorHandler"
>;

export interface RouteDefinition extends Endpoint, FastifyOptions {
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

type InferPart<D, Part extends keyof Endpoint> =
  D extends Record<Part, infer Schema extends TSchema> ? Static<Schema> : unknown;

interface RouteGenerics<D> {
  Params: InferPart<D, "params">;
  Querystring: InferPart<D, "query">;
  Body: InferPart<D, "body">;
}

export type RouteRequest<D> = FastifyRequest<RouteGenerics<D>>;

/** `status` is added to every reply that has one. */
export type RouteReply<D> = Omit<InferPart<D, "reply">, "status">;

type RouteHandler<D, Reply = RouteReply<D>> = (
  request: RouteRequest<D>,
  reply: FastifyReply,
) => Promise<Reply | FastifyReply>;

/** Declares a route once: the types of its input and of its reply come from the schemas. */
export function route<D extends RouteDefinition>(
  app: FastifyInstance,
  definition: D,
  handler: RouteHandler<D>,
): void {
  addRoute(app, definition, async (request, reply) => {
    const result = await handler(request, reply);
    return Object.is(result, reply) ? reply : addStatus(definition, result);
  });
}

type PublicHandler<D> = (
  renderRequest: RenderRequest,
  request: RouteRequest<D>,
  reply: FastifyReply,
) => Promise<RouteReply<D> | Extract<RenderResult, string>>;

/** A route whose reply is cached and shared like a page. */
export function publicRoute<D extends RouteDefinition>(
  app: FastifyInstance,
  respondShared: SharedResponder,
  definition: D,
  handler: PublicHandler<D>,
): void {
  addRoute(app, definition, (request, reply) =>
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

function addRoute<D extends RouteDefinition>(
  app: FastifyInstance,
  definition: D,
  handler: RouteHandler<D, unknown>,
): void {
  const { operationId, summary, description, errorStatuses, consumes, ...undocumented } =
    definition;
  const { params, query, body, reply, conflict, redirect, errorReply, ...options } = undocumented;
  const texts = { operationId, summary, description, errorStatuses, consumes };
  const errors = errorReply ? { "4xx": errorReply, "5xx": errorReply } : errorResponses;
  app.route<RouteGenerics<D>>({
    ...options,
    schema: {
      ...dropUndefined({ ...texts, params, querystring: query, body }),
      response: {
        200: reply,
        ...(redirect && { [redirect.status]: redirectResponse(redirect.description) }),
        ...(conflict && { 409: conflictResponse(conflict) }),
        ...errors,
      },
    },
    handler,
  });
}

function dropUndefined<T extends object>(
  options: T,
): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
