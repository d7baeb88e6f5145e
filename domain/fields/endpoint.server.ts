import Type, { type TObject, type TProperties, type TSchema } from "typebox";
import { slugLimit } from "./slug-format.ts";

/** The browser's client imports only the type, to leave the schema library on the server. */
export interface Endpoint {
  method: "GET" | "POST" | "PUT" | "DELETE";
  url: string;
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  reply: TSchema;
  /** The stored item that a response of 409 has in `data`. */
  conflict?: TSchema;
}

/** A schema with a name of its own in the API document. */
export const namedObject = <Properties extends TProperties>(
  schemaName: string,
  properties: Properties,
) => Type.Object(properties, { schemaName });

const successFields = { status: Type.Literal("success"), message: Type.String() };

export const doneResponse = Type.Object(successFields, {
  schemaName: "DoneResponse",
  description: "Done; `message` says so in a sentence for people",
});

export const errorSchema = namedObject("ErrorResponse", {
  status: Type.Literal("fail"),
  message: Type.String(),
  error: Type.String({ description: "The same as message" }),
  errors: Type.Optional(
    Type.Record(Type.String(), Type.String(), { description: "Error messages by field" }),
  ),
});

type Schemas = Partial<Omit<Endpoint, "method" | "url">>;
type DoneUnlessReply<S> = S extends { reply: TSchema } ? S : S & { reply: typeof doneResponse };

/** Without a reply of its own, a call only says that something is done. */
export function endpoint<
  const Method extends Endpoint["method"],
  const Url extends string,
  S extends Schemas = Record<never, never>,
>(method: Method, url: Url, schemas?: S): DoneUnlessReply<S> & { method: Method; url: Url };
export function endpoint(method: Endpoint["method"], url: string, schemas?: Schemas): Endpoint {
  return { reply: doneResponse, ...schemas, method, url };
}

type DataResponse<Data extends TSchema, Extra extends TProperties> = TObject<
  typeof successFields & { data: Data } & Extra
>;

export function dataResponse<
  Data extends TSchema,
  Extra extends TProperties = Record<never, never>,
>(data: Data, extra: Extra = {} as Extra): DataResponse<Data, Extra> {
  return Type.Object(
    { ...successFields, data, ...extra },
    { description: "Done; `data` has the result" },
  );
}

export const idParams = Type.Object({ id: Type.Integer({ minimum: 1 }) });

export const slugQuery = Type.Object({
  slug: Type.Optional(
    Type.String({ maxLength: slugLimit, description: "Only those with this address" }),
  ),
});
