import type { TSchema } from "typebox";

/** One call of the API. Its types reach the server's handler and the browser's client. */
export interface ApiCall {
  method: "GET" | "POST" | "PUT" | "DELETE";
  url: string;
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  reply: TSchema;
  /** The stored item that a response of 409 has in `data`. */
  conflict?: TSchema;
}

/** Keeps the literal types of the method and the URL, by which the client finds the call. */
export function defineCall<const Call extends ApiCall>(call: Call): Call {
  return call;
}
