import type { SaveResult } from "#domain/records/item.ts";
import { maxId } from "#domain/records/max-id.ts";
import { HttpError, validationError } from "../http/http-error.ts";

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
  conflictMessage = "This was saved elsewhere after you opened it. Nothing was overwritten.",
): Saved {
  if ("errors" in saved) throw validationError(saved.errors);
  if ("conflict" in saved) throw new HttpError(409, conflictMessage, { data: saved.conflict });
  return saved;
}
