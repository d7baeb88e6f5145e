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

describe("the whole site, walked from its home page", () => {
  let site: Site;
  let walk: Walk;
  let siteUrl: string;
  before(async () => {
    site = await openSite("sqlite", { isSeeded: true });
    siteUrl = site.config.siteUrl;
    walk = await walkSite(site);
  });
  after(() => site.close());

  /** What each page gets wrong, with its address before it. */
  function problems(find: (page: PageHtml, path: string) => string[]): string[] {
    return [...walk.pages].flatMap(([path, page]) =>
      find(page, path).map((problem) => `${path}: ${problem}`),
    );
  }
  it("has no link that does not answer at once", () => {
    assert.deepEqual(walk.broken, []);
  });

  it("is reached by links alone: every service, area, post and page for reading", async () => {
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

  it("has every place that a link names within a page", () => {
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

  it("gives each page one h1, and says its language", () => {
    const wrong = problems(({ headings, lang }) => [
      ...(headings.length === 1 && headings[0] !== "" ? [] : [`h1: ${headings.join(" and ")}`]),
      ...(lang ? [] : ["no lang"]),
    ]);
    assert.deepEqual(wrong, []);
  });

  it("gives each page a title and a description of its own, as long as they are shown", () => {
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

  it("names each page by its own address, and hides none of them", () => {
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

  it("tells those who share a page the same as everyone, with a picture that is as it says", async () => {
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

  it("describes every picture, or says that it decorates, and keeps its place", () => {
    const wrong = problems(({ images }) =>
      images
        .filter(({ alt, width, height }) => alt === undefined || !Number(width) || !Number(height))
        .map(({ src }) => String(src)),
    );
    assert.deepEqual(wrong, []);
  });

  it("has every file that its pages and their graphs name", async () => {
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

  it("says in every graph what its types need, and speaks of nothing that is not there", () => {
    const wrong = problems((page) =>
      page.data.length === 1 ? graphProblems(graphOf(page), siteUrl) : ["not one graph"],
    );
    assert.deepEqual(wrong, []);
  });

  it("never rates itself, and has one address and one clinic on all pages", () => {
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

  it("says the same in a graph as on the page", () => {
    const wrong = problems((page, path) => untoldProblems(page, path, siteUrl));
    assert.deepEqual(wrong, []);
  });

  it("says the same hours everywhere", () => {
    assert.deepEqual(problems(hoursProblems), []);
    const own = thingsIn(graphOf(walk.pages.get("/") as PageHtml));
    const told = own.filter(({ "@type": type }) => type === "OpeningHoursSpecification");
    assert.deepEqual(
      told.map(({ opens, closes }) => `${opens} ${closes}`),
      openingHours.map(({ hours }) => `${hours?.opens ?? "00"}:00 ${hours?.closes ?? "00"}:00`),
    );
  });

  it("says the same phone number everywhere", () => {
    assert.deepEqual(problems(phoneProblems), []);
  });

  it("names its links by where they lead, and sets no styles in its HTML", () => {
    const wrong = problems(({ links, html }) => [
      ...links.filter(({ name }) => /^$|^(learn|read) more$/i.test(name)).map(({ href }) => href),
      ...(/<[^>]* style="/.test(html) ? ["a style attribute"] : []),
    ]);
    assert.deepEqual(wrong, []);
  });

  it("leads nowhere that is not for search engines, and says so there", async () => {
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
