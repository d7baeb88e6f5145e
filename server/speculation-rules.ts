import type { FastifyInstance } from "fastify";

const address = "/speculation-rules.json";

/** The header that names the rules; public pages alone carry it. */
export const speculationRulesHeader = { "speculation-rules": `"${address}"` };

/** The same as in app/frame/prefetch-on-intent.tsx. */
const notForeseen = [
  ...["/admin*", "/login*", "/thank-you*"],
  ...["/api/*", "/uploads/*", "/pictures/*", "/static/*"],
];

/**
 * What the browser may fetch by itself while a finger is on a link: public pages, and only until the
 * script is there, which then loads less for the same. Fetched, not run ahead: a page that is run
 * asks for its pictures and starts its clips for a visit that may not come.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { selector_matches: "html:not([data-alive]) a:not([target])" },
          ...notForeseen.map((path) => ({ not: { href_matches: path } })),
        ],
      },
      eagerness: "moderate",
    },
  ],
};

export function addSpeculationRules(app: FastifyInstance): void {
  const body = JSON.stringify(rules);
  app.get(address, { schema: { hide: true } }, (_request, reply) =>
    reply
      .type("application/speculationrules+json")
      .header("cache-control", "public, max-age=3600")
      .send(body),
  );
}
