import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { services } from "#content/services/index.ts";
import { toEntry } from "#domain/clinic/default-services.ts";
import { xssPayloads } from "../fixtures/xss-payloads.ts";
import { openSite, type Site } from "../support/open-site.ts";

const breakoutPayloads = [
  '"><script>alert(1)</script>',
  '" onload=alert(1) x="',
  "</script><script>alert(1)</script>",
  "</SCRIPT ><script>alert(1)</script>",
  "<!--<script>",
  "--></script><script>alert(1)</script>",
  "]]><script>alert(1)</script>",
  "\u2028alert(1)\u2029",
  '"}]}</script><img src=x onerror=alert(1)>',
  "\\u003c/script>\\u003cscript>alert(1)",
  '\\"});alert(1)//',
  "');alert(1)//",
  "0;url=javascript:alert(1)",
  '" http-equiv="refresh" content="0;url=//evil.example',
  '"><base href="//evil.example/"><link rel="canonical" href="//evil.example/',
];

/**
 * Text that bypassed validation: a foreign backup, or a manual SQL update. Pages are rendered alike on
 * both engines, so one is enough.
 */
describe("scripts planted in the database", () => {
  let site: Site;
  let slug: string;
  before(async () => {
    site = await openSite("sqlite", { isSeeded: true });
    const post = await site.db
      .selectFrom("post")
      .select("slug_url")
      .where("status", "=", "published")
      .orderBy("blog_id")
      .executeTakeFirstOrThrow();
    slug = post.slug_url;
  });
  after(() => site.close());

  it("A script planted in a post runs neither in its text, head, JSON-LD nor hydration state", async () => {
    const plain = (await site.get(`/blogs/${slug}`)).body;
    const scripts = countScripts(plain);
    for (const [i, payload] of [...xssPayloads, ...breakoutPayloads].entries()) {
      await site.db
        .updateTable("post")
        .set({
          ...{
            title: `${payload} ${markerText(i)}`,
            brief_paragraph: payload,
            blog_image_alt: payload,
          },
          ...{ metaTitle: payload, metaDescription: payload },
          blogs_content: JSON.stringify([{ heading: payload, paragraph: `<p>${payload}</p>` }]),
        } as object)
        .where("slug_url", "=", slug)
        .execute();
      for (const url of [`/blogs/${slug}`, "/blog"]) {
        const { statusCode, body, headers } = await site.get(url);
        assert.equal(statusCode, 200, payload);
        assertHarmless(body, payload);
        if (url !== "/blog")
          assert.ok(body.includes(markerText(i)), "the page shows the planted text");
        if (url !== "/blog") assert.equal(countScripts(body), scripts, payload);
        assertSafePolicy(String(headers["content-security-policy"]), payload);
      }
      const data = await site.get(`/blogs/${slug}.data`);
      assert.match(String(data.headers["content-type"]), /^text\/x-script/);
      assert.equal(data.headers["x-content-type-options"], "nosniff");
    }
  });

  it("A script planted in any text of a location page does not run", async () => {
    const page = await site.db.selectFrom("location_page").selectAll().executeTakeFirstOrThrow();
    const texts = Object.entries(page)
      .filter(([name, value]) => typeof value === "string" && !/_at$|slug|status|date/.test(name))
      .map(([name]) => name);
    assert.ok(texts.length > 5);
    const scripts = countScripts((await site.get(`/location/${page.slug_url}`)).body);
    for (const [i, payload] of [...xssPayloads, ...breakoutPayloads].entries()) {
      await site.db
        .updateTable("location_page")
        .set({
          ...Object.fromEntries(texts.map((name) => [name, payload])),
          main_heading: `${payload} ${markerText(i)}`,
        })
        .where("slug_url", "=", page.slug_url)
        .execute();
      const { statusCode, body } = await site.get(`/location/${page.slug_url}`);
      assert.equal(statusCode, 200, payload);
      assert.ok(body.includes(markerText(i)), "the page shows the planted text");
      assertHarmless(body, payload);
      assert.equal(countScripts(body), scripts, payload);
    }
  });

  it("A script planted in the description of a service does not run", async () => {
    const [service] = services;
    assert.ok(service);
    const url = `/service/${service.url}`;
    const scripts = countScripts((await site.get(url)).body);
    for (const [i, payload] of [...xssPayloads, ...breakoutPayloads].entries()) {
      // Some payloads hide all that follows.
      const description = `<p>${markerText(i)} ${payload}</p><h2>${payload}</h2><p>${payload}</p>`;
      const item = JSON.stringify({ ...toEntry(service), description });
      await site.db
        .insertInto("clinic_entry")
        .values({ kind: "services", entry_id: service.id, item, updated_at: "", updated_by: "" })
        .onConflict((conflict) => conflict.columns(["kind", "entry_id"]).doUpdateSet({ item }))
        .execute();
      const { statusCode, body } = await site.get(url);
      assert.equal(statusCode, 200, payload);
      assert.ok(body.includes(markerText(i)), "the page shows the planted text");
      assertHarmless(body, payload);
      assert.equal(countScripts(body), scripts, payload);
    }
  });
});

function markerText(i: number): string {
  return `planted${i}x`;
}

function countScripts(html: string): number {
  return [...html.matchAll(/<script[\s>]/gi)].length;
}

/** Script elements are covered by their count and the CSP hashes; the rest must not be able to run any. */
function assertHarmless(html: string, payload: string): void {
  const markup = html.replace(/<script[\s>][\s\S]*?<\/script>/gi, "");
  const tags = markup.match(/<[a-z][^\s>/]*(?:[^>"']|"[^"]*"|'[^']*')*>/gi) ?? [];
  for (const tag of tags) {
    const bare = tag.replace(/"[^"]*"/g, '""');
    assert.doesNotMatch(bare, /\son\w+\s*=/i, payload);
    assert.doesNotMatch(
      tag,
      /\s(?:href|src|action|srcdoc)="\s*(?:javascript|vbscript|data:text)/i,
      payload,
    );
    assert.doesNotMatch(tag, /^<(?:base|object|embed|math|template)\b/i, payload);
    assert.doesNotMatch(bare, /^<meta http-equiv/i, payload);
  }
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(markup)?.[1] ?? "";
  assert.match(canonical, /^http:\/\/localhost:3000(?:\/|$)/, payload);
  for (const [, data = ""] of html.matchAll(
    /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g,
  )) {
    JSON.parse(data);
    assert.doesNotMatch(data, /[<>\u2028\u2029]/, payload);
  }
}

function assertSafePolicy(policy: string, payload: string): void {
  assert.doesNotMatch(policy, /unsafe|\*|evil/, payload);
}
