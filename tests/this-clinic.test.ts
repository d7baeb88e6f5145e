import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { clinic } from "#content/clinic.ts";
import { galleryPictures } from "#content/gallery-pictures.ts";
import { listHolidays } from "#content/holidays.ts";
import { clinicTimeZone, defaultHours } from "#content/opening-hours.ts";
import { carouselExcludedUrl, services } from "#content/services/index.ts";
import { team } from "#content/team.ts";
import { testimonials } from "#content/testimonials.ts";
import { openSite, type Site } from "./support/open-site.ts";

/** Facts of this customer. Another clinic replaces this file; the other tests read the content. */
describe("this clinic", () => {
  it("Northbloom has fourteen services, of which the home page shows thirteen cards", () => {
    assert.equal(services.length, 14);
    assert.equal(services.filter(({ url }) => url !== carouselExcludedUrl).length, 13);
    assert.equal(carouselExcludedUrl, "home-care");
  });

  it("Northbloom has nine team members, of whom six are registered with colleges of Ontario", () => {
    assert.equal(team.length, 9);
    const registrations = team.flatMap(({ registration }) => registration ?? []);
    assert.equal(registrations.length, 6);
    for (const { college, number } of registrations) {
      assert.match(college.name, /^College of .* of Ontario$/);
      assert.match(number, /^Sample \d{4}$/);
    }
    assert.equal(team.filter(({ role }) => role === undefined).length, 2);
  });

  it("Northbloom speaks English, Tagalog, Gujarati and Farsi", () => {
    assert.deepEqual(clinic.languages, ["English", "Tagalog", "Gujarati", "Farsi"]);
  });

  it("Northbloom is in North York, Ontario, and keeps the time of Toronto", () => {
    const { city, province, postalCode } = clinic.address;
    assert.deepEqual([city, province, postalCode], ["North York", "Ontario", "M2N 0A0"]);
    assert.equal(clinicTimeZone, "America/Toronto");
  });

  it("Northbloom is open from 10 to 7 on weekdays, from 10 to 4 on Saturday, and not on Sunday", () => {
    const spans = defaultHours.week.map((day) =>
      day.spans.map(({ opens, closes }) => [opens, closes]),
    );
    const weekday = [[600, 1140]];
    assert.deepEqual(spans, [...Array(5).fill(weekday), [[600, 960]], []]);
  });

  it("Northbloom is closed on Ontario's nine public holidays", () => {
    const dates = listHolidays(2027).map(({ date }) => date.toISOString().slice(0, 10));
    assert.deepEqual(dates, [
      ...["2027-01-01", "2027-02-15", "2027-03-26", "2027-05-24", "2027-07-01"],
      ...["2027-09-06", "2027-10-11", "2027-12-25", "2027-12-26"],
    ]);
  });

  it("Northbloom has three testimonials and nine gallery pictures", () => {
    assert.equal(testimonials.length, 3);
    assert.equal(galleryPictures.length, 9);
  });
});

const [physiotherapy, chiropractic, massage, orthotics, shockwave, concussion] = [
  ...["physiotherapy", "chiropractic-treatment", "registered-massage-therapy"],
  ...["custom-made-orthotics-and-shoes", "shockwave-therapy", "concussion-rehabilitation"],
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
    assert.doesNotMatch(results, /You typed/, q);
    return [...results.matchAll(/<li[^>]*><a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
  };

  for (const [query, paths] of [
    ["sciatica", [physiotherapy, chiropractic, massage]],
    ["pinched nerve", [physiotherapy, chiropractic, massage]],
    ["whiplash", [physiotherapy, chiropractic, collisionFees, collisionPost]],
    ["vertigo", [physiotherapy, concussion]],
    ["TMJ", [physiotherapy, massage]],
    ["foot pain", [orthotics, shockwave]],
    ["car accident", [physiotherapy, chiropractic, concussion, collisionFees, collisionPost]],
    ["MVA", [physiotherapy, collisionFees, collisionPost]],
    ["collision", [physiotherapy, collisionFees, collisionPost]],
    ["OCF-18", [collisionFees, collisionPost]],
    ["fax", ["/contact#doctors"]],
    ["referral", ["/fees#plans", "/contact#doctors"]],
  ] as const)
    it(`The search finds what is meant by “${query}”`, async () => {
      const links = await listLinks(query);
      for (const path of paths) assert.ok(links.includes(path), `${path}: ${links.join(" ")}`);
    });

  it("A search for a car accident does not list home care", async () => {
    assert.ok(!(await listLinks("car accident")).includes("/service/home-care"));
    assert.equal((await listLinks("car"))[0], physiotherapy);
  });

  it("The search leads to the fees of an injury at work before those of a collision", async () => {
    for (const query of ["work injury", "workplace injury"]) {
      const pages = (await listLinks(query)).filter((path) => path?.startsWith("/fees"));
      assert.equal(pages[0], "/fees#hurt-at-work-wsib", query);
    }
  });

  it("A word is not corrected to one that only the text of a page has", async () => {
    assert.ok((await listLinks("minute")).includes("/first-visit"));
    const { body } = await site.get("/search?q=minite");
    assert.match(body, /Nothing found for “minite”/);
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
  });
});
