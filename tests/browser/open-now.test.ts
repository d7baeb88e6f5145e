import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { defaultContact } from "#content/default-contact.ts";
import { services } from "#content/services/index.ts";
import { findHoursRow, formatClosure, getOpenState } from "#domain/clinic/open-state.ts";
import { formatTime } from "#domain/fields/time-of-day.ts";
import {
  closedTime,
  closedTimes,
  closing,
  hoursOf2026,
  openTime,
} from "../support/opening-times.ts";
import { desktop, phone, useBrowser } from "../support/use-browser.ts";

const callNow = "talk to a person now";
/** Its card about urgent care has the usual text. */
const service = services.find(({ urgent }) => urgent === undefined) ?? assert.fail();

describe("opening hours in the browser", () => {
  const { visit } = useBrowser();

  for (const { period, time } of closedTimes)
    it(`The site does not offer to talk to a person while the clinic is closed ${period}`, () =>
      visit("/favicon.svg", { viewport: phone, time }, async ({ page }) => {
        const until = formatClosure(getOpenState(hoursOf2026, time)) ?? assert.fail();
        await page.goto("/contact");
        await page.getByText("You can book online at any hour.").waitFor();
        assert.equal(await page.getByText(callNow).count(), 0);
        await page.getByRole("heading", { name: "Need Help?" }).scrollIntoViewIfNeeded();
        const closed = page.getByText(`We are closed ${until}. Leave a message`);
        assert.doesNotMatch((await closed.textContent()) ?? "", /\d [AP]M/);
        const help = page.getByRole("region", { name: "Need Help?" });
        const actions = help.getByRole("link");
        assert.equal(await actions.first().getAttribute("href"), "/contact#write");
        assert.equal(await actions.nth(1).getAttribute("href"), defaultContact.phone.link);
        await page.goto(`/service/${service.url}`);
        await page.locator("#urgent").scrollIntoViewIfNeeded();
        await page.getByText(`We are closed ${until}, and nobody answers our phone.`).waitFor();
        const urgent = page.getByRole("region", { name: "In pain right now?" });
        await urgent.getByRole("link", { name: "Send a message" }).waitFor();
        assert.equal(await urgent.getByText("Call and say").count(), 0);
        const bar = page.locator("nav[aria-label='Message or book']:not(dialog *)");
        await bar.getByRole("link", { name: "Message" }).waitFor();
        const footer = page.getByRole("contentinfo");
        await footer.getByText(`Closed ${until}. Send a few lines`).waitFor();
      }));

  it("The finder, the search and the booking page offer a message before a call while the clinic is closed", () =>
    visit("/favicon.svg", { viewport: desktop, time: closedTime }, async ({ page }) => {
      const waitForMessageFirst = (part: string) =>
        page
          .locator(`${part} a[href='/contact#write']:first-child`)
          .first()
          .waitFor({ state: "attached" });
      await page.goto("/book");
      await waitForMessageFirst("main");
      await page.goto("/search?q=xyzzy");
      await waitForMessageFirst("main");
      await page.goto("/");
      await page.locator(".finder label").last().click();
      await waitForMessageFirst(".finder");
    }));

  for (const hasJavaScript of [true, false])
    it(`A link to send a message leads to the form ${hasJavaScript ? "with" : "without"} JavaScript`, () =>
      visit(
        `/service/${service.url}`,
        { viewport: phone, time: closedTime, hasJavaScript },
        async ({ page }) => {
          const waitForForm = () =>
            page.waitForFunction(
              () => {
                const form = document.querySelector("main form")?.closest("div");
                const { top = 0 } = form?.querySelector("h2")?.getBoundingClientRect() ?? {};
                const header = document.querySelector("body header")?.getBoundingClientRect();
                return header && top >= header.bottom && top < innerHeight / 4;
              },
              undefined,
              { polling: 100 },
            );
          await page
            .locator(`a[href='/contact?about=${service.url}#write']:visible`)
            .last()
            .click();
          await page.waitForURL(`**/contact?about=${service.url}#write`);
          await waitForForm();
          // The site's own clock decides without JavaScript.
          if (!hasJavaScript) return;
          await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
          const bar = page.locator("nav[aria-label='Message or book']:not(dialog *)");
          await bar.getByRole("link", { name: "Message" }).click();
          await waitForForm();
        },
      ));

  const [named] = services
    .filter(({ bookName = "" }) => bookName !== "" && bookName.length <= 12)
    .sort((a, b) => (b.bookName?.length ?? 0) - (a.bookName?.length ?? 0));
  const skip = !named && "no service has such a name";
  it(
    "The button of the bar names a service of up to twelve letters in one line of a narrow phone",
    { skip },
    () =>
      visit(
        `/service/${named?.url}`,
        { viewport: { width: 320, height: 640 }, time: closedTime, hasJavaScript: false },
        async ({ page }) => {
          const bar = page.locator("nav.fixed:not(dialog *)");
          await bar.getByRole("link", { name: `Book ${named?.bookName}` }).waitFor();
          const heights = await bar
            .locator("a")
            .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
          assert.deepEqual(new Set(heights), new Set([52]));
        },
      ),
  );

  it("The row of today in the opening hours is that of the visitor's day, not of the server's", async () => {
    for (const time of [openTime, ...closedTimes.map(({ time }) => time)])
      await visit("/favicon.svg", { viewport: phone, time }, async ({ page }) => {
        await page.goto("/contact");
        const today = findHoursRow(hoursOf2026, time)?.name ?? assert.fail();
        const row = page.getByRole("rowheader", { name: `${today} (today)` });
        await row.waitFor();
        assert.equal(await page.locator("tr[aria-current=date]").count(), 1);
      });
  });

  it("The site offers to talk to a person while the clinic is open, in any time zone", () =>
    visit("/favicon.svg", { viewport: desktop, time: openTime }, async ({ page }) => {
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
