import type { FastifyRequest } from "fastify";
import { HttpError } from "./http-error.ts";

/**
 * The protection against cross-site request forgery (CSRF): browsers send these headers on writes
 * from another site. Clients that send none are accepted.
 */
export function rejectCrossSiteWrite({ headers }: FastifyRequest, origins: string[]): void {
  const site = headers["sec-fetch-site"];
  const isCrossSite =
    (site !== undefined && site !== "same-origin" && site !== "none") ||
    (headers.origin !== undefined && !origins.includes(headers.origin));
  if (isCrossSite) throw new HttpError(403, "This can only be sent from the site itself.");
}
