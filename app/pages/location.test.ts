import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { demoLocations } from "#database/demo/demo-locations.ts";
import { addFakeContent } from "#database/demo/fake-content.ts";
import { admin, openSite, type Site } from "../../tests/support/open-site.ts";
import { parsePage } from "../../tests/support/parse-page.ts";

describe("Location page", () => {
  let site: Site;
  before(async () => {
    site = await openSite("sqlite", { isSeeded: true });
  });
  after(() => site.close());

  const fetchPage = async (slug: string) => (await site.get(`/location/${slug}`)).body;

  it("A location page shows every text of its record", async () => {
    for (const { slug_url, meta_link: _, ...texts } of demoLocations) {
      const html = await fetchPage(slug_url);
      for (const text of Object.values(texts)) assert.ok(html.includes(escapeHtml(text)), text);
    }
  });

  it("A relative canonical link becomes absolute, and an external one is unchanged", async () => {
    const [first] = demoLocations;
    const externalUrl = "https://elsewhere.example/page";
    const input = { ...first, slug_url: "Else Where", meta_link: externalUrl };
    await site.post("/api/locationpages/create", input, await site.signIn(admin));
    const ownUrl = `${site.config.siteUrl}/location/north-york`;
    assert.ok((await fetchPage("north-york")).includes(`rel="canonical" href="${ownUrl}"`));
    assert.ok((await fetchPage("else-where")).includes(`rel="canonical" href="${externalUrl}"`));
  });

  it("A location page has its own title, keywords and description, and its path as canonical link", async () => {
    const { title, meta, linkTags } = parsePage(await fetchPage("willowdale"));
    for (const text of [title, meta.get("keywords"), meta.get("description")])
      assert.match(text ?? "", /Willowdale/);
    const canonical = linkTags.find(({ rel }) => rel === "canonical")?.href;
    assert.equal(canonical, `${site.config.siteUrl}/location/willowdale`);
  });

  it("Each demo location page shows different pictures", async () => {
    const pictureLists = await Promise.all(
      demoLocations.map(async ({ slug_url }) => {
        const [, main = ""] = (await fetchPage(slug_url)).split("<main");
        return [...main.matchAll(/ src="([^"]+)"/g)]
          .map(([, src]) => src)
          .slice(0, 5)
          .join();
      }),
    );
    assert.equal(new Set(pictureLists).size, demoLocations.length);
  });

  it("A location page requests nothing from other companies before the map is opened", async () => {
    const html = await fetchPage("north-york");
    assert.doesNotMatch(
      html,
      /<iframe|<(?:script|img|link)[^>]+(?:src|href)="https?:\/\/(?!localhost)/,
    );
  });

  it("A variant spelling of a location's URL redirects to the canonical one", async () => {
    const response = await site.get("/location/North%20York");
    assert.equal(response.statusCode, 301);
    assert.equal(response.headers.location, "/location/north-york");
  });

  it("An unknown location is answered with 404, the text Could not found and a search", async () => {
    for (const path of ["atlantis", "%00", "%20", "a%2Fb"]) {
      const response = await site.get(`/location/${path}`);
      assert.equal(response.statusCode, 404, path);
      assert.ok(response.body.includes("Could not found"), path);
      assert.match(response.body, /<search[^>]*><form [^>]*action="\/search"/, path);
      assert.match(parsePage(response.body).title, /not found/i);
      assert.ok(response.body.includes('<meta name="robots" content="noindex"'), path);
    }
  });

  it("A location page links to six others, so that every page is linked from some other", async () => {
    const fetchNearbySlugs = async (slug: string) => {
      const [, nearby = ""] = (await fetchPage(slug)).split('id="nearby"');
      const list = nearby.slice(0, nearby.indexOf("</ul>"));
      return [...list.matchAll(/href="\/location\/([^"]+)"/g)].map(([, linkedSlug]) => linkedSlug);
    };
    const slugs = demoLocations.map(({ slug_url }) => slug_url).sort();
    const [first = "", ...rest] = slugs;
    assert.deepEqual(
      (await fetchNearbySlugs(first)).filter((slug) => rest.includes(slug ?? "")),
      rest,
    );

    await addFakeContent(site.db, { posts: 0, locations: 40 });
    const { data } = (await site.get("/api/locationpages")).json();
    const linked = new Set<string | undefined>();
    for (const { slug } of data) {
      const links = await fetchNearbySlugs(slug);
      assert.equal(links.length, 6);
      assert.ok(!links.includes(slug));
      for (const link of links) linked.add(link);
    }
    assert.equal(linked.size, data.length, "each page is linked from others");
  });
});

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("'", "&#x27;");
}
