import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import sharp from "sharp";
import { openingHours } from "#content/opening-hours.ts";
import { services } from "#content/services/index.ts";
import { graphProblems, thingsIn, typesOf } from "./support/graph-rules.ts";
import type { PageHtml } from "./support/page-html.ts";
import {
  graphOf,
  hoursProblems,
  phoneProblems,
  sharingProblems,
  untoldProblems,
} from "./support/page-rules.ts";
import { admin, openSite, type Site } from "./support/site.ts";
import { type Walk, walkSite } from "./support/walk-site.ts";

describe("a crawl of the whole site", () => {
  let site: Site;
  let walk: Walk;
  let siteUrl: string;
  before(async () => {
    site = await openSite("sqlite", { isSeeded: true });
    siteUrl = site.config.siteUrl;
    walk = await walkSite(site);
  });
  after(() => site.close());

  function problems(find: (page: PageHtml, path: string) => string[]): string[] {
    return [...walk.pages].flatMap(([path, page]) =>
      find(page, path).map((problem) => `${path}: ${problem}`),
    );
  }
  it("No link of the site is broken or redirects", () => {
    assert.deepEqual(walk.broken, []);
  });

  it("Every service, area, post and page can be reached by links", async () => {
    const posts = (await site.get("/blogs")).json().data as { slug_url: string }[];
    const areas = (await site.get("/api/locationpages")).json().data as { slug_url: string }[];
    const expected = [
      ...["/", "/about", "/registered-providers", "/services", "/gallery", "/blog", "/contact"],
      ...["/privacy", "/accessibility"],
      ...services.map(({ url }) => `/service/${url}`),
      ...posts.map(({ slug_url }) => `/blogs/${slug_url}`),
      ...areas.map(({ slug_url }) => `/location/${slug_url}`),
    ];
    assert.deepEqual(
      expected.filter((path) => !walk.linked.includes(path)),
      [],
    );
  });

  it("Every fragment of an internal link exists on its page", () => {
    const wrong = problems(({ links }, path) =>
      links.flatMap(({ href }) => {
        const { origin, pathname, search, hash } = new URL(href, siteUrl + path);
        const page = origin === siteUrl ? walk.pages.get(pathname + search) : undefined;
        const isThere = page === undefined || page.ids.has(decodeURIComponent(hash.slice(1)));
        return hash === "" || isThere ? [] : [href];
      }),
    );
    assert.deepEqual(wrong, []);
  });

  it("Every page has one h1 and a language", () => {
    const wrong = problems(({ headings, lang }) => [
      ...(headings.length === 1 && headings[0] !== "" ? [] : [`h1: ${headings.join(" and ")}`]),
      ...(lang ? [] : ["no lang"]),
    ]);
    assert.deepEqual(wrong, []);
  });

  it("Every page has a unique title and description of a fitting length", () => {
    const titles = [...walk.pages.values()].map(({ title }) => title);
    const descriptions = [...walk.pages.values()].map(({ meta }) => meta.get("description") ?? "");
    const wrong = problems(({ title, meta }) => {
      const description = meta.get("description") ?? "";
      return [
        ...(isBetween(title, 10, 60) ? [] : [`title of ${title.length}: ${title}`]),
        ...(isBetween(description, 50, 160) ? [] : [`description of ${description.length}`]),
        ...(isOnce(title, titles) ? [] : [`another page has the title ${title}`]),
        ...(isOnce(description, descriptions) ? [] : [`another page has: ${description}`]),
      ];
    });
    assert.deepEqual(wrong, []);
  });

  it("Every public page has its own canonical URL and may be indexed", () => {
    const wrong = problems(({ linkTags, meta }, path) => {
      const canonical = linkTags.filter(({ rel }) => rel === "canonical").map(({ href }) => href);
      const robots = meta.get("robots") ?? "";
      return [
        ...(canonical.join() === siteUrl + path ? [] : [`canonical ${canonical}`]),
        ...(robots.includes("noindex") ? ["noindex"] : []),
      ];
    });
    assert.deepEqual(wrong, []);
  });

  it("The Open Graph tags of every page match the page and their image", async () => {
    const pictures = new Map<string, string>();
    for (const { meta } of walk.pages.values()) {
      const size = `${meta.get("og:image:width")}x${meta.get("og:image:height")}`;
      pictures.set(meta.get("og:image") ?? "", `${meta.get("og:image:type")} ${size}`);
    }
    assert.deepEqual(problems(sharingProblems), []);
    for (const [url, said] of pictures) {
      assert.ok(url.startsWith(`${siteUrl}/`), url);
      const reply = await site.get(url.slice(siteUrl.length));
      assert.equal(reply.statusCode, 200, url);
      const { format, width, height } = await sharp(reply.rawPayload).metadata();
      assert.equal(`image/${format} ${width}x${height}`, said, url);
      assert.equal(said, "image/jpeg 1200x630");
    }
  });

  it("Every image has dimensions and an alt attribute", () => {
    const wrong = problems(({ images }) =>
      images
        .filter(({ alt, width, height }) => alt === undefined || !Number(width) || !Number(height))
        .map(({ src }) => String(src)),
    );
    assert.deepEqual(wrong, []);
  });

  it("Every file named by a page or its JSON-LD exists", async () => {
    const files = new Set<string>();
    for (const page of walk.pages.values()) {
      const named = [
        ...page.html.matchAll(/ (?:src|href|poster)="(\/[^"]+\.\w+)"/g),
        ...page.html.matchAll(/(?:srcSet="|, )(\/\S+) \d+w/gi),
      ].map(([, file = ""]) => siteUrl + file);
      const inGraph = thingsIn(graphOf(page))
        .flatMap((thing) => Object.values(thing))
        .filter((value) => typeof value === "string")
        .filter((value) => value.startsWith(siteUrl) && /\.\w+$/.test(value));
      for (const file of [...named, ...inGraph]) files.add(file.slice(siteUrl.length));
    }
    assert.ok(files.size > 100, `${files.size} files`);
    for (const url of files) {
      const reply = await site.send({ method: "HEAD", url });
      assert.equal(reply.statusCode, 200, url);
    }
  });

  it("The JSON-LD of every page is complete and refers only to existing things", () => {
    const wrong = problems((page) =>
      page.data.length === 1
        ? graphProblems(graphOf(page), siteUrl)
        : ["not exactly one JSON-LD graph"],
    );
    assert.deepEqual(wrong, []);
  });

  it("The JSON-LD has no ratings, one postal address and the same clinic on every page", () => {
    const clinics = new Set<string>();
    const wrong = problems((page) => {
      const things = thingsIn(graphOf(page));
      const types = things.flatMap(typesOf);
      const own = things.find((thing) => thing["@id"] === `${siteUrl}/#clinic` && thing.name);
      clinics.add(JSON.stringify(own));
      return [
        ...types.filter((type) => /Rating|Review|FAQ|Question/.test(type)),
        ...(types.filter((type) => type === "PostalAddress").length === 1 ? [] : ["addresses"]),
      ];
    });
    assert.deepEqual(wrong, []);
    assert.equal(clinics.size, 1);
  });

  it("The JSON-LD says the same as its page", () => {
    const wrong = problems((page, path) => untoldProblems(page, path, siteUrl));
    assert.deepEqual(wrong, []);
  });

  it("Opening hours are the same everywhere", () => {
    assert.deepEqual(problems(hoursProblems), []);
    const own = thingsIn(graphOf(walk.pages.get("/") as PageHtml));
    const told = own.filter(({ "@type": type }) => type === "OpeningHoursSpecification");
    assert.deepEqual(
      told.map(({ opens, closes }) => `${opens} ${closes}`),
      openingHours.map(({ hours }) => `${hours?.opens ?? "00"}:00 ${hours?.closes ?? "00"}:00`),
    );
  });

  it("The phone number is the same everywhere", () => {
    assert.deepEqual(problems(phoneProblems), []);
  });

  it("Every link has a meaningful name, and no HTML has a style attribute", () => {
    const wrong = problems(({ links, html }) => [
      ...links.filter(({ name }) => /^$|^(learn|read) more$/i.test(name)).map(({ href }) => href),
      ...(/<[^>]* style="/.test(html) ? ["a style attribute"] : []),
    ]);
    assert.deepEqual(wrong, []);
  });

  it("Pages that are not for search engines are noindex and not linked", async () => {
    const cookie = await site.signIn(admin);
    const draft = { title: "Not yet", slug_url: "not-yet", category: 1, status: "draft" };
    await site.post("/blog", draft, cookie);
    for (const [path, status, asAdmin] of [
      ["/thank-you", 200],
      ["/book", 200],
      ["/book?service=acupuncture&provider=wen-l", 200],
      ["/sample/instagram", 200],
      ["/sample/reviews", 200],
      ["/login", 200],
      ["/nowhere", 404],
      ["/blogs/not-yet", 404],
      ["/admin/blogs/1/preview", 200, cookie],
      ["/admin/blogs", 200, cookie],
    ] as const) {
      assert.ok(!walk.pages.has(path), path);
      const reply = await site.get(path, asAdmin);
      assert.equal(reply.statusCode, status, path);
      assert.match(reply.body, /<meta name="robots" content="noindex/, path);
      assert.doesNotMatch(reply.body, /ld\+json/, path);
    }
  });
});

function isBetween(text: string, least: number, most: number): boolean {
  const { length } = Array.from(text);
  return length >= least && length <= most;
}

function isOnce(text: string, all: string[]): boolean {
  return all.filter((one) => one === text).length === 1;
}
