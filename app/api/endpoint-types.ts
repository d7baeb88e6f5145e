import type { Static, TSchema } from "typebox";
import type { locationEndpoints } from "#domain/location-pages/location-endpoints.server.ts";
import type { postEndpoints } from "#domain/posts/post-endpoints.server.ts";
import type { recordEndpoints } from "#domain/records/record-endpoints.server.ts";
import type { accountEndpoints } from "#domain/staff/account-endpoints.server.ts";

type Values<T> = T[keyof T];

type AnyEndpoint =
  | Values<typeof accountEndpoints>
  | Values<typeof locationEndpoints>
  | Values<typeof postEndpoints>
  | Values<typeof recordEndpoints>;

/** Every call that the browser may make, by its method and URL: `PUT /blog/:id`. */
interface Calls extends CallMap {}
type CallMap = { [E in AnyEndpoint as `${E["method"]} ${E["url"]}`]: E };

export type CallName = keyof Calls;

type Part<E, Name extends string> =
  E extends Record<Name, infer Schema extends TSchema> ? Record<Name, Static<Schema>> : unknown;

export type Input<Name extends CallName> = Part<Calls[Name], "params"> & Part<Calls[Name], "body">;
export type Body<Name extends CallName> =
  Part<Calls[Name], "body"> extends { body: infer B } ? B : never;

/** `data` of the response; undefined if it only says that something is done. */
export type Data<Name extends CallName> =
  Static<Calls[Name]["reply"]> extends { data: infer D } ? D : undefined;
