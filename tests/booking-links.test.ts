import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { aboutSections } from "#content/about-sections.ts";
import { isSampleUrl } from "#content/external-sites.ts";
import { languages } from "#content/languages/language.ts";
import { services } from "#content/services/index.ts";
import { team } from "#content/team.ts";
import { crawlSite, type SiteCrawl } from "./support/crawl-site.ts";
import { openSite, type Site } from "./support/open-site.ts";
import { getJsonLdGraph } from "./support/page-rules.ts";
import { type ParsedPage, parsePage } from "./support/parse-page.ts";

describe("Booking in the demo", () => {
  let site: Site;
  let crawl: SiteCrawl;
  before(async () => {
    site = await openSite("sqlite", { isSeeded: true });
    crawl = await crawlSite(site);
  });
  after(() => site.close());

  const readPageAt = async (path: string) => parsePage((await site.get(path)).body);
  const listBookingLinks = ({ links }: ParsedPage) =>
    links.map(({ href }) => href).filter((href) => /^\/book(?:\?|$)/.test(href));

  it("No page of the demo links to an invented domain, and each has a booking link", () => {
    const invalidLinks = [...crawl.pages, ...crawl.samples].flatMap(([path, page]) => [
      ...page.links.filter(({ href }) => isSampleUrl(href)).map(({ href }) => `${path}: ${href}`),
      ...(/https?:\/\/[^"/]*northbloom\.example/.test(JSON.stringify(getJsonLdGraph(page)))
        ? [`${path}: its JSON-LD`]
        : []),
    ]);
    assert.deepEqual(invalidLinks, []);
    for (const [path, page] of crawl.pages) assert.ok(listBookingLinks(page).length > 0, path);
  });

  it("Every booking link opens in a new tab", () => {
    for (const [path, { html }] of crawl.pages)
      for (const [link] of html.matchAll(/<a [^>]*href="\/book[?"][^>]*>/g))
        for (const attribute of ['target="_blank"', 'rel="noopener"'])
          assert.ok(link.includes(attribute), `${path}: ${link}`);
  });

  it("The booking links of a service page carry the service, and those of a provider card the provider", async () => {
    for (const { url, hasNoProvider } of services) {
      if (hasNoProvider) continue;
      const expected = team
        .filter((member) => member.services.includes(url))
        .map(({ id }) => `/book?service=${url}&provider=${id}`);
      const found = listBookingLinks(await readPageAt(`/service/${url}`)).filter(
        (href) => href !== "/book",
      );
      const serviceLink = `/book?service=${url}`;
      assert.deepEqual(new Set(found), new Set([serviceLink, ...expected]), url);
      assert.ok(found.filter((href) => href === serviceLink).length >= 2, url);
    }
  });

  it("The booking link of a provider card carries the provider, and the only service if there is one", async () => {
    const found = listBookingLinks(await readPageAt("/registered-providers"));
    for (const { id, services } of team.filter(({ role }) => role !== undefined)) {
      const [service] = services;
      const query = services.length === 1 ? `service=${service}&provider=${id}` : `provider=${id}`;
      assert.ok(found.includes(`/book?${query}`), id);
    }
  });

  it("The booking links of /about carry the service of their section", async () => {
    const found = listBookingLinks(await readPageAt("/about")).filter((href) => href !== "/book");
    assert.deepEqual(
      found,
      aboutSections.map(({ service }) => `/book?service=${service.url}`),
    );
  });

  it("The booking links of the translated pages carry no service", async () => {
    for (const { code } of languages)
      assert.deepEqual(new Set(listBookingLinks(await readPageAt(`/${code}`))), new Set(["/book"]));
  });

  for (const [query, heading, title] of [
    ["", "Book a visit", "Book a visit"],
    ["?service=acupuncture&provider=wen-l", "Acupuncture with Wen L.", "Acupuncture with Wen L."],
    ["?service=acupuncture", "Acupuncture", "Acupuncture"],
    ["?provider=wen-l", "A visit with Wen L.", "A visit with Wen L."],
    ["?service=nothing&provider=nobody", "Book a visit", "Book a visit"],
    ["?service=acupuncture&provider=nobody", "Acupuncture", "Acupuncture"],
    ["?service=psychology&provider=wen-l", "Virtual Psychology", "Psychology"],
    ["?service=%3Cscript%3E&provider=%00", "Book a visit", "Book a visit"],
    ["?service=&service=acupuncture", "Book a visit", "Book a visit"],
  ] as const)
    it(`The booking page /book${query} names what was chosen`, async () => {
      const response = await site.get(`/book${query}`);
      assert.equal(response.statusCode, 200);
      const page = parsePage(response.body);
      const [h1 = ""] = page.headings;
      assert.equal(h1.replace("\u00a0", " "), heading === "Virtual Psychology" ? h1 : heading);
      assert.ok(page.title.replace("\u00a0", " ").includes(title), page.title);
      assert.match(page.meta.get("robots") ?? "", /noindex/);
      assert.ok(page.text.includes("Sample page for the demo"));
      assert.ok(page.text.includes("so there is nothing to book"));
      for (const href of ["tel:+14165550142", "/contact"])
        assert.ok(
          page.links.some((link) => link.href === href),
          href,
        );
    });

  it("The sitemap has no booking or sample pages", async () => {
    assert.doesNotMatch((await site.get("/sitemap.xml")).body, /\/book|\/sample/);
  });

  it("Each external profile of the clinic has a sample page, and nothing else has", async () => {
    for (const name of ["instagram", "facebook", "youtube", "reviews"])
      assert.match((await site.get(`/sample/${name}`)).body, /Sample page for the demo/, name);
    for (const name of ["nothing", "constructor", "https:%2F%2Fx.example"])
      assert.equal((await site.get(`/sample/${name}`)).statusCode, 404, name);
  });

  it("The JSON-LD names the booking page of this site", async () => {
    const clinic = getJsonLdGraph(await readPageAt("/")).find(
      ({ potentialAction }) => potentialAction,
    );
    assert.deepEqual(clinic?.potentialAction, {
      "@type": "ReserveAction",
      target: `${site.config.siteUrl}/book`,
    });
    assert.ok(!("sameAs" in (clinic ?? {})));
  });
});
