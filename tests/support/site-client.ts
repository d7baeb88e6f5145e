import type { FastifyInstance, InjectOptions } from "fastify";
import { checkResponse } from "./response-check.ts";

/** `app` must be ready. */
export function createSiteClient(app: FastifyInstance, host: string) {
  let requestCount = 0;

  /** The response must match the OpenAPI document. */
  async function send(options: InjectOptions & { cookie?: string | undefined }) {
    const { cookie, ...rest } = options;
    const headers = { host, ...(cookie === undefined ? {} : { cookie }), ...options.headers };
    // Each request comes from another network by default, as rate limits count networks.
    requestCount += 1;
    const remoteAddress = `192.0.2.${requestCount % 250}`;
    const response = await app.inject({ remoteAddress, ...rest, headers });
    checkResponse(app, options.method ?? "GET", String(options.url), response);
    return response;
  }

  const sendJson =
    (method: "POST" | "PUT" | "DELETE") =>
    (url: string, body: object | string | undefined, cookie?: string) =>
      send({
        method,
        url,
        cookie,
        headers: { "content-type": "application/json" },
        ...(body === undefined ? {} : { payload: body }),
      });

  return {
    send,
    get: (url: string, cookie?: string) => send({ method: "GET", url, cookie }),
    post: sendJson("POST"),
    put: sendJson("PUT"),
    remove: (url: string, cookie?: string, body?: object) => sendJson("DELETE")(url, body, cookie),

    async signIn({ email, password }: { email: string; password: string }): Promise<string> {
      const response = await send({
        method: "POST",
        url: "/api/users/login",
        payload: { email, password },
      });
      const [cookie = ""] = [response.headers["set-cookie"] ?? []].flat();
      return cookie.split(";", 1)[0] ?? "";
    },
  };
}
