import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import type { CompiledQuery } from "kysely";
import { addFakeContent } from "#database/demo/fake-content.ts";
import { admin, describeOnEachDatabase, openSite, type Site } from "./support/open-site.ts";
import { explainQuery, recordQueries } from "./support/query-recorder.ts";

interface ServedPage {
  page: string;
  payload?: object;
  exception?: [what: RegExp, why: string];
}

const sortsScheduled = [
  /order by "updated_at"/,
  "only posts that are scheduled are sorted",
] as const;
const sortsCategory = [/"category" = /, "only the posts of one category are sorted"] as const;
const searchesTitles = [
  /\) as "(newest|area)"/,
  "a search reads the titles of a limited number of items",
] as const;
const sortsSimilarPages = [
  /location_sketch/,
  "only pages with words in common are counted and sorted",
] as const;

describeOnEachDatabase("the queries of a large site", (engine) => {
  let site: Site;
  let cookie: string;
  let recorder: Awaited<ReturnType<typeof recordQueries>>;
  before(async () => {
    site = await openSite(engine, { isSeeded: true, environment: { PAGE_CACHE_MB: "0" } });
    await addFakeContent(site.db, { posts: 200, locations: 30 });
    cookie = await site.signIn(admin);
    recorder = await recordQueries(site);
  });
  after(async () => {
    await recorder.close();
    await site.close();
  });

  it("No query scans or sorts a whole table", async () => {
    for (const { page, payload: change, exception: allows } of await servedPages()) {
      const requestBody = change && { method: "PUT" as const, payload: change };
      const queries = await recorder.recordRequest({
        url: page,
        headers: { cookie },
        ...requestBody,
      });
      assert.ok(queries.length > 0, page);
      for (const query of queries.filter(readsItems)) {
        const plan = await explainQuery(site.db, engine, query);
        const problems = allows?.[0].test(query.sql) ? [] : plan.filter(isExpensiveStep(query));
        assert.deepEqual(problems, [], `${page}\n${query.sql}\n${plan.join("\n")}`);
      }
    }
  });

  it("The inbox is read in the order of an index, the newest or the oldest first", async () => {
    for (const page of ["/admin/messages", "/admin/messages?sort=oldest"]) {
      const queries = await recorder.recordRequest({ url: page, headers: { cookie } });
      const query = queries.find(({ sql }) => sql.includes('order by "received_at"'));
      assert.ok(query, page);
      const plan = await explainQuery(site.db, engine, query);
      assert.deepEqual(plan.filter(isExpensiveStep(query)), [], `${page}\n${plan.join("\n")}`);
    }
  });

  it("The number of queries does not grow with the number of items", async () => {
    // A filtered URL may find nothing among few rows, which takes fewer queries.
    const isWholeList = ({ page, payload: change }: ServedPage) =>
      !page.includes("?") && change === undefined;
    const pages = (await servedPages()).filter(isWholeList);
    const count = async ({ page }: ServedPage) =>
      (await recorder.recordRequest({ url: page, headers: { cookie } })).length;
    const countBefore = new Map<string, number>();
    for (const served of pages) countBefore.set(served.page, await count(served));
    await site.db
      .deleteFrom("post")
      .where("blog_id", "not in", await listFewPostIds())
      .execute();
    await site.db.deleteFrom("location_page").where("location_id", ">", 3).execute();
    for (const served of pages) {
      const countAfter = await count(served);
      assert.ok((countBefore.get(served.page) ?? 0) <= countAfter, served.page);
    }
  });

  async function servedPages(): Promise<ServedPage[]> {
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
      { page: "/search?q=knee+pain", exception: [...searchesTitles] },
      { page: "/blogs?limit=9&page=3" },
      { page: "/blogs?limit=9&fields=card&category=2" },
      { page: "/admin", exception: [...sortsScheduled] },
      { page: "/admin/blogs" },
      { page: "/admin/blogs?page=9" },
      { page: "/admin/blogs?q=knee+pain" },
      { page: "/admin/blogs?sort=title&order=asc&q=pain" },
      { page: "/admin/blogs?sort=status&order=desc" },
      { page: "/admin/blogs?status=published" },
      { page: "/admin/blogs?status=draft" },
      { page: "/admin/blogs?category=2", exception: [...sortsCategory] },
      { page: "/admin/location-pages" },
      { page: "/admin/location-pages?q=maple&sort=date&order=desc" },
      { page: `/admin/blogs/${blog_id}/edit` },
      { page: `/admin/location-pages/${location.location_id}/edit` },
      { page: `/blog/${blog_id}`, payload: { title: "Saved", slug_url: slug } },
      {
        page: `/api/locationpages/${location.location_id}`,
        payload: { heading_1: "Saved" },
        exception: [...sortsSimilarPages],
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
  async function listFewPostIds(): Promise<number[]> {
    const posts = site.db.selectFrom("post").select("blog_id").orderBy("blog_id").limit(3);
    const rows = await posts.execute();
    const drafts = await posts.where("status", "=", "draft").execute();
    return [await newestPost(), ...rows, ...drafts].map(({ blog_id }) => blog_id);
  }
});

/** Categories and settings are few, so reading all of them is fine. */
function readsItems({ sql }: CompiledQuery): boolean {
  return /"(post|location_page|location_sketch|trash|item_version|slug_redirect|image)"/.test(sql);
}

function isExpensiveStep({ sql }: CompiledQuery) {
  return (step: string): boolean => {
    if (/TEMP B-TREE|^\s*(->)?\s*Sort /.test(step)) return true;
    if (/Seq Scan on (?!category)/.test(step)) return true;
    if (!/^SCAN (?!category)/.test(step)) return false;
    return !/USING COVERING INDEX/.test(step) && !(/USING INDEX/.test(step) && / limit /.test(sql));
  };
}
