import Type, { type TObject, type TProperties, type TSchema } from "typebox";
import type { Saved } from "#domain/items/item.ts";
import { badInput, Refusal } from "../errors.ts";

export const failureSchema = Type.Object({
  status: Type.Literal("fail"),
  message: Type.String(),
  error: Type.String({ description: "The same as message" }),
  errors: Type.Optional(
    Type.Record(Type.String(), Type.String(), { description: "Error messages by field" }),
  ),
});

/** Fastify removes properties that are missing from the schema, so errors need one too. */
export const failures = { "4xx": failureSchema, "5xx": failureSchema };

const success = { status: Type.Literal("success"), message: Type.String() };

export const doneReply = Type.Object(success);

export function dataReply(data: TSchema, more: TProperties = {}): TObject {
  return Type.Object({ ...success, data, ...more });
}

export function conflictReply(data: TSchema): TObject {
  return Type.Object({ ...failureSchema.properties, data });
}

/** PostgreSQL throws for a larger integer instead of finding nothing. */
const largestId = 2 ** 31 - 1;

export const idParams = Type.Object({ id: Type.Integer({ minimum: 1 }) });

/** An id that is too large becomes the largest, which no row has. */
export function idOf({ id }: { id: number }): number {
  return Math.min(id, largestId);
}

export function found<T>(item: T | undefined, missing: string): T {
  if (item === undefined) throw new Refusal(404, missing);
  return item;
}

export function savedItem<Item>(saved: Saved<Item>): Item {
  if ("errors" in saved) throw badInput(saved.errors);
  if ("conflict" in saved) throw new Refusal(409, changedSince, { data: saved.conflict });
  return saved.item;
}

const changedSince = "Someone else saved this after you opened it. Nothing was overwritten.";
