import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { Refusal } from "./errors.ts";

/** Their names hold their content's hash. */
const unchanging = { immutable: true, maxAge: "365d" } as const;
const maxPathCharacters = 300;

/**
 * The built files. Scripts and styles were compressed by the build; media are as small as they get,
 * and may be shown elsewhere. What is missing is 404, never a page.
 */
export async function addFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  app.addHook("onRequest", async ({ raw: { url = "" } }) => {
    // The file system cannot look for such a name, and the plugin would answer 403.
    if (url.startsWith("/static/") && url.length > maxPathCharacters)
      throw new Refusal(404, "There is nothing at this address.");
  });
  await app.register(fastifyStatic, {
    ...unchanging,
    root: join(clientDir, "static"),
    prefix: "/static/",
    preCompressed: true,
  });
  await app.register(fastifyStatic, {
    ...unchanging,
    root: join(clientDir, "static/media"),
    prefix: "/static/media/",
    decorateReply: false,
    setHeaders: (reply) => {
      reply.header("cross-origin-resource-policy", "cross-origin");
    },
  });
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix: "/",
    decorateReply: false,
    wildcard: false,
    globIgnore: ["static/**", ".vite/**"],
    maxAge: "1h",
  });
}
