import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import type { CompiledQuery } from "kysely";
import { addMadeUp } from "#database/demo/made-up.ts";
import { admin, onEachDatabase, openSite, type Site } from "./support/site.ts";
import { planOf, watchQueries } from "./support/watched-queries.ts";

interface Served {
  page: string;
  change?: object;
  /** An exception for this page, and why it stays cheap. */
  allows?: [what: RegExp, why: string];
}

const sortsScheduled = [
  /order by "updated_at"/,
  "only posts that are scheduled are sorted",
] as const;
const sortsAlike = [
  /location_sketch/,
  "only pages with words in common are counted and sorted",
] as const;

onEachDatabase("the queries of a large site", (engine) => {
  let site: Site;
  let cookie: string;
  let watched: Awaited<ReturnType<typeof watchQueries>>;
  before(async () => {
    site = await openSite(engine, { isSeeded: true, environment: { PAGE_CACHE_MB: "0" } });
    await addMadeUp(site.db, { posts: 200, locations: 30 });
    cookie = await site.signIn(admin);
    watched = await watchQueries(site);
  });
  after(async () => {
    await watched.close();
    await site.close();
  });

  it("No query scans or sorts a whole table", async () => {
    for (const { page, change, allows } of await servedPages()) {
      const body = change && { method: "PUT" as const, payload: change };
      const queries = await watched.during({ url: page, headers: { cookie }, ...body });
      assert.ok(queries.length > 0, page);
      for (const query of queries.filter(isOfItems)) {
        const plan = await planOf(site.db, engine, query);
        const faults = allows?.[0].test(query.sql) ? [] : plan.filter(isFaulty(query));
        assert.deepEqual(faults, [], `${page}\n${query.sql}\n${plan.join("\n")}`);
      }
    }
  });

  it("The number of queries does not grow with the number of items", async () => {
    // A filtered URL may find nothing among few rows, which takes fewer queries.
    const isWholeList = ({ page, change }: Served) => !page.includes("?") && change === undefined;
    const pages = (await servedPages()).filter(isWholeList);
    const count = async ({ page }: Served) =>
      (await watched.during({ url: page, headers: { cookie } })).length;
    const many = new Map<string, number>();
    for (const served of pages) many.set(served.page, await count(served));
    await site.db
      .deleteFrom("post")
      .where("blog_id", "not in", await handfulOfPosts())
      .execute();
    await site.db.deleteFrom("location_page").where("location_id", ">", 3).execute();
    for (const served of pages) {
      const few = await count(served);
      assert.ok((many.get(served.page) ?? 0) <= few, served.page);
    }
  });

  async function servedPages(): Promise<Served[]> {
    const { blog_id, slug } = await newestPost();
    const [location] = await site.db.selectFrom("location_page").selectAll().limit(1).execute();
    assert.ok(location);
    return [
      { page: "/" },
      { page: "/services" },
      { page: "/blog" },
      { page: "/blog?page=15" },
      { page: "/blog?category=3&page=2" },
      { page: `/blogs/${slug}` },
      { page: `/location/${location.slug}` },
      { page: "/blogs?limit=9&page=3" },
      { page: "/blogs?limit=9&fields=card&category=2" },
      { page: "/admin", allows: [...sortsScheduled] },
      { page: "/admin/blogs" },
      { page: "/admin/blogs?page=9" },
      { page: "/admin/blogs?q=knee+pain" },
      { page: "/admin/blogs?sort=title&order=asc&q=pain" },
      { page: "/admin/blogs?sort=status&order=desc" },
      { page: "/admin/blogs?status=published" },
      { page: "/admin/blogs?status=draft" },
      { page: "/admin/location-pages" },
      { page: "/admin/location-pages?q=maple&sort=date&order=desc" },
      { page: `/admin/blogs/${blog_id}/edit` },
      { page: `/admin/location-pages/${location.location_id}/edit` },
      { page: `/blog/${blog_id}`, change: { title: "Saved", slug_url: slug } },
      {
        page: `/api/locationpages/${location.location_id}`,
        change: { heading_1: "Saved" },
        allows: [...sortsAlike],
      },
    ];
  }

  function newestPost() {
    return site.db
      .selectFrom("post")
      .select(["blog_id", "slug"])
      .where("status", "=", "published")
      .where("published_date", "<", new Date().toISOString())
      .orderBy("published_date", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
  }

  /** One of them is a draft, so the dashboard has something unfinished to show. */
  async function handfulOfPosts(): Promise<number[]> {
    const posts = site.db.selectFrom("post").select("blog_id").orderBy("blog_id").limit(3);
    const rows = await posts.execute();
    const drafts = await posts.where("status", "=", "draft").execute();
    return [await newestPost(), ...rows, ...drafts].map(({ blog_id }) => blog_id);
  }
});

/** Categories and settings are few, so reading all of them is fine. */
function isOfItems({ sql }: CompiledQuery): boolean {
  return /"(post|location_page|location_sketch|trash|item_version|slug_redirect|image)"/.test(sql);
}

function isFaulty({ sql }: CompiledQuery) {
  return (step: string): boolean => {
    if (/TEMP B-TREE|^\s*(->)?\s*Sort /.test(step)) return true;
    if (/Seq Scan on (?!category)/.test(step)) return true;
    if (!/^SCAN (?!category)/.test(step)) return false;
    return !/USING COVERING INDEX/.test(step) && !(/USING INDEX/.test(step) && / limit /.test(sql));
  };
}
