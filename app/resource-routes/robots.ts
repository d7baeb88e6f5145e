import { siteContext } from "#app/context.ts";
import type { Route } from "./+types/robots";

/**
 * /login and /thank-you are not disallowed: their pages say noindex, and a crawler that may not fetch
 * a page cannot read that.
 */
export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /api/",
    "",
    `Sitemap: ${context.get(siteContext).siteUrl}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
