import assert from "node:assert/strict";
import { it } from "node:test";
import { openSite } from "../../tests/support/open-site.ts";
import { createCacheFill } from "./cache-fill.ts";

// The other tests of the fill need no build, so that `npm run mutation` runs them.
it("The pages of a sitemap in several files are filled, too", async () => {
  const site = await openSite("sqlite", { isSeeded: true });
  const { blog_id: _, ...post } = await site.db
    .selectFrom("post")
    .selectAll()
    .executeTakeFirstOrThrow();
  const posts = Array.from({ length: 260 }, (_, i) => ({ ...post, slug: `post-${i}` }));
  await site.db.insertInto("post").values(posts).execute();
  const asked = new Set<string>();
  const isCached = (path: string) => Boolean(asked.add(path));
  await createCacheFill(site.app, { siteUrl: site.config.siteUrl, isCached }).start();
  assert.ok(asked.has("/about") && asked.has("/blogs/post-259"));
  assert.ok(!asked.has("/sitemap.xml?part=2"));
  await site.close();
});
