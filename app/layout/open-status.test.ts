import assert from "node:assert/strict";
import { after, before, describe, it, mock } from "node:test";
import { defaultHours } from "#content/opening-hours.ts";
import { listHolidayDates } from "#domain/clinic/holiday-dates.ts";
import { hours as hoursDefinition } from "#domain/clinic/hours-definition.ts";
import { parseLocalTime } from "#domain/clinic/local-time.ts";
import { getOpenState } from "#domain/clinic/open-state.ts";
import { updateSingleton } from "#domain/clinic/write-clinic-content.server.ts";
import { openSite, type Site } from "../../tests/support/open-site.ts";

const hours = { ...defaultHours, specialDays: [], holidays: listHolidayDates(2026) };

describe("the opening state in the HTML", () => {
  let site: Site;
  before(async () => {
    site = await openSite("sqlite", { isSeeded: true });
  });
  after(() => site.close());

  for (const [state, isOpen, paths] of [
    ["open", true, ["/", "/contact", "/services"]],
    ["closed", false, ["/about", "/gallery", "/fees"]],
  ] as const)
    it(`A page without a script says that the clinic is ${state}`, async () => {
      const now = findTime(isOpen);
      mock.timers.enable({ apis: ["Date"], now });
      try {
        for (const path of paths) {
          const { body } = await site.get(path);
          assert.ok(body.includes(isOpen ? "Open now" : "Closed now"), path);
          assert.ok(!body.includes(isOpen ? "Closed now" : "Open now"), path);
          assert.ok(body.includes(getOpenState(hours, now).detail), path);
        }
      } finally {
        mock.timers.reset();
      }
    });
});

it("A clinic that never opens is closed, without a day on which it opens", async () => {
  const site = await openSite("sqlite");
  try {
    const week = Array.from({ length: 7 }, () => ({ spans: [], note: "" }));
    await updateSingleton(site.db, hoursDefinition, { week }, "Imani");
    const { body } = await site.get("/contact");
    assert.match(body, /<strong>Closed now<\/strong><\/span><\/p>/);
    assert.match(body, />Closed until further notice\.</);
  } finally {
    await site.close();
  }
});

it("The special days to come are in the hours at the top of every page and in its data", async () => {
  const site = await openSite("sqlite");
  try {
    const day = { from: "2099-12-24", until: "", kind: "closed", spans: [], note: "Inventory" };
    const over = { ...day, from: "2020-12-24" };
    const changes = { closesOnHolidays: false, specialDays: [over, day] };
    await updateSingleton(site.db, hoursDefinition, changes, "Imani");
    const gallery = (await site.get("/gallery")).body;
    assert.match(gallery, /"validFrom":"2099-12-24"/);
    assert.doesNotMatch(gallery, /2020-12-24/);
    for (const path of ["/gallery", "/no-such-page"]) {
      const [, top] = /<section aria-label="Address, hours(.*?)<\/section>/s.exec(
        (await site.get(path)).body,
      ) ?? ["", ""];
      assert.match(top, /December 24, 2099: closed \(Inventory\)/, path);
    }
  } finally {
    await site.close();
  }
});

/** In the second week of June 2026. */
function findTime(isOpen: boolean): Date {
  for (let hour = 0; hour < 7 * 24; hour += 1) {
    const day = 8 + Math.floor(hour / 24);
    const time = `${String(hour % 24).padStart(2, "0")}:30`;
    const now = parseLocalTime(`2026-06-${String(day).padStart(2, "0")}T${time}`);
    if (getOpenState(hours, now).isOpen === isOpen) return now;
  }
  throw new Error("The clinic is always open, or never");
}
