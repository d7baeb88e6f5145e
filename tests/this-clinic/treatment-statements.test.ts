import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { aboutSections } from "#content/about-sections.ts";
import { services } from "#content/services/index.ts";
import { team } from "#content/team.ts";
import { demoPosts } from "#database/demo/posts/demo-posts.ts";
import { openSite, type Site } from "../support/open-site.ts";
import { getVisibleText } from "../support/visible-text.ts";

/** Colleges check first if a clinic's statements about itself are true. */
describe("the clinic's statements about treatments", () => {
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

  it("The page of a service without a provider says so, and whom to ask", async () => {
    const { body } = await site.get("/service/naturopathic-medicine");
    assert.match(
      getVisibleText(body),
      /Not offered at the moment\. A longer look.*No naturopathic doctor sees patients here at the moment\. Call/,
    );
  });
});
