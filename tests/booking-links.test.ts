import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { aboutSections } from "#content/about-sections.ts";
import { defaultContact } from "#content/default-contact.ts";
import { isSampleUrl } from "#content/external-sites.ts";
import { languages } from "#content/languages/language.ts";
import { services } from "#content/services/index.ts";
import { team } from "#content/team.ts";
import { reviewsSite } from "#content/testimonials.ts";
import { crawlSite, type SiteCrawl } from "./support/crawl-site.ts";
import { openSite, type Site } from "./support/open-site.ts";
import { getJsonLdGraph } from "./support/page-rules.ts";
import { type ParsedPage, parsePage } from "./support/parse-page.ts";

const person = team.find((member) => member.services.length > 0) ?? assert.fail("nobody treats");
const service = services.find(({ url }) => person.services.includes(url)) ?? assert.fail();
const otherService = services.find(({ url }) => !person.services.includes(url)) ?? assert.fail();

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
      ...(/https?:\/\/[^"/]*\.example\b/.test(JSON.stringify(getJsonLdGraph(page)))
        ? [`${path}: its JSON-LD`]
        : []),
    ]);
    assert.deepEqual(invalidLinks, []);
    for (const [path, page] of crawl.pages) assert.ok(listBookingLinks(page).length > 0, path);
  });

  it("Every booking link opens in a new tab, and on the home page every one says so", () => {
    for (const [path, { html }] of crawl.pages)
      for (const [link] of html.matchAll(/<a [^>]*href="\/book[?"][^>]*>/g))
        for (const attribute of ['target="_blank"', 'rel="noopener"'])
          assert.ok(link.includes(attribute), `${path}: ${link}`);
    const links = crawl.pages.get("/")?.links.filter(({ href }) => href.startsWith("/book")) ?? [];
    assert.ok(links.length >= 4);
    for (const { name } of links) assert.match(name, /\(opens in a new tab\)/);
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
    for (const { id, services } of team.filter((member) => member.role && !member.booking?.to)) {
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

  for (const [query, heading] of [
    ["", "Book a visit"],
    [`?service=${service.url}&provider=${person.id}`, `${service.heading} with ${person.name}`],
    [`?service=${service.url}`, service.heading],
    [`?provider=${person.id}`, `A visit with ${person.name}`],
    ["?service=nothing&provider=nobody", "Book a visit"],
    [`?service=${service.url}&provider=nobody`, service.heading],
    [`?service=${otherService.url}&provider=${person.id}`, otherService.heading],
    ["?service=%3Cscript%3E&provider=%00", "Book a visit"],
    [`?service=&service=${service.url}`, "Book a visit"],
  ] as const)
    it(`The booking page /book${query} names what was chosen`, async () => {
      const response = await site.get(`/book${query}`);
      assert.equal(response.statusCode, 200);
      const page = parsePage(response.body);
      const [h1 = ""] = page.headings;
      assert.equal(h1.replace("\u00a0", " "), heading);
      assert.ok(page.title.replace("\u00a0", " ").includes(heading), page.title);
      assert.match(page.meta.get("robots") ?? "", /noindex/);
      assert.ok(page.text.includes("Sample page for the demo"));
      assert.ok(page.text.includes("so there is nothing to book"));
      for (const href of [defaultContact.phone.link, "/contact"])
        assert.ok(
          page.links.some((link) => link.href === href),
          href,
        );
    });

  it("The sitemap has no booking or sample pages", async () => {
    assert.doesNotMatch((await site.get("/sitemap.xml")).body, /\/book|\/sample/);
  });

  it("Each external profile of the clinic has a sample page, and nothing else has", async () => {
    for (const name of [...defaultContact.socialLinks.map(({ id }) => id), reviewsSite.id])
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
