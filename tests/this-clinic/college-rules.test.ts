import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { defaultContact } from "#content/default-contact.ts";
import { externalUrl } from "#content/external-sites.ts";
import { services } from "#content/services/index.ts";
import { team } from "#content/team.ts";
import { reviewsSite, testimonialNote, testimonials } from "#content/testimonials.ts";
import { listVideoSections } from "#content/videos.ts";
import { openSite, type Site } from "../support/open-site.ts";
import { getVisibleText } from "../support/visible-text.ts";

/** The colleges of these services forbid testimonials and links to reviews, or may do so. */
const servicesWithoutTestimonials = [
  "registered-massage-therapy",
  "acupuncture",
  "naturopathic-medicine",
  "psychology",
];

describe("the rules of Ontario's colleges", () => {
  let site: Site;
  const pages = new Map<string, string>();
  const getPage = (path: string) => pages.get(path) ?? assert.fail(`${path} is no page`);

  before(async () => {
    site = await openSite("sqlite", { isSeeded: true });
    const { body } = await site.get("/sitemap.xml");
    for (const [, url = ""] of body.matchAll(/<loc>([^<]*)<\/loc>/g)) {
      const path = url.slice(site.config.siteUrl.length);
      pages.set(path, (await site.get(path)).body);
    }
  });
  after(() => site.close());

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
    for (const url of servicesWithoutTestimonials) {
      assert.deepEqual(findTestimonialTexts(`/service/${url}`), [], url);
      // The data of every page names the reviews page in its scripts.
      const visibleHtml = getPage(`/service/${url}`).replaceAll(/<script.*?<\/script>/gs, "");
      assert.doesNotMatch(visibleHtml, /<blockquote|review/i, url);
    }
    const visible = [...pages.keys()].filter((path) => findTestimonialTexts(path).length > 0);
    assert.deepEqual(visible, ["/", "/about", "/service/pelvic-floor-physiotherapy"]);
  });

  it("Read More below the testimonials leads to the reviews", () => {
    for (const path of ["/", "/about"])
      assert.match(
        getPage(path),
        new RegExp(`<a [^>]*href="${externalUrl(reviewsSite)}"[^>]*><span>Read More<`),
        path,
      );
  });

  it("The page of psychology shows the registration of the psychologist", () => {
    const psychologist = team.find(({ services }) => services.includes("psychology"));
    assert.ok(
      getPage("/service/psychology").includes(psychologist?.registration?.number ?? "none"),
    );
  });

  it("Every urgent care card but that of psychology speaks of pain and of emergencies", () => {
    for (const { url } of services.filter(({ url }) => url !== "psychology")) {
      const [, card = ""] = getPage(`/service/${url}`).split('aria-labelledby="urgent"');
      const text = getVisibleText(card.split("</section>", 1)[0] ?? "");
      assert.match(text, /In pain right now\?/, url);
      assert.match(text, /In a medical emergency call 911/, url);
    }
  });

  it("The urgent care card of psychology names the suicide crisis helpline first, and its button calls it", () => {
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
    assert.deepEqual(links, ["tel:988", "tel:911", "tel:988", defaultContact.phone.link]);
    assert.doesNotMatch(visible, /Send a message/);
  });
});
