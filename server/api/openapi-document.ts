import type { FastifySchema } from "fastify";

const errorDescriptions: Record<string, string> = {
  400: "The input is not valid or not JSON; `errors` has one message per invalid field",
  401: "Nobody is signed in, or the sign-in was refused",
  403: "The signed-in user may not do this, or the request comes from another site",
  404: "There is no such item",
  409: "The request contradicts what is stored now; nothing was changed",
  413: "The upload is too large",
  415: "The content type is not accepted here",
  429: "Too many requests; the Retry-After header has the seconds to wait",
  502: "Another server refused or could not be reached",
  503: "The server is busy or cannot reach its database; the Retry-After header has the seconds to wait",
  "4xx": "The request was refused; `message` says why",
  "5xx": "The server failed; nothing was changed",
};

type ResponseSchemas = Record<string, object>;

/**
 * The errors that a route can answer are added here and not in the route, because Fastify already
 * serializes all of them with `4xx` and `5xx`.
 */
export function documentRoute(
  { errorStatuses = [], ...schema }: FastifySchema,
  isWrite: boolean,
): FastifySchema {
  const { security = [] } = schema;
  const response = { ...(schema.response as ResponseSchemas) };
  const hasInput = [schema.body, schema.params, schema.querystring].some(Boolean);
  const statuses = [
    ...(hasInput || isWrite ? [400] : []),
    ...(security.length > 0 ? [401] : []),
    ...(security.length > 0 || isWrite ? [403] : []),
    ...errorStatuses,
    503,
  ];
  for (const status of statuses) {
    const anyError = response[status < 500 ? "4xx" : "5xx"];
    if (anyError !== undefined) response[status] ??= anyError;
  }
  return stripInternalKeys({
    ...schema,
    security,
    response: Object.fromEntries(
      Object.entries(response).map(([status, body]) => [status, describeError(status, body)]),
    ),
  });
}

function describeError(status: string, body: object): object {
  const description = errorDescriptions[status];
  return description === undefined ? body : { ...body, "x-response-description": description };
}

function stripInternalKeys(schema: FastifySchema): FastifySchema {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => (key === "field" ? undefined : value)),
  );
}

interface OpenApiObject {
  components?: { schemas?: Record<string, object> };
}

function isNamedSchema(value: unknown): value is { schemaName: string } {
  return typeof value === "object" && value !== null && "schemaName" in value;
}

export function moveNamedSchemas<Document extends OpenApiObject>(document: Document): Document {
  const schemas = new Map<string, object>();
  const moved: Document = JSON.parse(JSON.stringify(document), (_key, value: unknown) => {
    if (!isNamedSchema(value)) return value;
    const { schemaName, ...schema } = value;
    const known = schemas.get(schemaName);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema))
      throw new Error(`Two different schemas are called ${schemaName}`);
    schemas.set(schemaName, schema);
    return { $ref: `#/components/schemas/${schemaName}` };
  });
  const sorted = [...schemas].toSorted(([first], [second]) => (first < second ? -1 : 1));
  return { ...moved, components: { ...moved.components, schemas: Object.fromEntries(sorted) } };
}
