import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import sharp from "sharp";
import { defaultContact } from "#content/default-contact.ts";
import { isSampleUrl } from "#content/external-sites.ts";
import { defaultHours } from "#content/opening-hours.ts";
import { services } from "#content/services/index.ts";
import { reviewsSite } from "#content/testimonials.ts";
import { fees } from "#domain/clinic/fees-definition.ts";
import { gallery } from "#domain/clinic/gallery-definition.ts";
import { listHoursRows } from "#domain/clinic/open-state.ts";
import { providers } from "#domain/clinic/providers-definition.ts";
import { services as servicesDefinition } from "#domain/clinic/services-definition.ts";
import { testimonials } from "#domain/clinic/testimonials-definition.ts";
import {
  removeEntry,
  updateEntry,
  updateSingleton,
} from "#domain/clinic/write-clinic-content.server.ts";
import { crawlSite, type SiteCrawl } from "./support/crawl-site.ts";
import { findJsonLdErrors, getTypes, listNodes } from "./support/json-ld-rules.ts";
import { admin, openSite, type Site } from "./support/open-site.ts";
import {
  findHoursErrors,
  findJsonLdMismatches,
  findOpenGraphErrors,
  findPhoneErrors,
  formatClock,
  getJsonLdGraph,
} from "./support/page-rules.ts";
import type { ParsedPage } from "./support/parse-page.ts";

const externalSites: readonly { id: string; url: string }[] = [
  ...defaultContact.socialLinks,
  reviewsSite,
];
const sampleSites = externalSites.filter(({ url }) => isSampleUrl(url));
const bookStatus = isSampleUrl(defaultContact.bookingUrl) ? 200 : 404;

