import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { testimonialNote } from "#content/testimonials.ts";
import { testimonials } from "#domain/clinic/testimonials-definition.ts";
import {
  createEntry,
  removeEntry,
  reorderEntries,
  updateEntry,
} from "#domain/clinic/write-clinic-content.server.ts";
import { openSite, type Site } from "../../tests/support/open-site.ts";

const words = {
  quote: "Every step was explained to me first.",
  who: "Jun-ho P.",
  services: ["2"],
  consentDate: "2026-05-04",
};

describe("Testimonials", () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());

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
    for (const id of ["4", "5", "7"]) {
      const refused = await createEntry(site.db, testimonials, { ...words, services: [id] }, "Me");
      assert.ok("errors" in refused);
      assert.match(refused.errors.services ?? "", /does not allow testimonials/);
    }
    const withoutConsent = { ...words, consentDate: "" };
    const refused = await createEntry(site.db, testimonials, withoutConsent, "Me");
    assert.ok("errors" in refused && refused.errors.consentDate);
    const changed = await updateEntry(site.db, testimonials, 1, { services: ["5"] }, "Me");
    assert.ok(changed && "errors" in changed);
    assert.deepEqual(await fetchQuotes("/about"), defaultQuotes);
  });

  it("A new testimonial shows in its place, with initials and the name of its service", async () => {
    const added = await createEntry(site.db, testimonials, words, "Me");
    assert.ok("item" in added);
    await reorderEntries(site.db, testimonials, [added.item.id]);
    assert.deepEqual(await fetchQuotes("/about"), [words.quote, ...defaultQuotes]);
    const { body } = await site.get("/");
    assert.match(body, />JP<\/span>/);
    assert.match(body.replaceAll("<!-- -->", ""), /Jun-ho P\.<\/strong> · Pelvic Floor Physio/);
  });

  it("Without testimonials the pages keep the form, and do not mention results", async () => {
    for (const id of [1001, ...testimonials.defaults.map(({ id }) => id)])
      await removeEntry(site.db, testimonials, id, "Me");
    for (const path of ["/", "/about"]) {
      const { body } = await site.get(path);
      assert.ok(!body.includes(testimonialNote), path);
      assert.doesNotMatch(body, /aria-label="Testimonials"|id="heard"/, path);
      assert.match(body, /aria-labelledby="write".*<form/s, path);
    }
  });
});
