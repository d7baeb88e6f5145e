import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { collisionBilling, collisionPayers } from "#content/collision-benefits.ts";
import { feeTexts } from "#content/fee-texts.ts";
import { services } from "#content/services/index.ts";
import { openSite, type Site } from "../support/open-site.ts";
import { getVisibleText } from "../support/visible-text.ts";

describe("the clinic's statements about insurance", () => {
  let site: Site;
  const readText = async (path: string) => getVisibleText((await site.get(path)).body);

  before(async () => {
    site = await openSite("sqlite", { isSeeded: true });
  });
  after(() => site.close());

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
});
