import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { clinic } from "#content/clinic.ts";
import { defaultContact } from "#content/default-contact.ts";
import { services } from "#content/services/index.ts";
import { team } from "#content/team.ts";
import { testimonialNote, testimonials } from "#content/testimonials.ts";
import { listVideoSections } from "#content/videos.ts";
import { findClaims } from "#domain/clinic/advertising-claims.ts";
import { openSite, type Site } from "./support/open-site.ts";
import { getVisibleText, listStrings } from "./support/visible-text.ts";

const siteUrl = "https://clinic.example";
const root = join(import.meta.dirname, "..");

const exceptions = [
  {
    text: `Expert Care in ${clinic.address.city}`,
    why: "the specification gives the about page this title, word for word",
  },
];

describe("the advertising rules of colleges", () => {
  let site: Site;
  const pages = new Map<string, string>();
  const getPage = (path: string) => pages.get(path) ?? assert.fail(`${path} is no page`);

  before(async () => {
    site = await openSite("sqlite", { isSeeded: true, environment: { SITE_URL: siteUrl } });
    const { body } = await site.get("/sitemap.xml");
    for (const [, url = ""] of body.matchAll(/<loc>([^<]*)<\/loc>/g)) {
      const path = url.slice(siteUrl.length);
      const response = await site.get(path);
      assert.equal(response.headers["set-cookie"], undefined, `${path} sets a cookie`);
      pages.set(path, response.body);
    }
  });
  after(() => site.close());

  it("No public page makes an advertising claim in its text, title, description or alt texts", () => {
    assert.ok(pages.size > services.length + 30);
    for (const [path, html] of pages) assert.deepEqual(listClaims(getVisibleText(html)), [], path);
  });

  it("No content file or demo text makes an advertising claim", async () => {
    const files = globSync("{content,database/demo}/**/*.ts", { cwd: root });
    const sources = files.filter((file) => !/\.test\.ts$|manifest\.ts$|seed\.ts$/.test(file));
    assert.ok(sources.length > 60);
    for (const file of sources) {
      const allowed: unknown = await import(join(root, file));
      for (const text of listStrings(allowed))
        assert.deepEqual(listClaims(getVisibleText(text)), [], file);
    }
  });

  it("Each testimonial names its discipline, says that it is a sample and that results vary", () => {
    const videos = services
      .flatMap(({ url }) => listVideoSections(url))
      .flatMap((one) => one.videos);
    const clientNames = [
      ...testimonials,
      ...videos.flatMap((video) => video.testimonial ?? []),
    ].map(({ clientName }) => clientName);
    for (const [path, html] of pages) {
      if (!clientNames.some((name) => html.includes(name))) continue;
      assert.ok(html.includes(testimonialNote), path);
      for (const { clientName, discipline, isSample, hasConsent } of testimonials) {
        assert.ok(hasConsent);
        if (!html.includes(clientName)) continue;
        const [, lines = ""] = html.split(clientName);
        const author = getVisibleText(lines.slice(0, 400));
        assert.ok(author.includes(discipline), `${path}: ${clientName}`);
        if (isSample) assert.match(author, /sample/i, `${path}: ${clientName}`);
      }
    }
  });

  it("Registered providers are shown with title, college, number and register, and others without", () => {
    const html = getPage("/registered-providers");
    const getSection = (id: string) => html.split(`<section aria-labelledby="${id}"`)[1];
    for (const { name, role, registration } of team) {
      const card = getCard(name, getSection(registration ? "registered" : "clinic-team"));
      assert.ok(role === undefined || card.includes(role), name);
      if (registration) assert.deepEqual(listMissing(card, registration), [], name);
      else assert.doesNotMatch(card, /College|Registration no|register/i, name);
    }
  });

  it("Service pages show the registration of their providers", () => {
    for (const { name, role, registration, services: providedServices } of team) {
      for (const url of providedServices) {
        const card = getCard(name, getPage(`/service/${url}`).split('aria-labelledby="team"')[1]);
        assert.ok(role && card.includes(role), `${url}: ${name}`);
        if (registration) assert.deepEqual(listMissing(card, registration), [], `${url}: ${name}`);
        else assert.doesNotMatch(card, /Registration no/, `${url}: ${name}`);
      }
    }
  });

  it("Each service page has one urgent care card with the phone number and 911", () => {
    for (const { url } of services) {
      const [, card = "", ...others] = getPage(`/service/${url}`).split('aria-labelledby="urgent"');
      assert.deepEqual(others, [], url);
      const [visible = ""] = card.split("</section>", 1);
      assert.ok(visible.includes(defaultContact.phone.link), url);
      assert.ok(visible.includes('href="tel:911"'), url);
    }
  });

  it("Every page links to /privacy and /accessibility in its footer, 404 and /thank-you included", async () => {
    const others = ["/thank-you", "/nowhere"];
    for (const path of others) pages.set(path, (await site.get(path)).body);
    for (const [path, html] of pages) {
      const [, footer = ""] = html.split("<footer");
      for (const link of ["/privacy", "/accessibility"])
        assert.ok(footer.includes(`href="${link}"`), `${path}: ${link}`);
    }
    for (const path of others) pages.delete(path);
  });

  it("No page requests anything from another host before the visitor acts", () => {
    for (const [path, html] of pages) {
      const sourceAttributes = [...html.matchAll(/\s(?:src|srcset|poster|data)="([^"]*)"/gi)];
      const linkAttributes = [...html.matchAll(/<link\s[^>]*href="([^"]*)"/g)];
      const foreign = [...sourceAttributes, ...linkAttributes]
        .map(([, url = ""]) => url)
        .filter((url) => /(?:^|[\s,])(?:https?:)?\/\//.test(url.replaceAll(siteUrl, "")));
      assert.deepEqual(foreign, [], path);
      assert.doesNotMatch(html, /<iframe/, path);
    }
  });
});

function listClaims(text: string): string[] {
  const rest = exceptions.reduce((text, { text: allowed }) => text.replaceAll(allowed, ""), text);
  return findClaims(rest).map(({ start, end }) => rest.slice(Math.max(0, start - 40), end + 20));
}

function getCard(name: string, section = ""): string {
  const [, card] = section.split(`>${name}</h3>`);
  assert.ok(card, `${name} is missing`);
  return card.split(/<\/h3>|<\/section>/, 1)[0] ?? "";
}

type Registration = NonNullable<(typeof team)[number]["registration"]>;

function listMissing(card: string, { college, number }: Registration): string[] {
  const visible = [college.name, `Registration no. ${number}`, `href="${college.registerUrl}"`];
  const plain = card.replaceAll("<!-- -->", "");
  return visible.filter((text) => !plain.includes(text));
}
