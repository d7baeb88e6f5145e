import Type, { type TObject, type TSchema } from "typebox";
import { errorSchema } from "#domain/fields/endpoint.server.ts";
import type { SaveResult } from "#domain/records/item.ts";
import { maxId } from "#domain/records/max-id.ts";
import { HttpError, validationError } from "../http/http-error.ts";

export function redirectResponse(description: string): TSchema {
  return Type.Null({ description });
}

/** Fastify removes properties that are missing from the schema, so errors need one too. */
export const errorResponses = { "4xx": errorSchema, "5xx": errorSchema };

export function conflictResponse(data: TSchema): TObject {
  return Type.Object({ ...errorSchema.properties, data });
}

/** PostgreSQL throws for a larger integer instead of finding nothing. */
export function clampId({ id }: { id: number }): number {
  return Math.min(id, maxId);
}

/** False means that there was nothing to change. */
export function orNotFound<T>(item: T | false | undefined, notFoundMessage: string): T {
  if (item === undefined || item === false) throw new HttpError(404, notFoundMessage);
  return item;
}

export function requireSaved<Saved extends { item: unknown }>(
  saved: Saved | Exclude<SaveResult<Saved["item"]>, { item: unknown }>,
): Saved {
  if ("errors" in saved) throw validationError(saved.errors);
  if ("conflict" in saved) throw new HttpError(409, conflictMessage, { data: saved.conflict });
  return saved;
}

const conflictMessage = "This was saved elsewhere after you opened it. Nothing was overwritten.";
