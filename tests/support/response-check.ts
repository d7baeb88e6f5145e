import assert from "node:assert/strict";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { Compile } from "typebox/compile";
import { inlineReferences } from "#app/admin/help/inline-references.ts";

type ResponseSchemas = Record<string, { content?: Record<string, { schema: object }> }>;
type Operations = Record<string, { responses: ResponseSchemas }>;

/** Only other errors may fall under 4XX and 5XX. */
const alwaysNamedStatuses = [401, 403, 404, 409, 429, 503];

type ResponseCheck = (method: string, url: string, response: LightMyRequestResponse) => void;

let sharedCheck: ResponseCheck | undefined;

/** All sites have the same responses, and reading the document takes half a second. */
export function checkResponse(app: FastifyInstance, ...request: Parameters<ResponseCheck>): void {
  sharedCheck ??= createResponseCheck(app);
  sharedCheck(...request);
}

function createResponseCheck(app: FastifyInstance): ResponseCheck {
  const document = inlineReferences(app.swagger() as { paths: unknown });
  const { paths } = document as { paths: Record<string, Operations> };
  const endpoints = Object.entries(paths).map(([path, operations]) => ({
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`),
    // Literal paths match before those with parameters, which would match them too.
    parameters: path.split("{").length,
    operations,
  }));
  endpoints.sort((first, second) => first.parameters - second.parameters);
  const validators = new Map<object, ReturnType<typeof Compile>>();

  return (method, url, response) => {
    const path = url.split("?", 1)[0] ?? "";
    const operation = endpoints.find(({ pattern }) => pattern.test(path))?.operations[
      method.toLowerCase()
    ];
    const isJson = response.headers["content-type"]?.toString().startsWith("application/json");
    if (operation === undefined || !isJson) return;
    const { statusCode } = response;
    const documented =
      operation.responses[statusCode] ??
      (alwaysNamedStatuses.includes(statusCode)
        ? undefined
        : operation.responses[`${String(statusCode)[0]}XX`]);
    const schema = documented?.content?.["application/json"]?.schema;
    assert.ok(schema, `${method} ${path} answers ${statusCode}, which the OpenAPI document lacks`);
    const validator = validators.get(schema) ?? Compile(schema as never);
    validators.set(schema, validator);
    assert.ok(
      validator.Check(response.json()),
      `${method} ${path} ${statusCode}: ${JSON.stringify([...validator.Errors(response.json())])}`,
    );
  };
}
