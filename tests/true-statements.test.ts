import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { aboutSections } from "#content/about.ts";
import { priceRange } from "#content/areas.ts";
import { clinic } from "#content/clinic.ts";
import { services } from "#content/services/index.ts";
import { team } from "#content/team.ts";
import { demoPosts } from "#database/demo/posts/all.ts";
import { wordsOf } from "./support/page-words.ts";
import { openSite, type Site } from "./support/site.ts";

const root = join(import.meta.dirname, "..");

/** A college checks first whether a clinic's statements are true of the clinic itself. */
describe("what the clinic says of itself", () => {
  let site: Site;
  const textAt = async (path: string) => wordsOf((await site.get(path)).body);

  before(async () => {
    site = await openSite("sqlite", { isSeeded: true });
  });
  after(() => site.close());

  it("promises a register link only for clinicians, as three of the team have none", async () => {
    assert.ok(team.some(({ registration }) => registration === undefined));
    assert.doesNotMatch(await textAt("/"), /beside every photo|Each one is registered/);
    assert.match(await textAt("/"), /Our clinicians are registered with their Ontario colleges/);
  });

  it("does not say that every first visit is an hour, as some are shorter", async () => {
    const lengths = services.map(({ glance }) => glance[0]?.text ?? "");
    assert.ok(lengths.some((text) => !text.startsWith("60 minutes")));
    assert.match(await textAt("/"), /Most first visits are an hour long/);
  });

  it("says of covering at a massage what happens, wherever it speaks of it", async () => {
    for (const path of [
      "/about",
      "/service/registered-massage-therapy",
      "/location/bayview-village",
    ]) {
      const text = await textAt(path);
      assert.match(text, /You stay covered except for the area being treated/, path);
      assert.doesNotMatch(text, /covered the whole time|You stay covered,/, path);
    }
  });

  it("asks for written consent before sensitive areas are massaged", async () => {
    const text = await textAt("/service/registered-massage-therapy");
    assert.match(
      text,
      /upper inner thigh or the buttocks, are treated only if .* agreed in writing/,
    );
  });

  it("promises the same clinician only as what is usual", async () => {
    const promise = /(?<!usually (?:see )?)the same one each time|, each time/;
    for (const { url } of services)
      assert.doesNotMatch(await textAt(`/service/${url}`), promise, url);
  });

  it("says how good the evidence is at each item of the shockwave list", () => {
    const shockwave = aboutSections.find(({ service }) => service.url === "shockwave-therapy");
    assert.equal(shockwave?.bullets.title, "Effective Treatment For");
    for (const item of shockwave.bullets.items) assert.match(item, /: \p{L}/u);
  });

  it("destroys backups after as many days as the privacy page promises", async () => {
    assert.match(await textAt("/privacy"), /destroyed after 35 days/);
    const operations = readFileSync(join(root, "docs/operations.md"), "utf8");
    assert.match(operations, /Destroy backups after 35\sdays/);
  });

  it("lets people call first about a service that nobody provides, and says so in the hero", async () => {
    const { body } = await site.get("/service/naturopathic-medicine");
    const [hero = "", intro = ""] = body.slice(body.indexOf("<main")).split("<section").slice(1);
    assert.match(wordsOf(hero), /No naturopathic doctor sees patients here at the moment\. Call/);
    for (const part of [hero, intro]) {
      const call = part.indexOf(`href="${clinic.phone.link}"`);
      assert.ok(call >= 0 && call < part.indexOf("Book an Appointment"));
    }
  });

  it("has a booking button on all nine cards that says what one can book", async () => {
    const { body } = await site.get("/registered-providers");
    assert.equal(wordsOf(body).match(/Book An Appointment/g)?.length, 9);
    for (const { name, booking } of team) {
      const [card = ""] = body.split(`>${name}</h3>`)[1]?.split("</li>") ?? [];
      if (booking) assert.match(wordsOf(card), new RegExp(`Book An Appointment ${booking.note}`));
      if (booking?.to) assert.match(card, new RegExp(`href="${booking.to}"`), name);
    }
    const unable = team.filter(({ services: theirs }) => theirs.length === 0);
    assert.ok(unable.every(({ booking }) => booking?.to === "/contact"));
  });

  it("dates a post's last change by its text, and not by the day of seeding", async () => {
    const sitemap = (await site.get("/sitemap.xml")).body;
    for (const { slug_url, published_date, updated_date } of demoPosts) {
      const changed = `${updated_date ?? published_date}T14:00:00.000Z`;
      assert.ok(
        sitemap.includes(`/blogs/${slug_url}</loc><lastmod>${changed}</lastmod>`),
        slug_url,
      );
      const { body } = await site.get(`/blogs/${slug_url}`);
      assert.ok(body.includes(`"dateModified":"${changed}"`), slug_url);
    }
  });

  it("sends the licence notices of the software and fonts along with them", async () => {
    const { body } = await site.get("/accessibility");
    assert.match(body, /href="\/licences\.txt"/);
    const notices = (await site.get("/licences.txt")).body;
    for (const name of ["react", "react-router", "swiper", "@tiptap/core", "prosemirror-model"])
      assert.ok(notices.includes(name), name);
    assert.match(notices, /Copyright \(c\) (?:Meta|Facebook)/);
    const [, fonts = ""] = body.match(/href="(\/static\/media\/OFL-[^"]+\.txt)"/) ?? [];
    assert.match((await site.get(fonts)).body, /SIL OPEN FONT LICENSE/i);
  });

  it("gives search engines the province's code and a price range", async () => {
    const { body } = await site.get("/");
    assert.match(body, /"addressRegion":"ON"/);
    assert.ok(body.includes(`"priceRange":"${priceRange}"`));
  });

  it("offers home screens an icon that is not cut, and says what the app is", async () => {
    const manifest = JSON.parse((await site.get("/manifest.webmanifest")).body);
    assert.deepEqual([manifest.id, manifest.scope], ["/", "/"]);
    for (const { src, type, purpose } of manifest.icons) {
      const reply = await site.get(src);
      assert.equal(reply.statusCode, 200, src);
      assert.match(String(reply.headers["content-type"]), new RegExp(`^${type.replace("+", ".")}`));
      assert.match(purpose, /^(any|maskable)$/);
    }
    const pictures = manifest.icons.filter(({ type }: { type: string }) => type === "image/png");
    assert.equal(
      pictures.filter(({ purpose }: { purpose: string }) => purpose === "any").length,
      2,
    );
  });
});
