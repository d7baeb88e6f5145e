import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { phone, waitForNoDialog } from "../support/use-browser.ts";
import { getSaveButton, waitForAutosave } from "../support/use-location-editor.ts";
import { getToast, useStaffArea } from "../support/use-staff-area.ts";

describe("the editor of the hours", () => {
  const { asStaff, site, cookie } = useStaffArea();
  const fetchStored = async (kind: string) =>
    (await site().get(`/api/staff/clinic/${kind}`, cookie())).json().data;
  const store = async (kind: string, payload: object) => {
    const url = `/api/staff/clinic/${kind}`;
    const { statusCode } = await site().send({ method: "PUT", url, payload, cookie: cookie() });
    assert.equal(statusCode, 200);
  };

  it("A day to close that was not filled in is left without a question, and a filled-in one with it", () =>
    asStaff({}, async ({ page }) => {
      await page.goto("/admin");
      await page.getByRole("link", { name: "Close a day" }).click();
      await page.locator("[data-item-body] input:focus").waitFor();
      await page.goBack();
      await page.waitForURL("**/admin");
      await waitForNoDialog(page);
      assert.deepEqual(await site().db.selectFrom("autosave").select("item").execute(), []);

      await page.goForward();
      await page.locator("[data-item-body] input:focus").fill("2030-01-02");
      await page.goBack();
      await page.getByRole("dialog", { name: "Leave with unsaved text?" }).waitFor();
      await page.getByRole("button", { name: "Discard", exact: true }).click();
      await page.waitForURL("**/admin");
    }));

  it("“Go to the preview” shows the beginning of what visitors will see on a phone", () =>
    asStaff({ viewport: phone }, async ({ page }) => {
      await page.goto("/admin/clinic/hours");
      await page
        .getByRole("button", { name: /^(Open|Close) on / })
        .first()
        .waitFor();
      await page.getByRole("button", { name: "Go to the preview" }).click();
      const preview = page.getByRole("complementary", { name: "What visitors will see" });
      await preview.and(page.locator(":focus")).waitFor();
      const { y = -1, height = 0 } = (await preview.boundingBox()) ?? {};
      assert.ok(height > phone.height);
      assert.ok(y > 0 && y < phone.height / 2, `${y} px from the top`);
    }));

  it("“Go back to the default” says that what is typed and not saved is lost", () =>
    asStaff({}, async ({ page }) => {
      await store("hours", { specialDays: [{ from: "2099-12-24", note: "To come" }] });
      await page.goto("/admin/clinic/hours");
      const dialog = page.getByRole("alertdialog", { name: "Go back to the default?" });
      await pressEnter(page, "Go back to the default");
      await dialog.getByText(/Your own versions stay in the history\.$/).waitFor();
      await pressEnter(page, "Keep what is written");
      await page.getByRole("checkbox", { name: "Open on Monday" }).press("Space");
      await pressEnter(page, "Go back to the default");
      await dialog.getByText(/What you typed and have not saved is lost\.$/).waitFor();
    }));

  it("The default replaces the version that is in the form after a conflict", () =>
    asStaff({}, async ({ page, expectedErrors }) => {
      await store("contact", { fax: "(416) 555-0188" });
      await page.goto("/admin/clinic/contact");
      await page.getByLabel("Fax").fill("(416) 555-0199");
      await store("contact", { email: "desk@northbloom.example" });
      expectedErrors.push(/409/);
      await getSaveButton(page).click();
      await pressEnter(page, "Take both changes");
      await getToast(page, "Both changes are in the form.").waitFor();
      await pressEnter(page, "Go back to the default");
      await pressEnter(page, "Use the default");
      await getToast(page, "Contact and booking: this is the default again.").waitFor();
    }));

  it("A notice is made of a special day only as it is saved, and once the last has ended", () =>
    asStaff({}, async ({ page }) => {
      const text = "Thursday, December 24, 2099: closed (Snow).";
      const ended = { text, from: "2001-01-01T00:00", until: "2001-01-02T00:00", tone: "yellow" };
      await store("notice", { notices: [ended] });
      await store("hours", { specialDays: [{ from: "2099-12-24", note: "Snow" }] });
      await page.goto("/admin/clinic/hours");
      await pressEnter(page, "Open Special day 1");
      await page.getByLabel("Reason").fill("Ice");
      await page.getByText("Thursday, December 24, 2099: closed (Ice)").waitFor();
      const tell = "Tell visitors with a notice about Thu, Dec 24, 2099";
      await pressEnter(page, tell);
      await getToast(page, "Save the special day first.").waitFor();
      assert.equal((await fetchStored("notice")).notices.length, 1);
      await page.getByLabel("Reason").fill("Snow");
      await page.getByText("Thursday, December 24, 2099: closed (Snow)").waitFor();
      await pressEnter(page, tell);
      await getToast(page, "The notice goes up on Thu, Dec 17, 2099.").waitFor();
      await pressEnter(page, tell);
      await getToast(page, "There is already a notice with this text.").waitFor();
      assert.equal((await fetchStored("notice")).notices.length, 2);
      await store("notice", { notices: [] });
    }));

  it("A restored special day that lies ahead is not folded with the past ones", () =>
    asStaff({}, async ({ page }) => {
      await store("hours", { specialDays: [{ from: "2001-12-24", note: "Long ago" }] });
      await page.goto("/admin/clinic/hours");
      await pressEnter(page, "Show 1 past one");
      await pressEnter(page, "Open Special day 1");
      await page.getByLabel("From *").fill("2099-12-24");
      await page.getByLabel("Reason").fill("To come");
      await waitForAutosave(page, "To come");
      await page.reload();
      await page.getByRole("button", { name: "Show 1 past one" }).waitFor();
      await pressEnter(page, "Restore");
      await page.getByRole("button", { name: "Open Special day 1" }).waitFor();
      assert.equal(await page.getByRole("button", { name: /^Show \d/ }).count(), 0);
      await pressEnter(page, "Open Special day 1");
      await page.getByLabel("From *").fill("2001-12-24");
      await page.getByText("Ended", { exact: true }).waitFor();
      await page.getByLabel("From *").fill("2099-12-24");
    }));

  it("Special days are moved past the folded ones", () =>
    asStaff({ viewport: { width: 1440, height: 900 } }, async ({ page }) => {
      const days = {
        First: "2099-01-01",
        Old: "2001-01-01",
        Last: "2099-02-02",
        Older: "2000-01-01",
      };
      const specialDays = Object.entries(days).map(([note, from]) => ({ note, from }));
      await store("hours", { specialDays });
      await page.goto("/admin/clinic/hours");
      await page.getByRole("button", { name: "Show 2 past ones" }).waitFor();
      const rows = page.getByRole("group", { name: "Special days" }).locator("[data-row]");
      const shown = rows.filter({ visible: true });
      const first = shown.filter({ hasText: "First" });
      await page.getByRole("button", { name: "Move Special day 1" }).press("ArrowDown");
      await shown.last().filter({ hasText: "First" }).waitFor();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowUp");
      await shown.first().filter({ hasText: "First" }).waitFor();
      await first.getByRole("button", { name: /^Open/ }).press("Enter");
      const up = first.getByRole("button", { name: "Move up" });
      assert.equal(await up.getAttribute("aria-disabled"), "true");
      await first.getByRole("button", { name: /^Close/ }).press("Enter");

      const handle = shown.last().getByRole("button", { name: /^Move Special day/ });
      await handle.scrollIntoViewIfNeeded();
      const [from, to] = [await handle.boundingBox(), await first.boundingBox()];
      assert.ok(from && to);
      await page.mouse.move(from.x + 20, from.y + 20);
      await page.mouse.down();
      await page.mouse.move(from.x + 20, to.y + 4, { steps: 4 });
      await page.mouse.up();
      await shown.first().filter({ hasText: "Last" }).waitFor();
      await getSaveButton(page).click();
      await waitForNoDialog(page);
      const notes = (await fetchStored("hours")).specialDays.map(
        ({ note }: { note: string }) => note,
      );
      assert.ok(notes.indexOf("Last") < notes.indexOf("First"), notes.join());
    }));
});

function pressEnter(page: Page, name: string) {
  return page.getByRole("button", { name, exact: true }).press("Enter");
}
