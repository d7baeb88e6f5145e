import assert from "node:assert/strict";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { Compile } from "typebox/compile";

type Replies = Record<string, { content?: Record<string, { schema: object }> }>;
type Operations = Record<string, { responses: Replies }>;

/** Checks responses against the OpenAPI document, which must describe each of them. */
export function createReplyCheck(app: FastifyInstance) {
  const { paths } = app.swagger() as unknown as { paths: Record<string, Operations> };
  const calls = Object.entries(paths).map(([path, operations]) => ({
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`),
    // Literal paths match before those with parameters, which would match them too.
    parameters: path.split("{").length,
    operations,
  }));
  calls.sort((one, other) => one.parameters - other.parameters);
  const compiled = new Map<object, ReturnType<typeof Compile>>();

  return (method: string, url: string, reply: LightMyRequestResponse): void => {
    const path = url.split("?", 1)[0] ?? "";
    const operation = calls.find(({ pattern }) => pattern.test(path))?.operations[
      method.toLowerCase()
    ];
    const isJson = reply.headers["content-type"]?.toString().startsWith("application/json");
    if (operation === undefined || !isJson) return;
    const { statusCode } = reply;
    const described =
      operation.responses[statusCode] ?? operation.responses[`${String(statusCode)[0]}XX`];
    const schema = described?.content?.["application/json"]?.schema;
    assert.ok(schema, `${method} ${path} answers ${statusCode}, which the OpenAPI document lacks`);
    const check = compiled.get(schema) ?? Compile(schema as never);
    compiled.set(schema, check);
    assert.ok(
      check.Check(reply.json()),
      `${method} ${path} ${statusCode}: ${JSON.stringify([...check.Errors(reply.json())])}`,
    );
  };
}
