import assert from "node:assert/strict";
import { AsyncLocalStorage } from "node:async_hooks";
import { it } from "node:test";
import { publicTables } from "#database/change-tracking/cache-tags.ts";
import { findReadTables } from "#database/change-tracking/query-tables.ts";
import { crawlSite } from "../../tests/support/crawl-site.ts";
import { openSite } from "../../tests/support/open-site.ts";
import { createSiteClient } from "../../tests/support/site-client.ts";

const unlinkedPaths = ["/thank-you", "/blogs?limit=2", "/api/categories"];

it("Every table that a public page reads is listed as public", async () => {
  const site = await openSite("sqlite", { isSeeded: true });
  const requestedPath = new AsyncLocalStorage<string>();
  const unlistedTables = new Map<string, string>();
  const node = await site.openNode(
    site.db.withPlugin({
      transformQuery({ node: query, queryId }) {
        const path = requestedPath.getStore();
        for (const table of findReadTables(query, queryId) ?? ["raw SQL"])
          if (path !== undefined && !publicTables.some((name) => name === table))
            unlistedTables.set(table, path);
        return query;
      },
      transformResult: async ({ result }) => result,
    }),
  );
  const client = createSiteClient(node, new URL(site.config.siteUrl).host);
  const get = (path: string) => requestedPath.run(path, () => client.get(path));
  const { pages } = await crawlSite({ ...site, get });
  for (const path of unlinkedPaths) await get(path);
  await node.close();
  await site.close();

  assert.ok(pages.size > 50);
  for (const [table, path] of unlistedTables)
    assert.fail(
      `The public page ${path} reads ${table}, so it is rendered anew for every visitor. ` +
        "List the table in publicTables of database/change-tracking/cache-tags.ts.",
    );
});
