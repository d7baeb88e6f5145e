import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { desktop, phone, useBrowser } from "../support/use-browser.ts";

const callNow = "talk to a person now";

describe("opening hours in the browser", () => {
  const { visit } = useBrowser();

  for (const [period, time, until] of [
    ["in the evening", "2026-11-20T19:01:00-05:00", "until tomorrow at 10:00 AM"],
    ["on a Sunday", "2026-11-22T12:00:00-05:00", "until tomorrow at 10:00 AM"],
    ["on a holiday", "2026-12-25T12:00:00-05:00", "until Monday at 10:00 AM"],
  ] as const)
    it(`The site does not offer to talk to a person while the clinic is closed ${period}`, () =>
      visit("/favicon.svg", { viewport: phone }, async ({ page }) => {
        await page.clock.setFixedTime(new Date(time));
        await page.goto("/contact");
        await page.getByText("You can book online at any hour.").waitFor();
        assert.equal(await page.getByText(callNow).count(), 0);
        await page.getByRole("heading", { name: "Need Help?" }).scrollIntoViewIfNeeded();
        await page.getByText(`We are closed ${until}. Leave a message`).waitFor();
        await page.goto("/service/acupuncture");
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
      await page.clock.setFixedTime(new Date("2026-11-20T18:59:00-05:00"));
      await page.goto("/contact");
      await page.getByText(`or ${callNow}.`).waitFor();
      await page.goto("/service/acupuncture");
      await page.locator("#urgent").scrollIntoViewIfNeeded();
      assert.equal(await page.getByText("We are closed").count(), 0);
      await page.getByText("Open now until 7:00 PM. Talk to a person.").waitFor();
      await page.setViewportSize(phone);
      const bar = page.locator("nav[aria-label='Call or book']:not(dialog *)");
      await bar.getByRole("link", { name: "Call" }).waitFor();
    }));
});