describe("a crawl of the whole site", () => {
  let site: Site;
  let crawl: SiteCrawl;
  let siteUrl: string;
  before(async () => {
    site = await openSite("sqlite", { isSeeded: true });
    siteUrl = site.config.siteUrl;
    crawl = await crawlSite(site);
  });
  after(() => site.close());

  function findErrors(find: (page: ParsedPage, path: string) => string[]): string[] {
    return [...crawl.pages].flatMap(([path, page]) =>
      find(page, path).map((error) => `${path}: ${error}`),
    );
  }
  it("No link of the site is broken or redirects", () => {
    // The texts of the demo are about the services of the first clinic.
    const isOfDemo = /^\/service\/.* answers 302: \/(?:blogs|location)\//;
    assert.deepEqual(
      crawl.brokenLinks.filter((link) => !isOfDemo.test(link)),
      [],
    );
  });

  it("Every service, area, post and page can be reached by links", async () => {
    const posts = (await site.get("/blogs")).json().data as { slug_url: string }[];
    const areas = (await site.get("/api/locationpages")).json().data as { slug_url: string }[];
    const expected = [
      ...[
        "/",
        "/about",
        "/registered-providers",
        "/services",
        "/gallery",
        "/blog",
        "/contact",
        "/fees",
        "/first-visit",
      ],
      ...["/privacy", "/accessibility"],
      ...services.map(({ url }) => `/service/${url}`),
      ...posts.map(({ slug_url }) => `/blogs/${slug_url}`),
      ...areas.map(({ slug_url }) => `/location/${slug_url}`),
    ];
    assert.deepEqual(
      expected.filter((path) => !crawl.linkedPaths.includes(path)),
      [],
    );
  });

  it("Every fragment of an internal link exists on its page", () => {
    const errors = findErrors(({ links }, path) =>
      links.flatMap(({ href }) => {
        const { origin, pathname, search, hash } = new URL(href, siteUrl + path);
        const page = origin === siteUrl ? crawl.pages.get(pathname + search) : undefined;
        const exists = page === undefined || page.ids.has(decodeURIComponent(hash.slice(1)));
        return hash === "" || exists ? [] : [href];
      }),
    );
    assert.deepEqual(errors, []);
  });

  it("No link is named by a whole paragraph", () => {
    const errors = findErrors(({ html }) =>
      [...html.matchAll(/<a\b[^>]*>(.*?)<\/a>/gs)].flatMap(([, content = ""]) =>
        /<p[ >]/.test(content) ? [content.replace(/<[^>]*>/g, " ")] : [],
      ),
    );
    assert.deepEqual(errors, []);
  });

  it("Every page has one h1 and a language", () => {
    const errors = findErrors(({ headings, lang }) => [
      ...(headings.length === 1 && headings[0] !== "" ? [] : [`h1: ${headings.join(" and ")}`]),
      ...(lang ? [] : ["no lang"]),
    ]);
    assert.deepEqual(errors, []);
  });

  it("Every page has a unique title and description of a fitting length", () => {
    const titles = [...crawl.pages.values()].map(({ title }) => title);
    const descriptions = [...crawl.pages.values()].map(({ meta }) => meta.get("description") ?? "");
    const errors = findErrors(({ title, meta }) => {
      const description = meta.get("description") ?? "";
      return [
        ...(isBetween(title, 10, 60) ? [] : [`title of ${title.length}: ${title}`]),
        ...(isBetween(description, 50, 160) ? [] : [`description of ${description.length}`]),
        ...(isOnce(title, titles) ? [] : [`another page has the title ${title}`]),
        ...(isOnce(description, descriptions) ? [] : [`another page has: ${description}`]),
      ];
    });
    assert.deepEqual(errors, []);
  });

  it("Every public page has its own canonical URL and may be indexed", () => {
    const errors = findErrors(({ linkTags, meta }, path) => {
      const canonical = linkTags.filter(({ rel }) => rel === "canonical").map(({ href }) => href);
      const robots = meta.get("robots") ?? "";
      return [
        ...(canonical.join() === siteUrl + path ? [] : [`canonical ${canonical}`]),
        ...(robots.includes("noindex") ? ["noindex"] : []),
      ];
    });
    assert.deepEqual(errors, []);
  });

  it("The Open Graph tags of every page match the page and their image", async () => {
    const pictures = new Map<string, string>();
    for (const { meta } of crawl.pages.values()) {
      const size = `${meta.get("og:image:width")}x${meta.get("og:image:height")}`;
      pictures.set(meta.get("og:image") ?? "", `${meta.get("og:image:type")} ${size}`);
    }
    assert.deepEqual(findErrors(findOpenGraphErrors), []);
    for (const [url, declared] of pictures) {
      assert.ok(url.startsWith(`${siteUrl}/`), url);
      const response = await site.get(url.slice(siteUrl.length));
      assert.equal(response.statusCode, 200, url);
      const { format, width, height } = await sharp(response.rawPayload).metadata();
      assert.equal(`image/${format} ${width}x${height}`, declared, url);
      assert.equal(declared, "image/jpeg 1200x630");
    }
  });

  it("Every image has dimensions and an alt attribute", () => {
    const errors = findErrors(({ images }) =>
      images
        .filter(({ alt, width, height }) => alt === undefined || !Number(width) || !Number(height))
        .map(({ src }) => String(src)),
    );
    assert.deepEqual(errors, []);
  });

  it("Every file named by a page or its JSON-LD exists", async () => {
    const files = new Set<string>();
    for (const page of crawl.pages.values()) {
      const named = [
        ...page.html.matchAll(/ (?:src|href|poster)="(\/[^"]+\.\w+)"/g),
        ...page.html.matchAll(/(?:srcSet="|, )(\/\S+) \d+w/gi),
      ].map(([, file = ""]) => siteUrl + file);
      const inGraph = listNodes(getJsonLdGraph(page))
        .flatMap((node) => Object.values(node))
        .filter((value) => typeof value === "string")
        .filter((value) => value.startsWith(siteUrl) && /\.\w+$/.test(value));
      for (const file of [...named, ...inGraph]) files.add(file.slice(siteUrl.length));
    }
    assert.ok(files.size > 100, `${files.size} files`);
    for (const url of files) {
      const response = await site.send({ method: "HEAD", url });
      assert.equal(response.statusCode, 200, url);
    }
  });

  it("The JSON-LD of every page is complete and refers only to existing things", () => {
    const errors = findErrors((page) =>
      page.data.length === 1
        ? findJsonLdErrors(getJsonLdGraph(page), siteUrl)
        : ["not exactly one JSON-LD graph"],
    );
    assert.deepEqual(errors, []);
  });

  it("The JSON-LD has no ratings, one postal address and the same clinic on every page", () => {
    const clinics = new Set<string>();
    const errors = findErrors((page) => {
      const nodes = listNodes(getJsonLdGraph(page));
      const types = nodes.flatMap(getTypes);
      const homeNodes = nodes.find((node) => node["@id"] === `${siteUrl}/#clinic` && node.name);
      clinics.add(JSON.stringify(homeNodes));
      return [
        ...types.filter((type) => /Rating|Review|FAQ|Question/.test(type)),
        ...(types.filter((type) => type === "PostalAddress").length === 1 ? [] : ["addresses"]),
      ];
    });
    assert.deepEqual(errors, []);
    assert.equal(clinics.size, 1);
  });

  it("The JSON-LD says the same as its page", () => {
    const errors = findErrors((page, path) => findJsonLdMismatches(page, path, siteUrl));
    assert.deepEqual(errors, []);
  });

  it("Opening hours are the same everywhere", () => {
    assert.deepEqual(findErrors(findHoursErrors), []);
    const homeNodes = listNodes(getJsonLdGraph(crawl.pages.get("/") as ParsedPage));
    const declaredHours = homeNodes.filter(
      ({ "@type": type }) => type === "OpeningHoursSpecification",
    );
    assert.deepEqual(
      declaredHours.map(({ opens, closes }) => `${opens} ${closes}`),
      listHoursRows(defaultHours).flatMap(({ spans }) =>
        (spans.length > 0 ? spans : [{ opens: 0, closes: 0 }]).map(
          ({ opens, closes }) => `${formatClock(opens)} ${formatClock(closes)}`,
        ),
      ),
    );
  });

  it("The phone and fax numbers are the same everywhere", () => {
    assert.deepEqual(findErrors(findPhoneErrors), []);
  });

  it("Every link has a meaningful name, and no HTML has a style attribute", () => {
    const errors = findErrors(({ links, html }) => [
      ...links.filter(({ name }) => /^$|^(learn|read) more$/i.test(name)).map(({ href }) => href),
      ...(/<[^>]* style="/.test(html) ? ["a style attribute"] : []),
    ]);
    assert.deepEqual(errors, []);
  });

  it("Pages that are not for search engines are noindex and not listed", async () => {
    const cookie = await site.signIn(admin);
    const draft = { title: "Not yet", slug_url: "not-yet", category: 1, status: "draft" };
    await site.post("/blog", draft, cookie);
    for (const [path, status, asAdmin] of [
      ["/thank-you", 200],
      ["/book", bookStatus],
      [
        `/book?service=${services[0]?.url}&provider=${providers.defaults[0]?.bookingId}`,
        bookStatus,
      ],
      ...sampleSites.map(({ id }) => [`/sample/${id}`, 200] as const),
      ["/search", 200],
      ["/search?q=visit", 200],
      ["/login", 200],
      ["/nowhere", 404],
      ["/blogs/not-yet", 404],
      ["/admin/blogs/1/preview", 200, cookie],
      ["/admin/blogs", 200, cookie],
    ] as const) {
      assert.ok(!crawl.pages.has(path), path);
      const response = await site.get(path, asAdmin);
      assert.equal(response.statusCode, status, path);
      assert.match(response.body, /<meta name="robots" content="noindex/, path);
      assert.doesNotMatch(response.body, /ld\+json/, path);
    }
  });

  it("A clinic of one person, one language and five services, with empty lists, has no broken link or data", async () => {
    for (const { id } of testimonials.defaults) await removeEntry(site.db, testimonials, id, "Ada");
    for (const { id } of gallery.defaults) await removeEntry(site.db, gallery, id, "Ada");
    const [first, ...others] = providers.defaults;
    assert.ok(first);
    for (const { id } of others) await removeEntry(site.db, providers, id, "Ada");
    await updateEntry(site.db, providers, first.id, { languages: ["English"] }, "Ada");
    for (const { id } of services.slice(5))
      await updateEntry(site.db, servicesDefinition, id, { isListed: false }, "Ada");
    await updateSingleton(site.db, fees, { rows: [], further: [] }, "Ada");
    const former = crawl;
    crawl = await crawlSite(site);
    // A text that somebody wrote may link a hidden service, which redirects.
    const broken = crawl.brokenLinks.filter((link) => !/^\/service\/.* answers 302/.test(link));
    assert.deepEqual(broken, []);
    assert.ok(crawl.pages.size > former.pages.size / 2);
    const errors = findErrors((page, path) => [
      ...(isBetween(page.meta.get("description") ?? "", 50, 160) ? [] : ["description"]),
      ...findJsonLdErrors(getJsonLdGraph(page), siteUrl),
      ...findJsonLdMismatches(page, path, siteUrl),
      // The reviewer of a post is a record.
      ...others
        .map(({ name }) => name)
        .filter((name) => !path.startsWith("/blogs/") && page.text.includes(name)),
    ]);
    assert.deepEqual(errors, []);
    const about = crawl.pages.get("/about")?.text ?? "";
    assert.match(about, /One person, five services and one language/i);
    assert.doesNotMatch(about, /Multi-Lingual|What patients tell us/);
  });
});

function isBetween(text: string, minLength: number, maxLength: number): boolean {
  const { length } = Array.from(text);
  return length >= minLength && length <= maxLength;
}

function isOnce(text: string, all: string[]): boolean {
  return all.filter((one) => one === text).length === 1;
}
