import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { provinceCode } from "#content/areas.ts";
import { clinic } from "#content/clinic.ts";
import { galleryPictures } from "#content/gallery-pictures.ts";
import { listHolidays } from "#content/holidays.ts";
import { clinicTimeZone, defaultHours } from "#content/opening-hours.ts";
import { carouselExcludedUrl, services } from "#content/services/index.ts";
import { team } from "#content/team.ts";
import { testimonials } from "#content/testimonials.ts";

/** Another clinic replaces the files of this folder; all other tests read the content. */
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
    assert.equal(provinceCode, "ON");
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
