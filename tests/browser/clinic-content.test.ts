import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Locator, Page } from "playwright-core";
import { services as contentServices } from "#content/services/index.ts";
import { contact } from "#domain/clinic/contact-definition.ts";
import { fees } from "#domain/clinic/fees-definition.ts";
import { gallery } from "#domain/clinic/gallery-definition.ts";
import { getLocalDate } from "#domain/clinic/local-time.ts";
import { capitalize, formatNumber } from "#domain/clinic/number-words.ts";
import { providers } from "#domain/clinic/providers-definition.ts";
import { services } from "#domain/clinic/services-definition.ts";
import { addDays } from "#domain/records/add-days.ts";
import { drawPicture } from "../support/draw-picture.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { createAccount } from "../support/test-accounts.ts";
import { translatedPageError, translateOnLoad } from "../support/translate-page.ts";
import {
  measureHorizontalOverflow,
  phone as phoneViewport,
  waitForNoDialog,
} from "../support/use-browser.ts";
import { getSaveButton, waitForAutosave } from "../support/use-location-editor.ts";
import { moveCursor } from "../support/use-post-editor.ts";
import { getToast, useStaffArea } from "../support/use-staff-area.ts";

const apiPath = "/api/staff/clinic";

describe("the screens of clinic content", () => {
  const { asStaff, site, cookie } = useStaffArea();
  const options = { prefersReducedMotion: true };
  const fetchStored = async (kind: string) =>
    (await site().get(`${apiPath}/${kind}`, cookie())).json().data;
  const saveElsewhere = (kind: string, change: object) =>
    site().send({ method: "PUT", url: `${apiPath}/${kind}`, payload: change, cookie: cookie() });

  it("The hours of a day are split for a break and closed for a day with the keyboard", () =>
    asStaff(options, async ({ page }) => {
      const { updated_at: _, ...hours } = await fetchStored("hours");
      const longDay = { spans: [{ opens: 10 * 60, closes: 19 * 60 }], note: "" };
      const shortDay = { spans: [{ opens: 10 * 60, closes: 16 * 60 }], note: "" };
      const week = [...Array(5).fill(longDay), shortDay, { spans: [], note: "" }];
      assert.equal((await saveElsewhere("hours", { ...hours, week })).statusCode, 200);
      await page.goto("/admin/clinic/hours");
      await press(page, "Add hours on Monday", "Enter");
      const opens = page.getByRole("textbox", { name: "Monday, part 2: opens" });
      const closes = page.getByRole("textbox", { name: "Monday, part 1: closes" });
      await opens.fill("13");
      await getSaveButton(page).click();
      await page.getByText(/^These overlap/).waitFor();
      await closes.fill("noonish");
      await getSaveButton(page).click();
      await page.getByText("Write a time such as 8:30 AM.").waitFor();
      const marks = await page
        .getByRole("textbox", { name: /^Monday, part 1: / })
        .evaluateAll((inputs) => inputs.map((input) => input.ariaInvalid));
      assert.deepEqual(marks, [null, "true"]);
      await closes.fill("1230");
      await opens.focus();
      assert.equal(await closes.inputValue(), "12:30 PM");
      await page.keyboard.press("Alt+ArrowUp");
      assert.equal(await opens.inputValue(), "1:15 PM");

      await press(page, "Copy the hours of Saturday", "Enter");
      await press(page, "Friday", "Enter");
      const friday = page.getByRole("textbox", { name: "Friday: closes" });
      assert.equal(await friday.inputValue(), "4:00 PM");
      await press(page, "Undo", "Enter");
      assert.equal(await friday.inputValue(), "7:00 PM");
      await page.getByRole("button", { name: "Friday" }).and(page.locator(":focus")).waitFor();
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Undo" }).waitFor();
      await friday.fill("7 pm");
      await page.getByRole("button", { name: "Undo" }).waitFor({ state: "detached" });
      await friday.fill("late");
      await press(page, "Friday", "Enter");
      assert.equal(await friday.inputValue(), "4:00 PM", "not what was typed before");

      const saturday = page.getByRole("checkbox", { name: "Open on Saturday" });
      await saturday.press("Space");
      await page.getByRole("textbox", { name: "Saturday: closes" }).waitFor({ state: "detached" });
      await saturday.press("Space");
      const closing = page.getByRole("textbox", { name: "Saturday: closes" });
      assert.equal(await closing.inputValue(), "4:00 PM");

      await press(page, "Add a special day", "Enter");
      await page.getByLabel("From *").fill("2099-01-05");
      await page.getByLabel("Reason").fill("Floor being redone");
      await page.getByText("Monday, January 5, 2099: closed (Floor being redone)").waitFor();
      await page.getByText(/; 2099-01-05 closed$/).waitFor();
      await page.locator("dt", { hasText: "Upcoming special days" }).getByText("changed").waitFor();
      await page.getByLabel("Show the texts at").fill("2098-12-29T11:00");
      await page.locator("dd", { hasText: "Open now" }).waitFor();
      await page.getByLabel("Show the texts at").fill("2099-01-05T11:00");
      await page.locator("dd", { hasText: "Closed now" }).waitFor();
      await page.getByText(/^“Within one business day”: .* by \w+, \w+ \d+, 2099\.$/).waitFor();
      await getSaveButton(page).click();
      await waitForEditorClose(page, "/admin/clinic");
      await getToast(page, "Hours and special days: saved.").waitFor();
      const stored = await fetchStored("hours");
      assert.deepEqual(stored.week[0].spans, [
        { opens: 600, closes: 750 },
        { opens: 795, closes: 1260 },
      ]);
      assert.deepEqual(
        stored.specialDays.map(({ from, kind }: { from: string; kind: string }) => [from, kind]),
        [["2099-01-05", "closed"]],
      );
      await page.getByText("Monday: 10:00 AM – 12:30 PM, 1:15 PM – 9:00 PM").waitFor();
    }));

  it("The focus stays near the hours of a day that are removed", () =>
    asStaff(options, async ({ page }) => {
      await page.goto("/admin/clinic/hours");
      await press(page, "Remove these hours: Saturday", "Enter");
      const focus = page.locator(":focus");
      await page.getByRole("checkbox", { name: "Open on Saturday" }).and(focus).waitFor();

      await press(page, "Add a special day", "Enter");
      await page.getByText("Other hours", { exact: true }).click();
      await press(page, "Remove these hours: Open", "Enter");
      const addHours = page.getByRole("button", { name: "Add hours", exact: true });
      await addHours.and(focus).waitFor();
      await addHours.press("Enter");
      await page.getByRole("textbox", { name: "Open: opens" }).and(focus).waitFor();
    }));

  it("A holiday that becomes a special day is announced, and a second Enter leaves the next one", () =>
    asStaff(options, async ({ page }) => {
      await page.goto("/admin/clinic/hours");
      const holidays = page.getByRole("button", { name: /^(Open|Close) on / });
      await holidays.first().waitFor();
      const [, ...others] = await holidays.allTextContents();
      await holidays.first().focus();
      for (const _ of [1, 2]) await page.keyboard.press("Enter");
      await page
        .getByRole("status")
        .getByText(/ is a special day now\. Save to keep it\.$/)
        .waitFor();
      assert.deepEqual(await holidays.allTextContents(), others);
      await page.keyboard.press("Tab");
      await holidays.first().and(page.locator(":focus")).waitFor();
    }));

  it("A double click makes one holiday a special day", () =>
    asStaff(options, async ({ page }) => {
      await page.goto("/admin/clinic/hours");
      const holidays = page.getByRole("button", { name: /^(Open|Close) on / });
      await holidays.first().waitFor();
      const [, ...others] = await holidays.allTextContents();
      // The next row moves under the pointer only if nothing above the list grows.
      for (const detail of [1, 2]) await holidays.first().dispatchEvent("click", { detail });
      assert.deepEqual(await holidays.allTextContents(), others);
    }));

  it("A double click removes one part of a day", () =>
    asStaff(options, async ({ page }) => {
      await page.goto("/admin/clinic/hours");
      await press(page, "Add hours on Monday", "Enter");
      await page.locator("[data-time]:focus").waitFor();
      const parts = page.getByRole("button", { name: /^Remove these hours: Monday/ });
      const count = await parts.count();
      await parts.first().dblclick();
      assert.equal(await parts.count(), count - 1);
    }));

  it("A double click removes one entry of a list, with an Undo that stays", () =>
    asStaff(options, async ({ page }) => {
      const undo = page.getByRole("button", { name: "Undo" });
      await page.goto("/admin/clinic/hours");
      for (const _ of [1, 2]) await press(page, "Add a special day", "Enter");
      const days = page.getByRole("region", { name: /^Special day / });
      const count = await days.count();
      await days.last().getByRole("button", { name: "Remove" }).dblclick();
      await undo.waitFor();
      assert.equal(await days.count(), count - 1);

      await page.goto("/admin/clinic/providers");
      await press(page, "Add a person", "Enter", "link");
      for (const name of ["Tamil", "Twi"]) {
        await press(page, "Add language", "Enter");
        await page.locator("input:focus").waitFor();
        await page.keyboard.type(name);
      }
      await page.getByRole("button", { name: "Remove Language 1" }).dblclick();
      await undo.waitFor();
      assert.equal(await page.getByRole("textbox", { name: /^Language / }).inputValue(), "Twi");
    }));

  it("A double click adds one notice, which stays open", () =>
    asStaff(options, async ({ page }) => {
      await page.goto("/admin/clinic/notice");
      await page.getByRole("button", { name: "Add a notice" }).dblclick();
      await page.getByLabel("What it says *").waitFor();
      assert.equal(await page.getByRole("region", { name: /^Notice / }).count(), 1);
    }));

  it("The focus stays near the last language that is removed", () =>
    asStaff(options, async ({ page }) => {
      const focus = page.locator(":focus");
      await page.goto("/admin/clinic/providers");
      await press(page, "Add a person", "Enter", "link");
      await press(page, "Add language", "Enter");
      await page.getByRole("textbox", { name: "Language 1" }).and(focus).waitFor();
      await press(page, "Remove Language 1", "Enter");
      await page.getByRole("button", { name: "Add language" }).and(focus).waitFor();
    }));

  it("“Close a day” begins a special day, and other hours begin with the usual ones", () =>
    asStaff(options, async ({ page }) => {
      await page.goto("/admin");
      await press(page, "Close a day", "Enter", "link");
      const from = page.getByLabel("From *").first();
      await from.and(page.locator(":focus")).waitFor();
      const offered = page.waitForResponse("**/api/staff/autosaves/hours/*");
      await page.reload();
      await offered;
      await from.and(page.locator(":focus")).waitFor();
      assert.equal(await page.getByText(/^Unsaved text/).count(), 0, "an empty day is no text");
      await from.fill("2099-02-02");
      await page.getByText("Other hours", { exact: true }).click();
      assert.equal(
        await page.getByRole("textbox", { name: "Open: opens" }).inputValue(),
        "10:00 AM",
      );
      await press(page, "Add a special day", "Enter");
      const next = page.getByLabel("From *").last();
      await next.fill("2099-02-02");
      const overlap = page
        .getByRole("dialog")
        .getByText(/^This overlaps “Monday, February 2, 2099/);
      assert.equal(await overlap.count(), 0, "while the date is typed");
      await page.getByText("Other hours", { exact: true }).last().click({ delay: 100 });
      await page.getByRole("status").and(overlap).waitFor();
      assert.ok(await page.getByLabel("Other hours").last().isChecked(), "the error moved it away");
      assert.equal(await next.getAttribute("aria-invalid"), "true");
      await from.fill("2099-02-01");
      await page.getByLabel("Until").first().focus();
      await page.locator("[aria-invalid=true]").waitFor({ state: "detached" });
      await getSaveButton(page).click();
      await waitForEditorClose(page, "/admin/clinic");
      await page.locator("main h1:focus").waitFor();
      const { specialDays } = await fetchStored("hours");
      assert.deepEqual(specialDays.at(-2).spans, [{ opens: 600, closes: 1140 }]);
    }));

  it("A link that asks for a new entry adds none to a list that is full", () =>
    asStaff(options, async ({ page }) => {
      const { notices: before } = await fetchStored("notice");
      const notices = Array.from({ length: 20 }, (_, i) => ({
        text: `Notice ${i + 1}`,
        ...{ from: "2098-01-02T09:00", until: "2099-01-02T09:00" },
      }));
      assert.equal((await saveElsewhere("notice", { notices })).statusCode, 200);
      await page.goto("/admin/clinic/notice?add=notices");
      await page.getByText("There can be 20 at most.").waitFor();
      await press(page, "Open Notice 20", "Enter");
      await page.getByRole("button", { name: "Close Notice 20" }).waitFor();
      assert.equal(await page.getByRole("button", { name: /^(Open|Close) Notice/ }).count(), 20);
      assert.equal((await saveElsewhere("notice", { notices: before })).statusCode, 200);
    }));

  it("Past special days are folded until somebody asks for them", () =>
    asStaff(options, async ({ page }) => {
      const specialDays = [
        { from: "2001-12-24", note: "Long ago" },
        { from: "2099-12-24", note: "To come" },
      ];
      assert.equal((await saveElsewhere("hours", { specialDays })).statusCode, 200);
      await page.goto("/admin/clinic/hours");
      await page
        .getByText(/To come/)
        .first()
        .waitFor();
      assert.equal(await page.getByText(/Long ago/).isVisible(), false);
      await press(page, "Show 1 past one", "Enter");
      await page
        .getByRole("button", { name: "Open Special day 1" })
        .and(page.locator(":focus"))
        .waitFor();
      await page.getByText("Ended", { exact: true }).waitFor();
      await press(page, "Tell visitors with a notice about Thu, Dec 24, 2099", "Enter");
      await getToast(page, "The notice goes up on Thu, Dec 17, 2099.").waitFor();
      const { notices } = await fetchStored("notice");
      assert.deepEqual(
        notices.map(({ text, until }: { text: string; until: string }) => [text, until]),
        [["Thursday, December 24, 2099: closed (To come).", "2099-12-25T00:00"]],
      );
    }));

  it("A notice is taken down at once and comes back with Undo", () =>
    asStaff(options, async ({ page, expectedErrors }) => {
      const [text, draft] = ["Closed for the storm.", "Parking is free."];
      const shared = { linkText: "", linkUrl: "", from: "", tone: "red", translations: [] };
      const notices = [{ ...shared, text, until: "2099-01-01T00:00" }];
      assert.equal((await saveElsewhere("notice", { notices })).statusCode, 200);
      const isUp = async () => (await site().get("/")).body.includes(text);
      assert.ok(await isUp());
      await page.goto("/admin/clinic/notice");
      await press(page, "Add a notice", "Enter");
      await page.getByLabel("What it says *").fill(draft);
      const until = page.getByLabel("Until *");
      assert.equal(await until.inputValue(), `${addDays(getLocalDate(new Date()), 7)}T00:00`);
      await page.getByLabel("Show from").fill("2098-12-20T08:00");
      assert.equal(await until.inputValue(), "2098-12-27T00:00");
      await page.getByLabel("Show from").fill("");
      await press(page, `Take down now “${text}”`, "Enter");
      await getToast(page, "The notice is down.").waitFor();
      assert.equal(await isUp(), false);
      const preview = page.getByRole("complementary", { name: "What visitors will see" });
      await preview.getByText("Ended", { exact: true }).waitFor();
      assert.equal(await page.getByLabel("What it says *").inputValue(), draft);
      const stored: { text: string }[] = (await fetchStored("notice")).notices;
      assert.deepEqual(
        stored.map((notice) => notice.text),
        [text],
      );
      await press(page, "Undo", "Enter");
      await getToast(page, "The notice is back.").waitFor();
      assert.deepEqual((await fetchStored("notice")).notices, notices);
      assert.ok(await isUp());

      expectedErrors.push(/400|404/);
      await page.getByLabel("Show from").fill("2099-01-03T00:00");
      await page.getByLabel("Link text").fill("How to reach us");
      await until.fill("2099-01-02T00:00");
      await page.getByText("It ends before it begins.").waitFor();
      await getSaveButton(page).click();
      await page.getByRole("alert").getByText("Please look at the marked fields.").waitFor();
      await page.getByText("Choose an end after the start.").waitFor();
      await page.getByText("Choose where the link leads.").waitFor();
      await page.getByLabel("Show from").fill("");
      await page.getByLabel("Where the link leads").fill("/contcat");
      await until.fill("2099-01-02T00:00");
      await page.getByText("There is no page at /contcat", { exact: true }).waitFor();
      // While requests are intercepted, Playwright tries its scripts in the sandbox of the preview.
      expectedErrors.push(/Blocked script execution in 'about:srcdoc'/);
      const release = await holdRequests(page, "**/contcat");
      await getSaveButton(page).click();
      await page.getByRole("button", { name: "Checking links…", disabled: true }).waitFor();
      release();
      const check = page.getByRole("dialog", { name: "Before it goes public" });
      await check.getByText("There is no page at /contcat (Where the link leads)").waitFor();
      assert.deepEqual((await fetchStored("notice")).notices, notices);
      await check.getByRole("button", { name: "Look: A link leads nowhere" }).click();
      await page.locator("[name='notices.1.linkUrl']:focus").waitFor();
      await getSaveButton(page).click();
      await check.getByLabel("I have read it once more").check();
      await check.getByRole("button", { name: "Save changes" }).click();
      await getToast(page, "Saved. The notice is up until Fri, Jan 2, 2099, 12:00 AM.").waitFor();
      await waitForEditorClose(page, "/admin/clinic");

      await page.goto("/admin/clinic/notice");
      await page.locator("[data-toggle]").first().click();
      await page.getByLabel("What it says *").fill("The best clinic is closed.");
      await page.locator("[data-toggle]").first().click();
      await getSaveButton(page).click();
      const panel = page.getByRole("dialog", { name: "Before it goes public" });
      await panel.getByText("“best” in “What it says”").waitFor();
      await panel.getByRole("button", { name: /^Look: 1 word/ }).click();
      await page.locator("[name='notices.0.text']:focus").waitFor();
      await page.getByRole("textbox", { name: "What it says *" }).fill("We are closed.");
      await getSaveButton(page).click();
      await waitForEditorClose(page, "/admin/clinic");
      assert.equal((await saveElsewhere("notice", { notices: [] })).statusCode, 200);
    }));

  it("Taking one notice down keeps what a colleague has changed in another meanwhile", () =>
    asStaff(options, async ({ page, expectedErrors }) => {
      expectedErrors.push(/409/);
      const shared = { linkText: "", linkUrl: "", from: "", tone: "red", translations: [] };
      const list = (...texts: string[]) =>
        texts.map((text) => ({ ...shared, text, until: "2099-01-01T00:00" }));
      const notices = list("Closed for the storm.", "Parking is full.");
      assert.equal((await saveElsewhere("notice", { notices })).statusCode, 200);
      await page.goto("/admin/clinic/notice");
      await press(page, "Open Notice 2", "Enter");
      const changed = list("Closed for the storm.", "Parking is free.");
      assert.equal((await saveElsewhere("notice", { notices: changed })).statusCode, 200);
      await press(page, "Take down now “Closed for the storm.”", "Enter");
      await getToast(page, "The notice is down.").waitFor();
      const text = page.getByRole("textbox", { name: "What it says *" });
      assert.equal(await text.inputValue(), "Parking is free.");

      const again = [(await fetchStored("notice")).notices[0], ...list("Parking is closed.")];
      assert.equal((await saveElsewhere("notice", { notices: again })).statusCode, 200);
      await text.click();
      await page.keyboard.press("Control+A");
      await page.keyboard.type("Parking costs $5.");
      await press(page, "Undo", "Enter");
      await getToast(page, "The notice is back.").waitFor();
      await getSaveButton(page).click();
      await page.getByText("Nothing is overwritten until you choose.").waitFor();
      const stored = (await fetchStored("notice")).notices;
      assert.deepEqual(stored, list("Closed for the storm.", "Parking is closed."));
      assert.equal((await saveElsewhere("notice", { notices: [] })).statusCode, 200);
    }));

  it("One press says that all fees are right today", () =>
    asStaff(options, async ({ page }) => {
      const [first, ...rest] = fees.defaults.rows;
      const rows = [{ ...first, checkedOn: "2001-02-03" }, ...rest];
      assert.equal((await saveElsewhere("fees", { rows })).statusCode, 200);
      await page.goto("/admin/clinic/fees");
      await page.getByText("Checked Sat, Feb 3, 2001").waitFor();
      await press(page, "All fees are right today", "Enter");
      await page.getByText("Checked Sat, Feb 3, 2001").waitFor({ state: "detached" });
      await getSaveButton(page).click();
      await waitForEditorClose(page, "/admin/clinic");
      const dates = (await fetchStored("fees")).rows.map(
        ({ checkedOn }: { checkedOn: string }) => checkedOn,
      );
      assert.deepEqual(new Set(dates), new Set([getLocalDate(new Date())]));
    }));

  it("A removed row of a list comes back to its place with Undo, and so does a removed line", () =>
    asStaff({ ...options, viewport: phoneViewport }, async ({ page }) => {
      const [{ id, updated_at: _, ...service }] = await fetchStored("services");
      const questions = ["One?", "Two?", "Three?"].map((title) => ({ title, content: "Yes." }));
      const change = { ...service, questions, introBullets: ["Knees", "Hips"] };
      assert.equal((await saveElsewhere(`services/${id}`, change)).statusCode, 200);
      await page.goto(`/admin/clinic/services/${id}/edit`);
      const rows = page.getByRole("group", { name: "Common questions" }).locator("[data-row]");
      const undo = page.getByText("Undo", { exact: true });
      const focus = page.locator(":focus");
      const remove = async (name: string) => {
        await press(page, `Open ${name}`, "Enter");
        const row = page.getByRole("region", { name, exact: true });
        await row.getByRole("button", { name: "Remove", exact: true }).press("Enter");
        await undo.and(focus).waitFor();
      };
      await remove("Question 2");
      await page.getByText("“Two?” is removed.").waitFor();
      assert.equal(await rows.count(), 2);
      assert.equal(await measureHorizontalOverflow(page), 0);
      await undo.press("Enter");
      await page.getByText("“Two?” is back.").waitFor();
      await page.getByRole("button", { name: "Open Question 2" }).and(focus).waitFor();
      assert.match((await rows.nth(1).textContent()) ?? "", /Two\?/);

      for (const name of ["Question 3", "Question 2", "Question 1"]) await remove(name);
      await press(page, "Close this notice", "Enter");
      await page.getByRole("button", { name: "Add a question" }).and(focus).waitFor();

      await press(page, "Remove Line 1", "Enter");
      await page.getByText("“Knees” is removed.").waitFor();
      await undo.press("Enter");
      const line = page.getByRole("textbox", { name: "Line 1" });
      await line.and(focus).waitFor();
      assert.equal(await line.inputValue(), "Knees");
      for (const number of [2, 1]) {
        await press(page, `Remove Line ${number}`, "Enter");
        await undo.and(focus).waitFor();
      }
      await press(page, "Close this notice", "Enter");
      await page.getByRole("button", { name: "Add line" }).and(focus).waitFor();
    }));

  it("A word that the colleges warn about is looked at in the description of a service", () =>
    asStaff(options, async ({ page }) => {
      const { id } = (await fetchStored("services")).at(-1);
      await page.goto(`/admin/clinic/services/${id}/edit`);
      const description = page.getByRole("textbox", { name: "Description *" });
      await description.click();
      await moveCursor(page, "Control+Home");
      await page.keyboard.type("Guaranteed ");
      await getSaveButton(page).click();
      const panel = page.getByRole("dialog", { name: "Before it goes public" });
      await panel.getByRole("button", { name: /^Look: 1 word/ }).click();
      await description.and(page.locator(":focus")).waitFor();
    }));

  it("An address can be tried before it is saved, without its placeholders", () =>
    asStaff(options, async ({ page }) => {
      await page.goto("/admin/clinic/contact");
      const tryLink = page.getByRole("link", { name: "Try it" });
      const field = page.getByLabel("Booking page *");
      await field.fill("javascript:alert(1)");
      assert.equal(await tryLink.count(), 0);
      await field.fill("https://book.clinic.ca/new?what={service}");
      assert.equal(await tryLink.getAttribute("href"), "https://book.clinic.ca/new?what=");
    }));

  it("A phone number is checked, saved, and goes back to the default", () =>
    asStaff(options, async ({ page, expectedErrors }) => {
      await page.goto("/admin/clinic/contact");
      const field = page.getByLabel("Phone *");
      await field.fill("12");
      await getSaveButton(page).click();
      await page.getByText("Please enter a phone number such as").waitFor();
      await page.locator("[name=phone]:focus").waitFor();
      await field.fill("(416) 555-0177");
      await getSaveButton(page).click();
      await waitForEditorClose(page, "/admin/clinic");
      await page.getByText(/\(416\) 555-0177/).waitFor();
      await page
        .getByText(/^Changed by Ada, today/)
        .first()
        .waitFor();

      await page.goto("/admin/clinic/contact");
      await press(page, "Go back to the default", "Enter");
      await saveElsewhere("contact", { fax: "(416) 555-0188" });
      expectedErrors.push(/409/);
      await press(page, "Use the default", "Enter");
      await page.getByText("Ada has changed this since you opened it.").waitFor();
      assert.equal((await fetchStored("contact")).fax, "(416) 555-0188");
      await page.reload();
      await press(page, "Go back to the default", "Enter");
      await press(page, "Use the default", "Enter");
      await getToast(page, "Contact and booking: this is the default again.").waitFor();
      await page.locator(`[name=phone][value="${contact.defaults.phone}"]`).waitFor();
      await page
        .getByRole("button", { name: "Go back to the default" })
        .waitFor({ state: "detached" });
      const { phone, updated_at } = await fetchStored("contact");
      assert.deepEqual([phone, updated_at], [contact.defaults.phone, ""]);
      await page.getByRole("button", { name: "History" }).click();
      const versions = page.getByRole("dialog", { name: "Saved versions" });
      await versions.getByText("The default, which came with the site (current)").waitFor();
      assert.equal(await versions.getByText("(current)").count(), 1);
    }));

  it("A page that the browser translates while it loads appears, and saves", () =>
    asStaff(options, async ({ page, expectedErrors }) => {
      // The frame of the preview runs no script.
      expectedErrors.push(translatedPageError, /Blocked script execution/);
      await translateOnLoad(page);
      await page.goto("/admin/clinic/contact");
      await page.locator("[name=phone]").fill("12");
      await getSaveButton(page).click();
      await page.getByText("Please enter a phone number such as").waitFor();
      await page.locator("[name=phone]").fill("(416) 555-0178");
      await getSaveButton(page).click();
      await waitForEditorClose(page, "/admin/clinic");
      await page.getByText(/\(416\) 555-0178/).waitFor();
    }));

  it("Contact details that somebody else saved meanwhile are not overwritten unseen", () =>
    asStaff(options, async ({ page, expectedErrors }) => {
      await page.goto("/admin/clinic/contact");
      await page.getByLabel("Fax").fill("(416) 555-0188");
      await saveElsewhere("contact", { email: "desk@northbloom.example" });
      expectedErrors.push(/409/);
      await getSaveButton(page).click();
      const banner = page.getByRole("alert").filter({ hasText: "You saved this page" });
      await banner.waitFor();
      await page.getByRole("button", { name: "Compare" }).click();
      const compare = page.getByRole("dialog", { name: "Choose part by part" });
      await compare.getByText("desk@northbloom.example").waitFor();
      await compare.getByRole("button", { name: "Not now" }).click();
      await page.getByRole("button", { name: "Take both changes" }).click();
      await banner.waitFor({ state: "detached" });
      await getToast(page, "Both changes are in the form. They are not saved yet.").waitFor();
      await getSaveButton(page).click();
      await waitForEditorClose(page, "/admin/clinic");
      const { email, fax } = await fetchStored("contact");
      assert.deepEqual([email, fax], ["desk@northbloom.example", "(416) 555-0188"]);
    }));

  it("Two people who change different days, and add different special days, keep all of them", () =>
    asStaff(options, async ({ page, expectedErrors }) => {
      const { week, specialDays } = await fetchStored("hours");
      const dana = await createAccount(site(), cookie(), { name: "Dana", role: "desk" });
      const danaCookie = await site().signIn(dana);
      const addDay = (from: string, note: string) => [
        ...specialDays,
        { from, until: "", kind: "closed", spans: [], note },
      ];
      const closeDay = (index: number) =>
        week.map((day: object, i: number) => (i === index ? { ...day, spans: [] } : day));
      await page.goto("/admin/clinic/hours");
      await page.getByRole("checkbox", { name: "Open on Monday" }).press("Space");
      const payload = { week: closeDay(1), specialDays: addDay("2099-03-02", "Inventory") };
      const url = `${apiPath}/hours`;
      await site().send({ method: "PUT", url, payload, cookie: danaCookie });
      expectedErrors.push(/409/);
      await getSaveButton(page).click();
      await page.getByText(/Dana saved this page at .*, while you were writing\./).waitFor();
      await page.getByRole("button", { name: "Compare" }).click();
      const compare = page.getByRole("dialog", { name: "Choose part by part" });
      const yours = compare.getByRole("group", { name: "The week: Monday" }).getByLabel(/^Yours/);
      assert.equal(await yours.isChecked(), true);
      for (const name of ["The week: Tuesday", /^Special day: Mon, Mar 2, 2099/])
        assert.equal(
          await compare
            .getByRole("group", { name })
            .getByLabel(/^By Dana/)
            .isChecked(),
          true,
        );
      await compare.getByRole("button", { name: "Use this choice" }).click();
      await getSaveButton(page).click();
      await waitForEditorClose(page, "/admin/clinic");
      const saved = await fetchStored("hours");
      const closed = saved.week.map(({ spans }: { spans: object[] }) => spans.length === 0);
      assert.deepEqual(closed.slice(0, 2), [true, true]);
      assert.equal(saved.specialDays.at(-1).note, "Inventory");
      const restored = { week, specialDays };
      await site().send({ method: "PUT", url, payload: restored, cookie: danaCookie });
    }));

  it("An unsaved text of a list survives a reload", () =>
    asStaff(options, async ({ page }) => {
      await page.goto("/admin/clinic/contact");
      await press(page, "Open Route 1", "Enter");
      await page.getByLabel("Text *").fill("Ring the green bell.");
      await waitForAutosave(page, "Ring the green bell.");
      await page.reload();
      await page.getByText("It differs in: Getting here.").waitFor();
      await press(page, "Restore", "Enter");
      await press(page, "Open Route 1", "Enter");
      assert.equal(await page.getByLabel("Text *").inputValue(), "Ring the green bell.");
      await getSaveButton(page).click();
      await waitForEditorClose(page, "/admin/clinic");
      assert.equal((await fetchStored("contact")).directions[0].text, "Ring the green bell.");

      await page.goto("/admin/clinic/contact");
      await press(page, "History", "Enter");
      await page.getByText("(current)").waitFor();
    }));

  it("A picture of the gallery is added, moved and removed with the keyboard", () =>
    asStaff(options, async ({ page }) => {
      await page.goto("/admin/clinic/gallery");
      const [first = "", second = ""] = gallery.defaults.map(({ caption }) => caption);
      const listTitles = () => page.locator("[data-row] b").allTextContents();
      await press(page, `Move “${first}”`, "ArrowDown");
      const message = `“${first}” is now 2 of ${gallery.defaults.length}.`;
      await getToast(page, message).waitFor();
      assert.equal(await page.getByText(message).count(), 1, "read once");
      await page.locator("[data-row]").first().filter({ hasText: second }).waitFor();
      assert.deepEqual((await listTitles()).slice(0, 2), [second, first]);
      const storedCaptions = async () =>
        (await fetchStored("gallery")).map(({ caption }: { caption: string }) => caption);
      assert.deepEqual((await storedCaptions()).slice(0, 2), [second, first]);
      await press(page, "Undo", "Enter");
      await getToast(page, "The order is as before.").waitFor();
      assert.deepEqual((await storedCaptions()).slice(0, 2), [first, second]);

      await press(page, "Add a picture", "Enter", "link");
      await page.getByLabel("Caption *").fill("New gym");
      await page.getByRole("button", { name: "Add", exact: true }).click();
      await page.getByText("Please choose a picture.").waitFor();
      const buffer = await drawPicture(600, 400).png().toBuffer();
      const file = { name: "gym.png", mimeType: "image/png", buffer };
      await page.getByLabel("Picture: file").setInputFiles(file);
      await page.getByRole("button", { name: "Replace" }).waitFor();
      const focus = page.getByRole("button", { name: /^Focal point: 50%/ });
      await focus.press("ArrowRight");
      await page.getByRole("button", { name: "Focal point: 51% from the left" }).waitFor();
      const alt = page.getByLabel("What the picture shows");
      await alt.fill("The old gym");
      const newBuffer = await drawPicture(500, 400).png().toBuffer();
      await page.getByLabel("Picture: file").setInputFiles({ ...file, buffer: newBuffer });
      await page.getByRole("button", { name: /^Focal point: 50%/ }).waitFor();
      await page.getByRole("progressbar").waitFor({ state: "detached" });
      assert.equal(await alt.inputValue(), "");
      const arePrevented = await page.getByLabel("Caption *").evaluate((element) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(["x"], "gym.png", { type: "image/png" }));
        const init = { bubbles: true, cancelable: true, dataTransfer };
        return ["dragover", "drop"].map(
          (name) => !element.dispatchEvent(new DragEvent(name, init)),
        );
      });
      assert.deepEqual(arePrevented, [true, true]);
      await alt.fill("The new gym");
      await page.getByRole("button", { name: "Add", exact: true }).click();
      await waitForEditorClose(page, "/admin/clinic/gallery");
      assert.equal((await storedCaptions()).at(-1), "New gym");

      await press(page, "Delete New gym", "Enter");
      await press(page, "Delete the picture", "Enter");
      await getToast(page, "“New gym” is in the trash.").waitFor();
      assert.ok(!(await storedCaptions()).includes("New gym"));
      await press(page, "Restore New gym", "Enter");
      await page.getByRole("button", { name: "Move “New gym”" }).waitFor();
      assert.equal((await storedCaptions()).at(-1), "New gym");

      await page.getByRole("link", { name: "Edit New gym" }).click();
      await focus.waitFor();
      const shown = page.locator("dialog img[src*='/uploads/']").first();
      const [hash = ""] = (await shown.getAttribute("src"))?.match(/[0-9a-f]{32}/) ?? [];
      await page.getByLabel("Picture: file").setInputFiles(file);
      // The description goes at once, the picture comes once it has been uploaded.
      await page.locator(`dialog img[src*='/uploads/']:not([src*='${hash}'])`).first().waitFor();
      await page.getByRole("button", { name: "History" }).click();
      const versions = page.getByRole("dialog", { name: "Saved versions" });
      await versions.getByRole("button", { name: /^View/ }).first().click();
      const pictures = page.locator("dialog[open] li img");
      await pictures
        .and(page.locator(`[src*='${hash}']`))
        .first()
        .waitFor();
      await pictures
        .and(page.locator(`:not([src*='${hash}'])`))
        .first()
        .waitFor();
    }));

  it("Hours with a break at noon fit the contact page on a narrow phone", () =>
    asStaff({ viewport: { width: 320, height: 800 } }, async ({ page }) => {
      const { updated_at: _, ...hours } = await fetchStored("hours");
      const spans = [
        { opens: 10 * 60, closes: 12 * 60 + 30 },
        { opens: 13 * 60 + 30, closes: 17 * 60 + 30 },
      ];
      const week = Array.from({ length: 7 }, () => ({ spans, note: "" }));
      assert.equal((await saveElsewhere("hours", { ...hours, week })).statusCode, 200);
      await page.goto("/contact");
      const row = page.getByRole("row", { name: /10:00 AM – 12:30 PM, 1:30 PM – 5:30 PM/ });
      await row.first().waitFor();
      assert.equal(await measureHorizontalOverflow(page), 0);
      assert.equal((await saveElsewhere("hours", hours)).statusCode, 200);
    }));

  it("A saved version that brings a removed row back leaves nothing to undo", () =>
    asStaff(options, async ({ page }) => {
      const [{ id, updated_at: _, ...service }] = await fetchStored("services");
      const questions = ["One?", "Two?"].map((title) => ({ title, content: "Yes." }));
      const saved = await saveElsewhere(`services/${id}`, { ...service, questions });
      assert.equal(saved.statusCode, 200);
      await page.goto(`/admin/clinic/services/${id}/edit`);
      const rows = page.getByRole("group", { name: "Common questions" }).locator("[data-row]");
      await press(page, "Open Question 1", "Enter");
      await press(page, "Remove", "Enter");
      await page.getByText("“One?” is removed.").waitFor();
      await press(page, "History", "Enter");
      await page.getByRole("button", { name: /^View/ }).first().click();
      await page.getByRole("button", { name: "Restore this version" }).click();
      await getToast(page, "This version is in the form.").waitFor();
      assert.equal(await rows.count(), 2);
      assert.equal(await page.getByText("“One?” is removed.").count(), 0);
    }));

  it("The second click of a slow double click does not show a person again", () =>
    asStaff(options, async ({ page }) => {
      const name = providers.defaults[0]?.name;
      await page.goto("/admin/clinic/providers");
      const box = await page.getByRole("button", { name: `Hide ${name}` }).boundingBox();
      assert.ok(box);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      const show = page.getByRole("button", { name: `Show ${name}` });
      await show.waitFor();
      const urls: string[] = [];
      page.on("request", (request) => urls.push(request.url()));
      await page.mouse.down({ clickCount: 2 });
      await page.mouse.up({ clickCount: 2 });
      await page.evaluate(async () => (await fetch("/favicon.svg")).text());
      assert.deepEqual(
        urls.filter((url) => url.includes(`${apiPath}/providers/`)),
        [],
      );
      await show.press("Enter");
      await getToast(page, `“${name}” is on the site.`).waitFor();
    }));

  it("A double click moves a row once, and does not move its neighbour back", () =>
    asStaff(options, async ({ page }) => {
      const [first, second] = providers.defaults;
      await page.goto("/admin/clinic/providers");
      await page.getByRole("button", { name: `Move down ${first?.name}` }).dblclick();
      const top = await page.locator("[data-row]").first().textContent();
      assert.ok(second && top?.includes(second.name), top ?? "");
      const moved = getToast(page, `“${first?.name}” is now 2 of`);
      await moved.getByRole("button", { name: "Undo" }).press("Enter");
      await getToast(page, "The order is as before.").waitFor();
    }));

  it("A person is hidden and shown again in the list, and a deletion says where they are", () =>
    asStaff(options, async ({ page }) => {
      const { name, services: treated } = providers.defaults[0] ?? { name: "", services: [] };
      const isPublic = async () => (await site().get("/registered-providers")).body.includes(name);
      await page.goto("/admin/clinic/providers");
      await press(page, `Hide ${name}`, "Enter");
      await getToast(page, `“${name}” is off the site.`).waitFor();
      await page.getByText("Hidden", { exact: true }).waitFor();
      assert.equal(await isPublic(), false);
      await press(page, "Undo", "Enter");
      await getToast(page, `“${name}” is on the site.`).waitFor();
      await page.getByRole("button", { name: `Hide ${name}` }).waitFor();
      assert.ok(await isPublic());

      await press(page, `Delete ${name}`, "Enter");
      const pages = treated.length === 1 ? "1 service page" : `${treated.length} service pages`;
      await page.getByText(`It is on ${pages}, and goes from there too.`).waitFor();
      await press(page, "Keep it", "Enter");
      assert.ok(await isPublic());
    }));

  it("Showing a person again replaces the toast that hid them, since its Undo would do the same", () =>
    asStaff(options, async ({ page }) => {
      const { name } = providers.defaults[1] ?? { name: "" };
      await page.goto("/admin/clinic/providers");
      await press(page, `Hide ${name}`, "Enter");
      const toast = getToast(page, `“${name}” is off the site.`);
      // The pointer would keep it open.
      await toast.hover();
      await press(page, `Show ${name}`, "Enter");
      await getToast(page, `“${name}” is on the site.`).waitFor();
      await toast.waitFor({ state: "detached" });
    }));

  it("A duplicate of a person begins without the name, and is added to the list", () =>
    asStaff(options, async ({ page }) => {
      const [person] = providers.defaults;
      assert.ok(person);
      await page.goto("/admin/clinic/providers");
      await press(page, `Duplicate ${person.name}`, "Enter", "link");
      await page.getByRole("button", { name: "Add", exact: true }).click();
      await page.getByText("Name is missing.").first().waitFor();
      await page.getByLabel("Name *").fill("Odile W.");
      await page.getByLabel("Registration number").fill("Sample 0099");
      await page.getByRole("button", { name: "Add", exact: true }).click();
      await waitForEditorClose(page, "/admin/clinic/providers");
      const stored = (await fetchStored("providers")) as (typeof person)[];
      const added = stored.find(({ name }) => name === "Odile W.");
      assert.deepEqual(
        [added?.title, added?.services, added?.bookingId],
        [person.title, person.services, ""],
      );
      assert.equal(stored.find(({ name }) => name === person.name)?.bookingId, person.bookingId);
    }));

  it("An owner with a keyboard changes the clinic on a phone, and each change is on the site", () =>
    asStaff({ ...options, viewport: phoneViewport }, async ({ page }) => {
      const fetchPage = async (path: string) =>
        (await site().get(path)).body.replaceAll("<!-- -->", "");
      const pressAt = async (name: string, role: "button" | "link" = "button") => {
        await tabToControl(page, page.getByRole(role, { name, exact: true }));
        await page.keyboard.press("Enter");
      };
      const typeInto = async (field: Locator, text: string) => {
        await tabToControl(page, field);
        await page.keyboard.press("ControlOrMeta+A");
        await page.keyboard.type(text);
      };
      const save = async (listPath = "/admin/clinic", name = "Save changes") => {
        // The bar is above the form, so that it is nearer backwards.
        await tabToControl(page, page.getByRole("button", { name, exact: true }), "Shift+Tab");
        await page.keyboard.press("Enter");
        await waitForEditorClose(page, listPath);
      };
      await page.goto("/admin/clinic/hours");
      await pressAt("Add a special day");
      // Another Tab would leave the month of the date.
      await page.getByLabel("From *").last().and(page.locator(":focus")).waitFor();
      await typeInto(page.getByLabel("From *").last(), "07012099");
      await typeInto(page.getByLabel("Reason").last(), "Canada Day");
      await save();
      assert.match(await fetchPage("/contact"), /July 1, 2099: closed \(Canada Day\)/);

      await page.goto("/admin/clinic/providers");
      await pressAt("Add a person", "link");
      await typeInto(page.getByLabel("Name *"), "Nadia T.");
      const buffer = await drawPicture(400, 500).png().toBuffer();
      const chooser = page.waitForEvent("filechooser");
      await pressAt("Choose a picture");
      await (await chooser).setFiles({ name: "nadia.png", mimeType: "image/png", buffer });
      await page.getByRole("button", { name: "Replace" }).waitFor();
      await save("/admin/clinic/providers", "Add");
      const team = await fetchPage("/registered-providers");
      assert.match(team, /Nadia T\./);
      assert.match(team, /<img src="\/uploads\//);

      const [firstService, hiddenService] = contentServices;
      assert.ok(firstService && hiddenService);
      const row = fees.defaults.rows.findIndex(
        ({ services: [id], kind }) => id === String(firstService.id) && kind === "first",
      );
      await page.goto("/admin/clinic/fees");
      await pressAt(`Open Fee ${row + 1}`);
      await typeInto(page.locator(`[name="rows.${row}.fee"]`), "123.45");
      await save();
      assert.match(await fetchPage("/fees"), /\$123\.45/);
      assert.match(await fetchPage(`/service/${firstService.url}`), /\$123\.45/);

      await page.goto("/admin/clinic/services");
      await pressAt(`Edit ${hiddenService.menuName}`, "link");
      await tabToControl(page, page.getByRole("checkbox", { name: "Shown on the site" }));
      await page.keyboard.press("Space");
      await save("/admin/clinic/services");
      await page.getByText("Hidden", { exact: true }).waitFor();
      const list = await fetchPage("/services");
      const count = capitalize(formatNumber(services.defaults.length - 1));
      assert.ok(list.includes(`${count} services, one front desk.`));
      assert.ok(!list.includes(`href="/service/${hiddenService.url}"`));

      await page.goto("/admin/clinic/categories");
      await pressAt("Edit Posture", "link");
      await typeInto(page.getByLabel("Name *"), "Back and neck");
      await save("/admin/clinic/categories");
      await page.getByRole("button", { name: "Move “Back and neck”" }).waitFor();
      assert.match(await fetchPage("/blog"), />Back and neck</);
    }));

  it("An entry that a colleague has deleted meanwhile leaves the focus on the heading", () =>
    asStaff(options, async ({ page, expectedErrors }) => {
      const payload = { name: "Deleted meanwhile", description: "", imageUrl: "" };
      const { id } = (
        await site().send({
          method: "POST",
          url: `${apiPath}/categories`,
          payload,
          cookie: cookie(),
        })
      ).json().data;
      await page.goto("/admin/clinic/categories");
      await press(page, `Delete ${payload.name}`, "Enter");
      await site().remove(`${apiPath}/categories/${id}`, cookie());
      expectedErrors.push(/404/);
      await press(page, "Delete the category", "Enter");
      await page
        .getByRole("button", { name: `Move “${payload.name}”` })
        .waitFor({ state: "detached" });
      await page.locator("h1:focus").waitFor();
    }));

  it("An order that a colleague has changed meanwhile is shown, and the next moves are saved", () =>
    asStaff(options, async ({ page, expectedErrors }) => {
      const fetchIds = async (): Promise<number[]> =>
        (await fetchStored("gallery")).map(({ id }: { id: number }) => id);
      const ids = await fetchIds();
      const [{ caption }] = await fetchStored("gallery");
      await page.goto("/admin/clinic/gallery");
      await saveElsewhere("gallery/order", { ids: ids.toReversed() });
      expectedErrors.push(/409/);
      await press(page, `Move “${caption}”`, "ArrowDown");
      await getToast(page, "Somebody else has changed the order meanwhile.").waitFor();
      await page.locator("[data-row]").last().filter({ hasText: caption }).waitFor();

      const handle = page.getByRole("button", { name: `Move “${caption}”` });
      await handle.press("ArrowUp");
      await handle.press("ArrowUp");
      await getToast(page, `“${caption}” is now ${ids.length - 2} of ${ids.length}.`).waitFor();
      assert.equal((await fetchIds()).indexOf(ids[0] ?? 0), ids.length - 3);
      await saveElsewhere("gallery/order", { ids });
    }));

  it("Undo of a row that was dragged far away scrolls to its handle, which has the focus", () =>
    asStaff({ ...options, viewport: { width: 390, height: 500 } }, async ({ page }) => {
      await page.goto("/admin/clinic/services");
      const handle = page.getByRole("button", { name: /^Move “/ }).last();
      const name = (await handle.getAttribute("aria-label")) ?? "";
      const box = await handle.scrollIntoViewIfNeeded().then(() => handle.boundingBox());
      assert.ok(box);
      await page.mouse.move(box.x + 20, box.y + 20);
      await page.mouse.down();
      const isAtTop = () => page.evaluate(() => scrollY === 0);
      for (let moves = 0; moves < 1000 && !(await isAtTop()); moves += 1)
        await page.mouse.move(box.x + 20, 30 + (moves % 2));
      await page.mouse.up();
      await page.getByRole("button", { name: "Undo" }).click();
      await getToast(page, "The order is as before.").waitFor();
      const moved = page.getByRole("button", { name, exact: true });
      await moved.and(page.locator(":focus")).waitFor();
      const top = (await moved.boundingBox())?.y ?? 0;
      assert.ok(top > 0 && top < 500, `The handle is at ${top}.`);
    }));

  it("A category is renamed in its row with the keyboard", () =>
    asStaff(options, async ({ page, expectedErrors }) => {
      const [row] = (await fetchStored("categories")) as { id: number; name: string }[];
      assert.ok(row);
      const names = async () =>
        ((await fetchStored("categories")) as { name: string }[]).map(({ name }) => name);
      const [, otherName = ""] = await names();
      await page.goto("/admin/clinic/categories");
      await press(page, `Rename ${row.name}`, "Enter");
      const field = page.getByRole("textbox", { name: `New name of “${row.name}”` });
      await field.and(page.locator(":focus")).waitFor();
      await page
        .getByText(`Was “${row.name}”.`)
        .filter({ hasText: `/blog?category=${row.id} goes on working.` })
        .waitFor();
      await page.keyboard.type("Never ");
      // As after a look at another window.
      await field.evaluate((input) => {
        input.blur();
        input.focus();
      });
      await page.keyboard.type("saved");
      assert.equal(await field.inputValue(), "Never saved");
      await page.keyboard.press("Escape");
      const button = page.getByRole("button", { name: `Rename ${row.name}`, exact: true });
      await button.and(page.locator(":focus")).waitFor();
      assert.equal((await names())[0], row.name);

      expectedErrors.push(/400/);
      await page.keyboard.press("Enter");
      await field.fill(otherName);
      await page.keyboard.press("Enter");
      await page.getByText("There is a category of that name.").waitFor();
      await field.fill("Getting better");
      await page.keyboard.press("Enter");
      await getToast(page, `“${row.name}” is now “Getting better”.`).waitFor();
      await page.locator(`[data-rename="${row.id}"]:focus`).waitFor();
      assert.equal((await names())[0], "Getting better");
      assert.match((await site().get(`/blog?category=${row.id}`)).body, />Getting better</);
    }));

  it("Cancel does not take back a new name that is already sent", () =>
    asStaff(options, async ({ page }) => {
      await page.goto("/admin/clinic/categories");
      await page.locator("[data-rename]").last().click();
      await page.locator("input[name=name]:focus").waitFor();
      await page.keyboard.type("Getting up");
      const release = await holdRequests(page, "**/api/staff/clinic/categories/*");
      const sent = page.waitForRequest("**/api/staff/clinic/categories/*");
      await page.keyboard.press("Enter");
      await sent;
      await page.getByRole("button", { name: "Cancel" }).dispatchEvent("click");
      assert.equal(await page.getByRole("textbox", { name: /^New name of/ }).count(), 1);
      release();
      await getToast(page, "is now “Getting up”").waitFor();
    }));

  it("The preview shows the page of a service with unsaved text, which the site does not have", () =>
    asStaff(options, async ({ page }) => {
      const [edited] = contentServices;
      assert.ok(edited);
      const path = `/service/${edited.url}`;
      await page.goto(`/admin/clinic/services/${edited.id}/edit`);
      const preview = page.frameLocator("iframe[title=Preview]");
      const heading = preview.getByRole("heading", { level: 1, includeHidden: true });
      await heading.filter({ hasText: edited.heading }).waitFor();
      await page.waitForFunction(() => {
        const shown = document.querySelector<HTMLIFrameElement>("iframe[title=Preview]");
        const links = shown?.contentDocument?.querySelectorAll<HTMLLinkElement>("link") ?? [];
        return [...links].every(({ sheet }) => sheet !== null);
      });
      await page.getByLabel("Introduction *", { exact: true }).focus();
      await page.waitForFunction(() => {
        const shown = document.querySelector<HTMLIFrameElement>("iframe[title=Preview]");
        return (shown?.contentDocument?.scrollingElement?.scrollTop ?? 0) > 200;
      });
      await page.getByRole("radio", { name: "Phone", exact: true }).focus();
      await page.keyboard.press("Tab");
      const frame = await page.locator("div:has(> iframe[title=Preview])").elementHandle();
      await page.waitForFunction(
        (element) => element && getComputedStyle(element as Element).outlineStyle === "solid",
        frame,
      );
      const field = page.getByLabel("Heading of the page *");
      await field.fill("Typed, not saved");
      await heading.filter({ hasText: "Typed, not saved" }).waitFor();
      assert.doesNotMatch((await site().get(path)).body, /Typed, not saved/);
      assert.equal(await preview.locator("script").count(), 0);
      await field.fill(edited.heading);
      const whole = new RegExp(`^${RegExp.escape(edited.heading)}$`);
      await heading.filter({ hasText: whole }).waitFor();

      await press(page, "Open Question 1", "Enter");
      const question = await page.getByLabel("Question *").first().inputValue();
      await page.getByLabel("Answer *").first().focus();
      await page.waitForFunction(isInPreview, question);

      const picture = gallery.defaults.at(-1);
      await page.goto(`/admin/clinic/gallery/${picture?.id}/edit`);
      await page.waitForFunction(isInPreview, picture?.caption);

      await page.setViewportSize({ width: 1440, height: 500 });
      await page.goto("/admin/clinic/fees");
      const rows = fees.defaults.rows;
      const [last] = services.defaults.filter(({ id }) => String(id) === rows.at(-1)?.services[0]);
      const service = preview.getByRole("table", { includeHidden: true });
      await service.getByText(last?.menuName ?? "", { exact: true }).waitFor();
      const isShown = () =>
        service.getByText(last?.menuName ?? "", { exact: true }).evaluate((row) => {
          const { top, bottom } = row.getBoundingClientRect();
          return top > 0 && bottom <= row.ownerDocument.documentElement.clientHeight;
        });
      // A short list fits into the window, but not together with the end of the page.
      await service.evaluate(({ ownerDocument }) =>
        ownerDocument.scrollingElement?.scrollTo(0, ownerDocument.documentElement.scrollHeight),
      );
      assert.equal(await isShown(), false);
      await press(page, `Open Fee ${rows.length}`, "Enter");
      await page.locator(`[name="rows.${rows.length - 1}.note"]`).focus();
      await page.waitForFunction((name) => {
        const shown = document.querySelector<HTMLIFrameElement>("iframe[title=Preview]");
        const links = shown?.contentDocument?.querySelectorAll("table a") ?? [];
        const row = [...links].find(({ textContent }) => textContent === name);
        const { top = -1, bottom = 0 } = row?.getBoundingClientRect() ?? {};
        return top > 0 && bottom <= (shown?.contentDocument?.documentElement.clientHeight ?? 0);
      }, last?.menuName);

      const notice = { linkText: "", linkUrl: "", tone: "yellow", translations: [] };
      const planned = { ...notice, text: "Later.", from: "2098-01-01T00:00" };
      const notices = [{ ...planned, until: "2099-01-01T00:00" }];
      assert.equal((await saveElsewhere("notice", { notices })).statusCode, 200);
      await page.goto("/admin/clinic/notice");
      const bar = preview.locator("section[aria-label=Notice]");
      await bar.getByText("Later.").waitFor();
      await press(page, "Open Notice 1", "Enter");
      await page.getByLabel("What it says *").fill("Much later.");
      await bar.getByText("Much later.").waitFor();
      assert.equal((await saveElsewhere("notice", { notices: [] })).statusCode, 200);
    }));

  it("A preview is for its author alone, has no unsafe HTML and is never cached", async () => {
    const [edited] = contentServices;
    assert.ok(edited);
    const key = "preview-test";
    const values = JSON.stringify({
      heading: "",
      lead: "Only mine",
      description: "<p onclick='x()'>Safe</p><script>bad()</script>",
      questions: "none",
    });
    const stored = await site().send({
      method: "PUT",
      url: `/api/staff/autosaves/services/${edited.id}`,
      payload: { key, values, based_on: "" },
      cookie: cookie(),
    });
    assert.equal(stored.statusCode, 200);
    const path = `/admin/preview/services/${edited.url}`;
    assert.doesNotMatch((await site().get(path, cookie())).body, /Only mine/);
    const { body, headers } = await site().get(`${path}?draft=${key}`, cookie());
    assert.match(body, /Only mine/);
    assert.match(body, new RegExp(`<h1[^>]*>${RegExp.escape(edited.heading)}<`));
    assert.match(body, /<p>Safe<\/p>/);
    assert.doesNotMatch(body, /onclick|bad\(\)/);
    assert.equal(headers["cache-control"], "no-store");
    assert.match(String(headers["x-robots-tag"]), /noindex/);
    assert.match(String(headers["content-security-policy"]), /frame-ancestors 'none'/);
    const stranger = await site().get(`${path}?draft=${key}`);
    assert.deepEqual([stranger.statusCode, stranger.headers.location], [302, "/login"]);
    const other = await site().signIn(await createAccount(site(), cookie(), { name: "Wren" }));
    assert.doesNotMatch((await site().get(`${path}?draft=${key}`, other)).body, /Only mine/);
    assert.equal((await site().get("/admin/preview/services/nothing", cookie())).statusCode, 404);
  });

  it("The screens of clinic content fit a phone, and an unknown one says so", () =>
    asStaff({ ...options, viewport: phoneViewport }, async ({ page, expectedErrors }) => {
      for (const path of [
        "",
        "/hours",
        "/notice",
        "/contact",
        "/gallery",
        "/gallery/1/edit",
        "/services",
        "/services/1/edit",
        "/categories",
      ]) {
        await page.goto(`/admin/clinic${path}`);
        await page.getByRole("heading", { level: 1 }).first().waitFor();
        assert.ok((await measureHorizontalOverflow(page)) <= 0, path);
      }
      expectedErrors.push(/404/);
      await page.goto("/admin/clinic/nothing");
      await page.getByRole("heading", { name: "There is nothing here." }).waitFor();
      await page.goto("/admin/clinic/gallery/999/edit");
      await page.getByRole("heading", { name: "There is nothing here." }).waitFor();
      await page.getByRole("link", { name: "Go to the list" }).click();
      await page.waitForURL("**/admin/clinic/gallery");
    }));
});

