import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { provinceCode } from "#content/areas.ts";
import { services } from "#content/services/index.ts";
import type { Service } from "#content/services/service-content.ts";
import { servicesWithoutTestimonials, testimonialNote } from "#content/testimonials.ts";
import { reorderEntries } from "#domain/clinic/reorder-entries.server.ts";
import { testimonials } from "#domain/clinic/testimonials-definition.ts";
import {
  createEntry,
  removeEntry,
  updateEntry,
} from "#domain/clinic/write-clinic-content.server.ts";
import { openSite, type Site } from "../../tests/support/open-site.ts";

const isForbidden = ({ url }: Service) =>
  servicesWithoutTestimonials[provinceCode].some((path) => path === url);
const service = services.find((entry) => !isForbidden(entry));
assert.ok(service);

const words = {
  quote: "Every step was explained to me first.",
  who: "Jun-ho P.",
  services: [String(service.id)],
  consentDate: "2026-05-04",
};

describe("The about page", () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());

  it("Its services stand under a heading of their own", async () => {
    const { body } = await site.get("/about");
    const [, section = ""] = body.match(/<section aria-labelledby="services"(.*?)<footer/s) ?? [];
    const levels = [...section.matchAll(/<h(\d)/g)].map(([, level]) => level);
    assert.equal(levels[0], "2");
    assert.equal(levels[1], "3");
  });

  const fetchQuotes = async (path: string) => {
    const { body } = await site.get(path);
    return [...body.replaceAll("<!-- -->", "").matchAll(/<blockquote[^>]*>“([^<]*)”/g)].map(
      ([, quote]) => quote,
    );
  };
  const defaultQuotes = testimonials.defaults.map(({ quote }) => quote);

  it("The default testimonials are shown on the home page and the about page", async () => {
    for (const path of ["/", "/about"]) assert.deepEqual(await fetchQuotes(path), defaultQuotes);
  });

  it("A testimonial that its college forbids, or without consent, is refused", async () => {
    for (const { id } of services.filter(isForbidden)) {
      const about = { services: [String(id)] };
      const refused = await createEntry(site.db, testimonials, { ...words, ...about }, "Me");
      assert.ok("errors" in refused);
      assert.match(refused.errors.services ?? "", /does not allow testimonials/);
      for (const { id } of testimonials.defaults) {
        const changed = await updateEntry(site.db, testimonials, id, about, "Me");
        assert.ok(changed && "errors" in changed);
      }
    }
    const withoutConsent = { ...words, consentDate: "" };
    const refused = await createEntry(site.db, testimonials, withoutConsent, "Me");
    assert.ok("errors" in refused && refused.errors.consentDate);
    assert.deepEqual(await fetchQuotes("/about"), defaultQuotes);
  });

  it("A new testimonial shows in its place, with initials and the name of its service", async () => {
    const added = await createEntry(site.db, testimonials, words, "Me");
    assert.ok("item" in added);
    await reorderEntries(site.db, testimonials, [added.item.id]);
    assert.deepEqual(await fetchQuotes("/about"), [words.quote, ...defaultQuotes]);
    const { body } = await site.get("/");
    assert.match(body, />JP<\/span>/);
    const author = body.replaceAll("<!-- -->", "").split("Jun-ho P.</strong> · ")[1] ?? "";
    assert.ok(service.menuName.startsWith(author.split(/[ <]/)[0] ?? "-"), author.slice(0, 40));
  });

  it("Without testimonials the pages keep the form, and do not mention results", async () => {
    for (const id of [1001, ...testimonials.defaults.map(({ id }) => id)])
      await removeEntry(site.db, testimonials, id, "Me");
    for (const path of ["/", "/about"]) {
      const { body } = await site.get(path);
      assert.ok(!body.includes(testimonialNote), path);
      assert.doesNotMatch(body, /aria-label="Testimonials"|id="heard"/, path);
      assert.match(body, /<section aria-label="[^"]+"[^>]*>(?:(?!<section).)*<form/s, path);
    }
  });
});
