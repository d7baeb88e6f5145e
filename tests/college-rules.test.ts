import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { clinic } from "#content/clinic.ts";
import { defaultContact } from "#content/default-contact.ts";
import { externalUrl } from "#content/external-sites.ts";
import { services } from "#content/services/index.ts";
import { team } from "#content/team.ts";
import { reviewsSite, testimonialNote, testimonials } from "#content/testimonials.ts";
import { listVideoSections } from "#content/videos.ts";
import { findClaims } from "#domain/clinic/advertising-claims.ts";
import { openSite, type Site } from "./support/open-site.ts";
import { getVisibleText, listStrings } from "./support/visible-text.ts";

const siteUrl = "https://northbloom.example";
const root = join(import.meta.dirname, "..");

const exceptions = [
  {
    text: `Expert Care in ${clinic.address.city}`,
    why: "the specification gives the about page this title, word for word",
  },
];

/** The colleges of these disciplines forbid testimonials and links to reviews. */
const disciplinesWithoutTestimonials = [
  "registered-massage-therapy",
  "acupuncture",
  "naturopathic-medicine",
];

describe("the advertising rules of Ontario's colleges", () => {
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
    assert.ok(pages.size > 50);
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

  it("Pages of disciplines without testimonials show no testimonials or reviews", () => {
    const videoTestimonials = listVideoSections("pelvic-floor-physiotherapy").flatMap(
      ({ videos }) => videos.flatMap(({ testimonial }) => testimonial ?? []),
    );
    const lines = [...testimonials, ...videoTestimonials];
    assert.equal(lines.length, 5);
    const testimonialTexts = [
      ...lines.flatMap(({ clientName, clientReview }) => [clientName, clientReview]),
      ...[testimonialNote, externalUrl(reviewsSite), 'aria-label="Testimonials"'],
    ];
    const findTestimonialTexts = (path: string) =>
      testimonialTexts.filter((sign) => getPage(path).includes(sign));
    for (const url of disciplinesWithoutTestimonials) {
      assert.deepEqual(findTestimonialTexts(`/service/${url}`), [], url);
      // The data of every page names the reviews page in its scripts.
      const visibleHtml = getPage(`/service/${url}`).replaceAll(/<script.*?<\/script>/gs, "");
      assert.doesNotMatch(visibleHtml, /<blockquote|review/i, url);
    }
    const visible = [...pages.keys()].filter((path) => findTestimonialTexts(path).length > 0);
    assert.deepEqual(visible, ["/", "/about", "/service/pelvic-floor-physiotherapy"]);
  });

  it("Each testimonial names its discipline, says that it is a sample and that results vary", () => {
    for (const path of ["/", "/about", "/service/pelvic-floor-physiotherapy"]) {
      const html = getPage(path);
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
    const [, registered = "", clinicTeam = ""] = html.split(
      /<section aria-labelledby="(?:registered|clinic-team)"/,
    );
    for (const { name, role, registration } of team) {
      const card = getCard(name, registration ? registered : clinicTeam);
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
    const psychologist = team.find(({ services: providedServices }) =>
      providedServices.includes("psychology"),
    );
    assert.ok(
      getPage("/service/psychology").includes(psychologist?.registration?.number ?? "none"),
    );
  });

  it("Each service page has one urgent care card with the phone number and 911", () => {
    for (const { url } of services) {
      const [, card = "", ...others] = getPage(`/service/${url}`).split('aria-labelledby="urgent"');
      assert.deepEqual(others, [], url);
      const [visible = ""] = card.split("</section>", 1);
      assert.ok(visible.includes(defaultContact.phone.link), url);
      assert.ok(visible.includes('href="tel:911"'), url);
      if (url === "psychology") continue;
      assert.match(getVisibleText(visible), /In pain right now\?/, url);
      assert.match(getVisibleText(visible), /In a medical emergency call 911/, url);
    }
  });

  it("The urgent care card of psychology names the suicide crisis helpline first", () => {
    const [, card = ""] = getPage("/service/psychology").split('aria-labelledby="urgent"');
    const [visible = ""] = card.split("</section>", 1);
    const text = getVisibleText(visible).replace(/\s+(?=[.,])/g, "");
    for (const sentence of [
      "In crisis right now?",
      "Call or text 9-8-8 at any hour, in English or French. If anyone is in danger, call 911.",
      "For an earlier appointment, call (416) 555-0142",
    ])
      assert.ok(text.includes(sentence), `${text}: ${sentence}`);
    const links = [...visible.matchAll(/href="(tel:[^"]+)"/g)].map(([, link]) => link);
    assert.deepEqual(links, ["tel:988", "tel:911", defaultContact.phone.link]);
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
