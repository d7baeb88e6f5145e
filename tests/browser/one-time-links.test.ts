import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { admin } from "../support/open-site.ts";
import { createAccount } from "../support/test-accounts.ts";
import { useStaffArea } from "../support/use-staff-area.ts";

describe("one-time links", () => {
  const { site, cookie, visit, asStaff } = useStaffArea();
  const getNotice = (page: Page, name: string) =>
    page.getByRole("group", { name: `One-time link for ${name}` });

  it("A link that is hidden with the keyboard leaves the focus in its card", () =>
    asStaff({}, async ({ page }) => {
      const row = await openRow(page, "Perpetua");
      await confirm(page, row, "New password link");
      await page.getByRole("button", { name: "Hide it" }).press("Enter");
      await getNotice(page, "Perpetua").waitFor({ state: "detached" });
      await page
        .getByRole("region", { name: "Who may sign in" })
        .and(page.locator(":focus"))
        .waitFor();
    }));

  it("The link of somebody who is disabled is no longer shown", () =>
    asStaff({}, async ({ page }) => {
      const row = await openRow(page, "Otis");
      await confirm(page, row, "New password link");
      await getNotice(page, "Otis").waitFor();
      await confirm(page, row, /^Disable/);
      await row.getByText("Disabled", { exact: true }).waitFor();
      assert.equal(await getNotice(page, "Otis").count(), 0);
    }));

  it("A new link works in the tab in which an expired one was opened", () =>
    visit("/login/new-password#expired", {}, async ({ page, expectedErrors }) => {
      expectedErrors.push(/404/);
      await page.getByText("This link was used already").waitFor();
      const link = new URL(await createLink("Imani"));
      await page.goto(link.pathname + link.hash);
      await page.getByText("For Imani").waitFor();
    }));

  async function openRow(page: Page, name: string) {
    const { email } = await createAccount(site(), cookie(), { name });
    await page.goto("/admin/account/staff");
    return page.getByRole("listitem").filter({ hasText: email });
  }

  async function createLink(name: string): Promise<string> {
    const body = { name, email: "imani@northbloom.example", password: admin.password };
    return (await site().post("/api/staff/users", body, cookie())).json().link;
  }
});

async function confirm(
  page: Page,
  row: ReturnType<Page["locator"]>,
  name: string | RegExp,
): Promise<void> {
  await row.getByRole("button", { name }).click();
  await page.locator("[name=password]:focus").fill(admin.password);
  await page.keyboard.press("Enter");
}
