import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { services as serviceTexts } from "#content/services/index.ts";
import { contact } from "#domain/clinic/contact-definition.ts";
import { providers } from "#domain/clinic/providers-definition.ts";
import { services } from "#domain/clinic/services-definition.ts";
import { testimonials } from "#domain/clinic/testimonials-definition.ts";
import {
  createEntry,
  updateEntry,
  updateSingleton,
} from "#domain/clinic/write-clinic-content.server.ts";
import { createLocationTexts } from "#domain/location-pages/location-page.ts";
import { testimonialServiceId } from "./support/entry-ids.ts";
import { admin, openSite, type Site } from "./support/open-site.ts";

const title = "Texts on two lines";
/** Names its field, so that a failure tells which one it was. */
const write = (field: string) => `Above ${field}\nbelow ${field}`;

describe("line breaks of long texts", () => {
  let site: Site;
  let cookie: string;
  before(async () => {
    site = await openSite("sqlite", { isSeeded: true });
    cookie = await site.signIn(admin);
  });
  after(() => site.close());

  /** By field: whether the element around its text keeps line breaks. */
  async function readTexts(path: string) {
    const response = await site.get(path);
    assert.equal(response.statusCode, 200, path);
    const [, main = ""] = response.body.replaceAll("<!-- -->", "").split("<main");
    const texts = main.matchAll(/<\w+([^<>]*)>[^<>]*Above (\w+)\nbelow \2/g);
    return new Map([...texts].map(([, attributes = "", field = ""]) => [field, attributes]));
  }

  async function assertLinesShown(path: string, fields: string[]) {
    const texts = await readTexts(path);
    for (const field of fields) assert.ok(texts.has(field), `${field} of ${path} is missing`);
    for (const [field, attributes] of texts)
      assert.match(attributes, /\bwhitespace-pre-line\b/, `${field} of ${path}`);
  }

  it("The page and the card of a service keep them, and so does each answer", async () => {
    const [{ id, url } = { id: 0, url: "" }] = serviceTexts;
    const change = {
      isListed: true,
      lead: write("lead"),
      cardText: write("cardText"),
      introParagraph: write("introParagraph"),
      hasUrgentText: true,
      urgentHeading: "Cannot wait?",
      urgentText: write("urgentText"),
      urgentNote: write("urgentNote"),
      contactAdvice: write("contactAdvice"),
      questions: [{ title: "Is it far?", content: write("content") }],
    };
    assert.ok("item" in ((await updateEntry(site.db, services, id, change, "Ute")) ?? {}));
    const shown = ["lead", "introParagraph", "urgentText", "urgentNote", "content"];
    await assertLinesShown(`/service/${url}`, shown);
    await assertLinesShown("/services", ["cardText"]);
    await updateEntry(site.db, services, id, { hasNoProvider: true }, "Ute");
    await assertLinesShown(`/service/${url}`, [...shown, "contactAdvice"]);
  });

  it("The texts about a person keep them on the team's page and on the home page", async () => {
    for (const { id } of providers.defaults)
      await updateEntry(site.db, providers, id, { bio: write("bio") }, "Ute");
    await assertLinesShown("/registered-providers", ["bio"]);
    await assertLinesShown("/", ["bio"]);
  });

  it("A testimonial keeps them", async () => {
    const words = {
      quote: write("quote"),
      who: "Jun-ho P.",
      services: [testimonialServiceId],
      consentDate: "2026-05-04",
    };
    assert.ok("item" in (await createEntry(site.db, testimonials, words, "Ute")));
    await assertLinesShown("/about", ["quote"]);
  });

  it("The routes to the clinic keep them on both pages that show them", async () => {
    const directions = [{ title: "On foot", text: write("text") }];
    await updateSingleton(site.db, contact, { directions, parking: write("parking") }, "Ute");
    await assertLinesShown("/contact", ["text", "parking"]);
    await assertLinesShown("/first-visit", ["text", "parking"]);
  });

  it("The first paragraph of a location page keeps them", async () => {
    const texts = {
      ...createLocationTexts(() => title),
      main_paragraph: write("main_paragraph"),
      slug_url: "two-lines",
      meta_link: "/location/two-lines",
    };
    const created = await site.post("/api/locationpages/create", texts, cookie);
    assert.equal(created.statusCode, 200, created.body);
    await assertLinesShown("/location/two-lines", ["main_paragraph"]);
  });

  it("The first paragraph of a post keeps them, at the top of the blog too", async () => {
    const post = { title, slug_url: "two-lines", brief_paragraph: write("lead") };
    const created = await site.post("/blog", post, cookie);
    assert.equal(created.statusCode, 200, created.body);
    await assertLinesShown("/blogs/two-lines", ["lead"]);
    await assertLinesShown("/blog", ["lead"]);
  });
});
