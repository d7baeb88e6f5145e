import Type, { type TObject, type TSchema } from "typebox";
import { errorSchema } from "#domain/fields/endpoint.server.ts";

export function redirectResponse(description: string): TSchema {
  return Type.Null({ description });
}

/** Fastify removes properties that are missing from the schema, so errors need one too. */
export const errorResponses = { "4xx": errorSchema, "5xx": errorSchema };

export function conflictResponse(data: TSchema): TObject {
  return Type.Object({ ...errorSchema.properties, data });
}