function isInPreview(name: string | undefined): boolean {
  const shown = document.querySelector<HTMLIFrameElement>("iframe[title=Preview]")?.contentDocument;
  const parts = [...(shown?.querySelectorAll("main summary, main figcaption") ?? [])];
  const part = parts.find(({ textContent }) => textContent === name);
  const { top = -1, bottom = 0 } = part?.getBoundingClientRect() ?? {};
  return top > 0 && bottom <= (shown?.documentElement.clientHeight ?? 0);
}

/** Presses the key on a control that has the focus, as somebody without a mouse does. */
function press(page: Page, name: string, key: string, role: "button" | "link" = "button") {
  return page.getByRole(role, { name, exact: true }).press(key);
}

/** Presses the key until the control has the focus, and fails if it never does. */
async function tabToControl(
  page: Page,
  control: Locator,
  key: "Tab" | "Shift+Tab" = "Tab",
): Promise<void> {
  await control.waitFor();
  const hasFocus = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 400; presses += 1) {
    if (await hasFocus()) return;
    await page.keyboard.press(key);
  }
  assert.fail(`Tab does not reach ${control}.`);
}

async function waitForEditorClose(page: Page, listPath: string): Promise<void> {
  await page.waitForURL(`**${listPath}`);
  await waitForNoDialog(page);
}
