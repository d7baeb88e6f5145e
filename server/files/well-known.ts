import type { FastifyInstance } from "fastify";
import { dayMs } from "#domain/records/time-units.ts";

/** RFC 9116 asks for less than a year, so that the file of an abandoned site expires. */
const validDays = 180;

export function registerWellKnown(app: FastifyInstance, siteUrl: string): void {
  app.get("/.well-known/security.txt", async (_request, reply) => {
    const today = Math.floor(Date.now() / dayMs) * dayMs;
    return reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=86400")
      .send(
        [
          `Contact: mailto:${app.getClinic().contact.email}`,
          `Expires: ${new Date(today + validDays * dayMs).toISOString()}`,
          "Preferred-Languages: en",
          `Canonical: ${siteUrl}/.well-known/security.txt`,
          "",
        ].join("\n"),
      );
  });
  app.get("/.well-known/change-password", async (_request, reply) =>
    reply.header("cache-control", "no-store").redirect("/admin/account", 302),
  );
}
