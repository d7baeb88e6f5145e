import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { aboutSections } from "#content/about.ts";
import { isSampleUrl } from "#content/external-sites.ts";
import { languages } from "#content/languages/language.ts";
import { services } from "#content/services/index.ts";
import { team } from "#content/team.ts";
import { type PageHtml, readPage } from "./support/page-html.ts";
import { graphOf } from "./support/page-rules.ts";
import { openSite, type Site } from "./support/site.ts";
import { type Walk, walkSite } from "./support/walk-site.ts";

describe("Booking in the demo", () => {
  let site: Site;
  let walk: Walk;
  before(async () => {
    site = await openSite("sqlite", { isSeeded: true });
    walk = await walkSite(site);
  });
  after(() => site.close());

  const read = async (path: string) => readPage((await site.get(path)).body);
  const bookings = ({ links }: PageHtml) =>
    links.map(({ href }) => href).filter((href) => /^\/book(?:\?|$)/.test(href));

  it("never leads to a host of nobody, from any page", () => {
    const dead = [...walk.pages, ...walk.samples].flatMap(([path, page]) => [
      ...page.links.filter(({ href }) => isSampleUrl(href)).map(({ href }) => `${path}: ${href}`),
      ...(/https?:\/\/[^"/]*northbloom\.example/.test(JSON.stringify(graphOf(page)))
        ? [`${path}: its graph`]
        : []),
    ]);
    assert.deepEqual(dead, []);
    for (const [path, page] of walk.pages) assert.ok(bookings(page).length > 0, path);
  });

  it("opens a new tab from every page, as the booking site does", () => {
    for (const [path, { html }] of walk.pages)
      for (const [link] of html.matchAll(/<a [^>]*href="\/book[?"][^>]*>/g))
        for (const attribute of ['target="_blank"', 'rel="noopener"'])
          assert.ok(link.includes(attribute), `${path}: ${link}`);
  });

  it("passes on the service of a service page, and whom it is with on their card", async () => {
    for (const { url } of services) {
      const expected = team
        .filter((member) => member.services.includes(url))
        .map(({ id }) => `/book?service=${url}&provider=${id}`);
      const found = bookings(await read(`/service/${url}`)).filter((href) => href !== "/book");
      const own = `/book?service=${url}`;
      assert.deepEqual(new Set(found), new Set([own, ...expected]), url);
      assert.ok(found.filter((href) => href === own).length >= 2, url);
    }
  });

  it("passes on the person of a card, and their service where there is one", async () => {
    const found = bookings(await read("/registered-providers"));
    for (const { id, services } of team.filter(({ role }) => role !== undefined)) {
      const [service] = services;
      const query = services.length === 1 ? `service=${service}&provider=${id}` : `provider=${id}`;
      assert.ok(found.includes(`/book?${query}`), id);
    }
  });

  it("passes on the service of each section of /about", async () => {
    const found = bookings(await read("/about")).filter((href) => href !== "/book");
    assert.deepEqual(
      found,
      aboutSections.map(({ service }) => `/book?service=${service.url}`),
    );
  });

  it("passes on nothing from the pages in other languages", async () => {
    for (const { code } of languages)
      assert.deepEqual(new Set(bookings(await read(`/${code}`))), new Set(["/book"]));
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
    it(`says what would open for /book${query}`, async () => {
      const reply = await site.get(`/book${query}`);
      assert.equal(reply.statusCode, 200);
      const page = readPage(reply.body);
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

  it("is in no sitemap", async () => {
    assert.doesNotMatch((await site.get("/sitemap.xml")).body, /\/book|\/sample/);
  });

  it("has a sample page for each of the clinic's places elsewhere, and for no other", async () => {
    for (const name of ["instagram", "facebook", "youtube", "reviews"])
      assert.match((await site.get(`/sample/${name}`)).body, /Sample page for the demo/, name);
    for (const name of ["nothing", "constructor", "https:%2F%2Fx.example"])
      assert.equal((await site.get(`/sample/${name}`)).statusCode, 404, name);
  });

  it("is told to search engines as a page of this site", async () => {
    const clinic = graphOf(await read("/")).find(({ potentialAction }) => potentialAction);
    assert.deepEqual(clinic?.potentialAction, {
      "@type": "ReserveAction",
      target: `${site.config.siteUrl}/book`,
    });
    assert.ok(!("sameAs" in (clinic ?? {})));
  });
});
