import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { aboutSections } from "#content/about-sections.ts";
import { priceRange } from "#content/areas.ts";
import { clinic } from "#content/clinic.ts";
import { collisionBilling, collisionPayers } from "#content/collision-benefits.ts";
import { feeTexts } from "#content/sample-fees.ts";
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

  it("The home page promises register links for clinicians only", async () => {
    assert.ok(team.some(({ registration }) => registration === undefined));
    assert.doesNotMatch(await readText("/"), /beside every photo|Each one is registered/);
    assert.match(await readText("/"), /Our clinicians are registered with their Ontario colleges/);
  });

  it("The home page does not say that every first visit takes an hour", async () => {
    const lengths = services.map(({ glance }) => glance[0]?.text ?? "");
    assert.ok(lengths.some((text) => !text.startsWith("60 minutes")));
    assert.doesNotMatch(
      await readText("/"),
      /first visits? (?:is|are|takes?|lasts?) (?:an|one) hour/i,
    );
  });

  it("Every page that mentions covering at a massage says what stays covered", async () => {
    for (const path of [
      "/about",
      "/service/registered-massage-therapy",
      "/location/bayview-village",
    ]) {
      const text = await readText(path);
      assert.match(text, /You stay covered except for the area being treated/, path);
      assert.doesNotMatch(text, /covered the whole time|You stay covered,/, path);
    }
  });

  it("The massage page asks for written consent for sensitive areas", async () => {
    const text = await readText("/service/registered-massage-therapy");
    assert.match(
      text,
      /upper inner thigh or the buttocks, are treated only if .* agreed in writing/,
    );
  });

  it("Balance exercises tell people to hold on before they stand on one leg", () => {
    const narrowStand = /stand(?:ing)? (?:on one (?:leg|foot)|with one foot right in front)/i;
    const holdOn =
      /Keep the fingertips of at least one hand on the counter for all|hands above the counter the whole time|with the fingertips of one hand on it the whole time/;
    const sections = demoPosts.flatMap(({ blogs_content }) => blogs_content);
    const exercises = sections.filter(({ paragraph }) => narrowStand.test(paragraph));
    assert.ok(exercises.length >= 3);
    for (const { paragraph } of exercises) {
      const holdOnIndex = paragraph.search(holdOn);
      assert.ok(holdOnIndex >= 0 && holdOnIndex < paragraph.search(narrowStand), paragraph);
    }
    assert.match(
      exercises.map(({ paragraph }) => paragraph).join(),
      /Stand on one leg while you count to ten, fingertips on the counter/,
    );
  });

  it("The post for people over 65 does not advise walking barefoot at home", async () => {
    const text = await readText("/blogs/balance-after-65");
    assert.match(text, /shoes, or slippers with a back and a sole that grips/);
    assert.doesNotMatch(text, /, or none\b/);
  });

  it("The concussion service and post agree on the day of the first visit", async () => {
    for (const path of [
      "/service/concussion-rehabilitation",
      "/blogs/first-week-after-concussion",
    ]) {
      const text = await readText(path);
      assert.match(
        text,
        /You can come (?:for .{10,40} )?from the third day on, once (?:you|a doctor)/,
        path,
      );
      assert.doesNotMatch(text, /first two days of rest are over|ten days to two weeks/, path);
    }
    const post = await readText("/blogs/first-week-after-concussion");
    assert.match(post, /Do come if .* is still there after ten days\./);
  });

  it("Each page that names the auto insurer says who pays first after a collision", async () => {
    const { body } = await site.get("/sitemap.xml");
    const paths = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => new URL(url));
    const pagesWithInsurer: string[] = [];
    for (const { pathname } of paths) {
      const text = await readText(pathname);
      if (!/\b(?:auto|car) insurer\b/i.test(text)) continue;
      pagesWithInsurer.push(pathname);
      assert.ok(text.includes(collisionPayers), pathname);
      assert.doesNotMatch(text, /depends on the rules/, pathname);
    }
    assert.ok(pagesWithInsurer.length >= 3, pagesWithInsurer.join());
  });

  it("Each answer about insurance says who sends the claim, as the fees page does", () => {
    const answers = services.flatMap(({ url, questions }) =>
      questions
        .filter(({ title }) => /\b(?:insurance|my plan)\b/i.test(title))
        .map(({ content }) => ({ url, content })),
    );
    assert.ok(answers.length >= 6);
    const [sent = "", own = ""] = feeTexts.directBilling.split("\n\n");
    for (const { url, content } of answers) {
      const [noun = ""] =
        url.match(/physiotherapy|massage|psychology|orthotics|braces/) ??
        (url === "home-care" ? ["physiotherapy"] : []);
      const isSent = content.endsWith(
        "Often we can send the claim for you: see Fees and insurance.",
      );
      if (!isSent)
        assert.match(
          content,
          /You pay us and send in the receipt yourself: see Fees and insurance\.$/,
        );
      assert.ok(noun !== "" && (isSent ? sent : own).includes(noun), url);
    }
  });

  it("The fees page and the post about collisions say who sends the bill to the auto insurer", async () => {
    for (const path of ["/fees", "/blogs/after-a-car-collision"])
      assert.ok((await readText(path)).includes(collisionBilling), path);
    const { further, directBilling } = feeTexts;
    const part = further.find(({ text }) => text.startsWith(collisionBilling));
    assert.ok(part && directBilling.includes(`see “${part.heading}” below`));
    for (const { text } of [...further, { text: directBilling }])
      assert.ok(text.length <= 1000, text);
  });

  it("Collision pages name the insurance forms and the guideline by their usual names", async () => {
    for (const path of ["/blogs/after-a-car-collision", "/location/thornhill"])
      for (const name of ["OCF-1)", "OCF-18", "OCF-23", "Minor Injury Guideline"])
        assert.ok((await readText(path)).includes(name), `${path}: ${name}`);
  });

  it("Service pages promise the same clinician only as usual", async () => {
    const promise = /(?<!usually (?:see )?)the same one each time|, each time/;
    for (const { url } of services)
      assert.doesNotMatch(await readText(`/service/${url}`), promise, url);
  });

  it("Each item of the shockwave list says how good its evidence is", () => {
    const shockwave = aboutSections.find(({ service }) => service.url === "shockwave-therapy");
    assert.equal(shockwave?.bullets.title, "Effective Treatment For");
    for (const item of shockwave.bullets.items) assert.match(item, /: \p{L}/u);
  });

  it("Backups are destroyed after as many days as the privacy page promises", async () => {
    assert.match(await readText("/privacy"), /destroyed after 35 days/);
    const operations = readFileSync(join(root, "docs/operations.md"), "utf8");
    assert.match(operations, /Destroy backups after 35\sdays/);
  });

  it("The page of a service without a provider says so, and whom to ask", async () => {
    const { body } = await site.get("/service/naturopathic-medicine");
    assert.match(
      getVisibleText(body),
      /Not offered at the moment\. A longer look.*No naturopathic doctor sees patients here at the moment\. Call/,
    );
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
    assert.match(body, /"addressRegion":"ON"/);
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
