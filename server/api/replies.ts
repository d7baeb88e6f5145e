import Type, { type TObject, type TProperties, type TSchema } from "typebox";
import type { Saved } from "#domain/items/item.ts";
import { badInput, Refusal } from "../errors.ts";

/** The one shape of every refusal and fault. */
export const failureSchema = Type.Object({
  status: Type.Literal("fail"),
  message: Type.String(),
  error: Type.String({ description: "The same as message" }),
  errors: Type.Optional(
    Type.Record(Type.String(), Type.String(), { description: "What is wrong, by field" }),
  ),
});

/** Fastify drops what a schema does not name, so every answer of a route is described. */
export const failures = { "4xx": failureSchema, "5xx": failureSchema };

const success = { status: Type.Literal("success"), message: Type.String() };

export const doneReply = Type.Object(success);

export function dataReply(data: TSchema, more: TProperties = {}): TObject {
  return Type.Object({ ...success, data, ...more });
}

/** 409: the stored item stands in `data`. */
export function conflictReply(data: TSchema): TObject {
  return Type.Object({ ...failureSchema.properties, data });
}

/** The largest id there can be: PostgreSQL would call a larger one a fault. */
const largestId = 2 ** 31 - 1;

export const idParams = Type.Object({ id: Type.Integer({ minimum: 1 }) });

/** An id to look for; one that is too large is no row's. */
export function idOf({ id }: { id: number }): number {
  return Math.min(id, largestId);
}

/** What was looked for, or 404. */
export function found<T>(item: T | undefined, missing: string): T {
  if (item === undefined) throw new Refusal(404, missing);
  return item;
}

/** The saved item; its refusals are answered with 400 and 409. */
export function savedItem<Item>(saved: Saved<Item>): Item {
  if ("errors" in saved) throw badInput(saved.errors);
  if ("conflict" in saved) throw new Refusal(409, changedSince, { data: saved.conflict });
  return saved.item;
}

const changedSince = "Someone else saved this after you opened it. Nothing was overwritten.";
