import type { Static, TSchema } from "typebox";
import type {
  createCollectionEndpoints,
  createSingletonEndpoints,
} from "#domain/clinic/clinic-endpoints.server.ts";
import type { autosaveEndpoints } from "#domain/content-types/autosave-endpoints.server.ts";
import type { recordEndpoints } from "#domain/content-types/record-endpoints.server.ts";
import type { errorSchema } from "#domain/fields/endpoint.server.ts";
import type { imageEndpoints } from "#domain/images/image-endpoints.server.ts";
import type { locationEndpoints } from "#domain/location-pages/location-endpoints.server.ts";
import type { messageEndpoints } from "#domain/messages/message-endpoints.server.ts";
import type { postEndpoints } from "#domain/posts/post-endpoints.server.ts";
import type { accountEndpoints } from "#domain/staff/account-endpoints.server.ts";
import type { passkeyEndpoints } from "#domain/staff/passkey-endpoints.server.ts";
import type { userEndpoints } from "#domain/staff/user-endpoints.server.ts";

type Values<T> = T[keyof T];

type AnyEndpoint =
  | Values<typeof accountEndpoints>
  | Values<ReturnType<typeof createCollectionEndpoints>>
  | Values<ReturnType<typeof createSingletonEndpoints>>
  | Values<typeof imageEndpoints>
  | Values<typeof autosaveEndpoints>
  | Values<typeof locationEndpoints>
  | Values<typeof messageEndpoints>
  | Values<typeof passkeyEndpoints>
  | Values<typeof postEndpoints>
  | Values<typeof recordEndpoints>
  | Values<typeof userEndpoints>;

/** Every call that the browser may make, by its method and URL: `PUT /blog/:id`. */
interface Calls extends CallMap {}
type CallMap = { [E in AnyEndpoint as `${E["method"]} ${E["url"]}`]: E };

export type CallName = keyof Calls;

type Part<E, Name extends string> =
  E extends Record<Name, infer Schema extends TSchema> ? Record<Name, Static<Schema>> : unknown;

export type Input<Name extends CallName> = Part<Calls[Name], "params"> &
  Part<Calls[Name], "query"> &
  Part<Calls[Name], "body">;
export type Body<Name extends CallName> =
  Part<Calls[Name], "body"> extends { body: infer B } ? B : never;

export type Reply<Name extends CallName> = Static<Calls[Name]["reply"]>;

/** `data` of the response; undefined if it only says that something is done. */
export type Data<Name extends CallName> = Reply<Name> extends { data: infer D } ? D : undefined;

/** The body of a success; one that only says so has no data. */
export type Success<Name extends CallName> = Reply<Name> & { message?: string; data: Data<Name> };

export type Refusal<Name extends CallName> = Partial<Static<typeof errorSchema>> & {
  data: Conflict<Name>;
};

/** `data` of a response of 409. */
export type Conflict<Name extends CallName> =
  Part<Calls[Name], "conflict"> extends { conflict: infer C } ? C : undefined;
