import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { openSite, type Site } from "../support/open-site.ts";

const [physiotherapy, chiropractic, massage, orthotics, shockwave, concussion, pelvicFloor] = [
  ...["physiotherapy", "chiropractic-treatment", "registered-massage-therapy"],
  ...["custom-made-orthotics-and-shoes", "shockwave-therapy", "concussion-rehabilitation"],
  "pelvic-floor-physiotherapy",
].map((url) => `/service/${url}`);
const collisionFees = "/fees#after-a-car-collision";
const collisionPost = "/blogs/after-a-car-collision";

describe("the search of this clinic", () => {
  let site: Site;
  before(async () => {
    site = await openSite("sqlite", { isSeeded: true });
  });
  after(() => site.close());
  const listLinks = async (q: string) => {
    const { body } = await site.get(`/search?q=${encodeURIComponent(q)}`);
    const [results = ""] = body.match(/<section aria-label="Results".*?<\/main>/s) ?? [];
    assert.doesNotMatch(results, /You typed|Nothing found/, q);
    return [...results.matchAll(/<li[^>]*><a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
  };

  for (const [query, paths] of [
    ["sciatica", [physiotherapy, chiropractic, massage]],
    ["pinched nerve", [physiotherapy, chiropractic, massage]],
    ["whiplash", [physiotherapy, chiropractic, collisionFees, collisionPost]],
    ["vertigo", [physiotherapy, concussion]],
    ["TMJ", [physiotherapy, massage]],
    ["backache", [physiotherapy, chiropractic, massage]],
    ["chiropractique", [chiropractic]],
    ["massothérapie", [massage]],
    ["kinésithérapeute", [physiotherapy]],
    ["back ache", [physiotherapy, chiropractic, massage]],
    ["scoliosis", [physiotherapy]],
    ["broken arm", [physiotherapy]],
    ["hip replacement", [physiotherapy]],
    ["groin", [physiotherapy]],
    ["C-section", [pelvicFloor]],
    ["bed wetting", [pelvicFloor]],
    ["low income", ["/fees#if-money-is-tight"]],
    ["emergency", ["/contact"]],
    ["کمردرد", ["/fa"]],
    ["masahe", ["/tl"]],
    ["foot pain", [orthotics, shockwave]],
    ["hit by a car", [physiotherapy, collisionFees, collisionPost]],
    ["hit by a truck", [physiotherapy, collisionFees, collisionPost]],
    ["rear-ended", [physiotherapy, collisionFees, collisionPost]],
    ["lawyer", [collisionFees]],
    ["how much", ["/fees"]],
    ["invoice", ["/fees"]],
    ["tax", ["/fees"]],
    ["refund", ["/fees#cancel"]],
    ["pediatric", ["/first-visit"]],
    ["numbness", [physiotherapy, chiropractic, massage]],
    ["deductible", ["/fees"]],
    ["my car was hit", [physiotherapy, chiropractic, collisionFees]],
    ["car accident", [physiotherapy, chiropractic, concussion, collisionFees, collisionPost]],
    ["MVA", [physiotherapy, collisionFees, collisionPost]],
    ["collision", [physiotherapy, collisionFees, collisionPost]],
    ["OCF-18", [collisionFees, collisionPost]],
    ["fax", ["/contact#doctors"]],
    ["parking", ["/contact#find-us", "/first-visit"]],
    ["ramp", ["/contact#find-us"]],
    ["elevator", ["/contact#find-us", "/first-visit"]],
    ["Dr", ["/contact#doctors"]],
    ["referral", ["/fees#plans", "/contact#doctors"]],
    ["ICBC", [collisionFees]],
    ["booking", ["/contact", "/first-visit"]],
    ["christmas hours", ["/contact"]],
    ["saturday", ["/contact"]],
    ["is it open on boxing day", ["/contact"]],
    ["jobs", ["/contact"]],
    ["covid", ["/fees#cancel"]],
    ["kid", ["/first-visit"]],
    ["teenager", ["/first-visit"]],
    ["telehealth", ["/first-visit"]],
    ["complaint", ["/contact", "/privacy"]],
    ["x-ray", ["/first-visit"]],
    ["x ray", ["/first-visit"]],
    ["xrays", ["/first-visit"]],
    ["manulife", ["/fees#billing"]],
    ["veteran", ["/fees#billing"]],
    ["interpreter", ["/first-visit"]],
    ["Punjabi", ["/registered-providers"]],
    ["قیمت", ["/fa"]],
    ["درد کمر", ["/fa"]],
    ["ساعت کار", ["/fa"]],
    ["ખુલવાનો સમય", ["/gu"]],
    ["ઘૂંટણ દુખાવો", ["/gu"]],
    ["masakit likod", ["/tl"]],
  ] as const)
    it(`The search finds what is meant by “${query}”`, async () => {
      const links = await listLinks(query);
      for (const path of paths) assert.ok(links.includes(path), `${path}: ${links.join(" ")}`);
    });

  it("The fees of a collision lead on to the article and to a question about it", async () => {
    const { body } = await site.get("/fees");
    const [answer = ""] = body.match(/<h2 id="after-a-car-collision".*?<\/section>/s) ?? [];
    assert.ok(answer.includes(`href="${collisionPost}"`));
    const topic = "/contact?about=car-or-work-injury";
    assert.ok(answer.includes(`href="${topic}#write"`));
    const contact = await site.get(topic);
    assert.match(contact.body, /I would like to ask about a car or work injury\. </);
  });

  it("A search for a car accident does not list home care", async () => {
    assert.ok(!(await listLinks("car accident")).includes("/service/home-care"));
    assert.equal((await listLinks("car"))[0], physiotherapy);
  });

  it("The search leads to the fees of an injury at work before those of a collision", async () => {
    for (const query of ["work injury", "workplace injury", "hurt on the job"]) {
      const pages = (await listLinks(query)).filter((path) => path?.startsWith("/fees"));
      assert.equal(pages[0], "/fees#hurt-at-work-wsib", query);
    }
  });

  it("The small words of a question do not change what is found", async () => {
    assert.deepEqual(await listLinks("do you take my insurance"), await listLinks("insurance"));
  });

  it("A search for jobs leads to the contact page before the fees of an injury", async () => {
    assert.equal((await listLinks("jobs"))[0], "/contact");
  });

  it("A misspelled short name of a service leads to the service", async () => {
    const { body } = await site.get("/search?q=phisio");
    assert.match(body, /You typed “<!-- -->phisio/);
    const [results = ""] = body.match(/<section aria-label="Services".*?<\/section>/s) ?? [];
    assert.ok(results.includes(`href="${physiotherapy}"`));
  });

  it("A word is not corrected to one that only the text of a page has", async () => {
    assert.ok((await listLinks("minute")).includes("/first-visit"));
    const { body } = await site.get("/search?q=minite");
    assert.match(body, /Nothing found for “minite”/);
    assert.match(body, /Try another word/);
    const [, offered = ""] = body.match(/<ul aria-labelledby="offered"(.*?)<\/ul>/s) ?? [];
    assert.match(offered, new RegExp(`href="${physiotherapy}"`));
  });

  it("The search does not list an article that staff have hidden", async () => {
    await site.db
      .updateTable("post")
      .set({ status: "draft" })
      .where("slug", "=", "after-a-car-collision")
      .execute();
    const links = await listLinks("car accident");
    assert.ok(links.includes(collisionFees));
    assert.ok(!links.includes(collisionPost));
    assert.ok(!(await site.get("/fees")).body.includes(collisionPost));
  });
});
