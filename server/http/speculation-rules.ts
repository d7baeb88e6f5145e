import type { FastifyInstance } from "fastify";
import { uncountedPaths } from "#domain/records/page-paths.ts";

const unprefetchedPaths = [...uncountedPaths, "/api", "/uploads", "/pictures", "/static"];

const rulesPath = "/speculation-rules.json";

export const speculationRulesHeader = { "speculation-rules": `"${rulesPath}"` };

/**
 * Lets the browser prefetch public pages on hover or touch until the app is hydrated; then the
 * router prefetches less data for the same effect. Prerendering is not used: it would load pictures
 * and start clips for a visit that may never happen.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { selector_matches: "html:not([data-hydrated]) a:not([target])" },
          ...unprefetchedPaths.map((path) => ({ not: { href_matches: `${path}*` } })),
        ],
      },
      eagerness: "moderate",
    },
  ],
};

export function registerSpeculationRules(app: FastifyInstance): void {
  const body = JSON.stringify(rules);
  app.get(rulesPath, { schema: { hide: true } }, (_request, reply) =>
    reply
      .type("application/speculationrules+json")
      .header("cache-control", "public, max-age=3600")
      .send(body),
  );
}
