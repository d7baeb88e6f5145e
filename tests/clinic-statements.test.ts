import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { priceRange, provinceCode } from "#content/areas.ts";
import { clinic } from "#content/clinic.ts";
import { services } from "#content/services/index.ts";
import { team } from "#content/team.ts";
import { demoPosts } from "#database/demo/posts/demo-posts.ts";
import { createMorningShift } from "#database/demo/write-demo.ts";
import { formatNumber } from "#domain/clinic/number-words.ts";
import { openSite, type Site } from "./support/open-site.ts";
import { getVisibleText } from "./support/visible-text.ts";

const root = join(import.meta.dirname, "..");

/** Colleges check first if a clinic's statements about itself are true. */
describe("the clinic's statements about itself", () => {
  let site: Site;
  const readText = async (path: string) => getVisibleText((await site.get(path)).body);

  before(async () => {
    site = await openSite("sqlite", { isSeeded: true });
  });
  after(() => site.close());

  it("Backups are destroyed after as many days as the privacy page promises", async () => {
    assert.match(await readText("/privacy"), /destroyed after 35 days/);
    const operations = readFileSync(join(root, "docs/operations.md"), "utf8");
    assert.match(operations, /Destroy backups after 35\sdays/);
  });

  it("Numbers of services, people and languages in words agree with the content", async () => {
    const counts: Record<string, number[]> = {
      service: [services.length, ...Array.from({ length: 5 }, (_, i) => services.length - i - 1)],
      people: [team.length],
      language: [clinic.languages.length],
    };
    const words = Array.from({ length: 19 }, (_, i) => formatNumber(i + 2));
    const statement = new RegExp(
      `\\b(${words.join("|")}) (?:more )?(service|people|language)s?\\b`,
      "gi",
    );
    let statementCount = 0;
    for (const path of ["/", "/about", "/services", "/registered-providers", "/contact"]) {
      const { body } = await site.get(path);
      for (const [text, word = "", noun = ""] of body.matchAll(statement)) {
        const count = words.indexOf(word.toLowerCase()) + 2;
        const isRemainder = text.includes(" more ");
        const allowed = counts[noun.toLowerCase()] ?? [];
        assert.ok(isRemainder ? allowed.includes(count) : allowed[0] === count, `${path}: ${text}`);
        statementCount += 1;
      }
    }
    assert.ok(statementCount >= 4, `${statementCount} statements`);
  });

  it("Each provider card has a booking button that says what can be booked", async () => {
    const { body } = await site.get("/registered-providers");
    assert.equal(getVisibleText(body).match(/Book An Appointment/g)?.length, team.length);
    for (const { name, booking } of team) {
      const [card = ""] = body.split(`>${name}</h3>`)[1]?.split("<h3") ?? [];
      if (booking)
        assert.match(
          getVisibleText(card),
          new RegExp(`Book An Appointment (?:with .*)?${booking.note}`),
        );
      if (booking?.to) assert.match(card, new RegExp(`href="${booking.to}"`), name);
    }
    const withoutServices = team.filter(
      ({ services: providedServices }) => providedServices.length === 0,
    );
    assert.ok(withoutServices.every(({ booking }) => booking?.to === "/contact"));
  });

  it("The last change of a post is dated by its text and not by the day of seeding", async () => {
    const sitemap = (await site.get("/sitemap.xml")).body;
    const getMorning = createMorningShift(Date.now());
    for (const { slug_url, published_date, updated_date } of demoPosts) {
      const lastModified = getMorning(updated_date ?? published_date);
      assert.ok(
        sitemap.includes(`/blogs/${slug_url}</loc><lastmod>${lastModified}</lastmod>`),
        slug_url,
      );
      const { body } = await site.get(`/blogs/${slug_url}`);
      assert.ok(body.includes(`"dateModified":"${lastModified}"`), slug_url);
    }
  });

  it("The licences of the software and fonts are published", async () => {
    const { body } = await site.get("/accessibility");
    assert.match(body, /href="\/licences\.txt"/);
    const notices = (await site.get("/licences.txt")).body;
    for (const name of ["react", "react-router", "swiper", "@tiptap/core", "prosemirror-model"])
      assert.ok(notices.includes(name), name);
    assert.match(notices, /Copyright \(c\) (?:Meta|Facebook)/);
    const [, fonts = ""] = body.match(/href="(\/static\/media\/OFL-[^"]+\.txt)"/) ?? [];
    assert.match((await site.get(fonts)).body, /SIL OPEN FONT LICENSE/i);
  });

  it("The JSON-LD of the home page has the province's code and a price range", async () => {
    const { body } = await site.get("/");
    assert.ok(body.includes(`"addressRegion":"${provinceCode}"`));
    assert.ok(body.includes(`"priceRange":"${priceRange}"`));
  });

  it("The web app manifest has an id, a scope and icons for any and maskable use", async () => {
    const manifest = JSON.parse((await site.get("/manifest.webmanifest")).body);
    assert.deepEqual([manifest.id, manifest.scope], ["/", "/"]);
    for (const { src, type, purpose } of manifest.icons) {
      const response = await site.get(src);
      assert.equal(response.statusCode, 200, src);
      assert.match(
        String(response.headers["content-type"]),
        new RegExp(`^${type.replace("+", ".")}`),
      );
      assert.match(purpose, /^(any|maskable)$/);
    }
    const pictures = manifest.icons.filter(({ type }: { type: string }) => type === "image/png");
    assert.equal(
      pictures.filter(({ purpose }: { purpose: string }) => purpose === "any").length,
      2,
    );
  });
});
