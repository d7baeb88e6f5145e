import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { defaultHours } from "#content/opening-hours.ts";
import { services } from "#content/services/index.ts";
import { listHolidayDates } from "#domain/clinic/holiday-dates.ts";
import { parseLocalTime } from "#domain/clinic/local-time.ts";
import { findSpansForDate, formatClosure, getOpenState } from "#domain/clinic/open-state.ts";
import { formatTime } from "#domain/fields/time-of-day.ts";
import { addDays } from "#domain/records/add-days.ts";
import { desktop, phone, useBrowser } from "../support/use-browser.ts";

const callNow = "talk to a person now";
const hours = { ...defaultHours, holidays: listHolidayDates(2026) };
const days = Array.from({ length: 100 }, (_, i) => addDays("2026-11-16", i));
const listSpans = (day: string, closesOnHolidays = true) =>
  findSpansForDate({ ...hours, closesOnHolidays }, new Date(`${day}T00:00:00Z`));

const openDay = days.find((day) => listSpans(day).length > 0) ?? assert.fail();
const closing = listSpans(openDay).at(-1)?.closes ?? assert.fail();
const dayOff = days.find((day) => listSpans(day, false).length === 0);
const holiday = days.find((day) => listSpans(day).length === 0 && listSpans(day, false).length > 0);
const breakDay = days.find((day) => listSpans(day).length > 1);
const closedTimes = [
  { period: "in the evening", time: toDate(openDay, closing + 1) },
  ...(dayOff ? [{ period: "on a day off", time: toDate(dayOff, 12 * 60) }] : []),
  ...(holiday ? [{ period: "on a holiday", time: toDate(holiday, 12 * 60) }] : []),
  ...(breakDay
    ? [{ period: "in a break", time: toDate(breakDay, listSpans(breakDay)[0]?.closes ?? 0) }]
    : []),
];
/** Its card about urgent care has the usual text. */
const service = services.find(({ urgent }) => urgent === undefined) ?? assert.fail();

describe("opening hours in the browser", () => {
  const { visit } = useBrowser();

  for (const { period, time } of closedTimes)
    it(`The site does not offer to talk to a person while the clinic is closed ${period}`, () =>
      visit("/favicon.svg", { viewport: phone }, async ({ page }) => {
        const until = formatClosure(getOpenState(hours, time)) ?? assert.fail();
        await page.clock.setFixedTime(time);
        await page.goto("/contact");
        await page.getByText("You can book online at any hour.").waitFor();
        assert.equal(await page.getByText(callNow).count(), 0);
        await page.getByRole("heading", { name: "Need Help?" }).scrollIntoViewIfNeeded();
        await page.getByText(`We are closed ${until}. Leave a message`).waitFor();
        await page.goto(`/service/${service.url}`);
        await page.locator("#urgent").scrollIntoViewIfNeeded();
        await page.getByText(`We are closed ${until}, so nobody can answer`).waitFor();
        const urgent = page.getByRole("region", { name: "In pain right now?" });
        await urgent.getByRole("link", { name: "Send a message" }).waitFor();
        const bar = page.locator("nav[aria-label='Message or book']:not(dialog *)");
        await bar.getByRole("link", { name: "Message" }).waitFor();
        const footer = page.getByRole("contentinfo");
        await footer.getByText(`Closed ${until}. Send a few lines`).waitFor();
      }));

  it("The site offers to talk to a person while the clinic is open, in any time zone", () =>
    visit("/favicon.svg", { viewport: desktop }, async ({ page }) => {
      await page.clock.setFixedTime(toDate(openDay, closing - 1));
      await page.goto("/contact");
      await page.getByText(`or ${callNow}.`).waitFor();
      await page.goto(`/service/${service.url}`);
      await page.locator("#urgent").scrollIntoViewIfNeeded();
      assert.equal(await page.getByText("We are closed").count(), 0);
      await page.getByText(`Open now until ${formatTime(closing)}. Talk to a person.`).waitFor();
      await page.setViewportSize(phone);
      const bar = page.locator("nav[aria-label='Call or book']:not(dialog *)");
      await bar.getByRole("link", { name: "Call" }).waitFor();
    }));
});

/** `minutes` count from midnight at the clinic. */
function toDate(day: string, minutes: number): Date {
  const time = [Math.floor(minutes / 60), minutes % 60].map((part) => `${part}`.padStart(2, "0"));
  return parseLocalTime(`${day}T${time.join(":")}`);
}
