import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { getOpenMessage, inboxPath, openInbox, useInbox } from "../support/use-inbox.ts";

describe("templates of replies in the languages of this clinic", () => {
  const { asStaff, receiveMessage } = useInbox();

  it("A template fills the reply in the language of the message, beside the visitor's words", () =>
    asStaff({}, async ({ page }) => {
      const id = await receiveMessage("Parisa K.", { message: "سلام ".repeat(40) });
      await openInbox(page, `${inboxPath}/${id}`);
      await getOpenMessage(page).getByRole("button", { name: "Begin with a template" }).click();
      const answer = page.getByRole("textbox", { name: "Your reply" });
      assert.equal(await answer.getAttribute("dir"), "rtl");
      const template = page.getByRole("combobox", { name: "Begin with" });
      await template.selectOption({ label: "We could not reach you by phone" });
      assert.match(await answer.inputValue(), /^سلام \u2068Parisa\u2069،.*> سلام سلام/s);
      assert.doesNotMatch(await answer.inputValue(), /you wrote/);
      await page.getByText("A mail program takes over your reply alone").waitFor();
      await answer.fill("سلام ".repeat(200));
      await page.getByText("This text is too long for a mail program").waitFor();
      await page.getByRole("button", { name: "English" }).click();
      assert.equal(await answer.getAttribute("dir"), "ltr");
      const text = await answer.inputValue();
      assert.match(text, /^Hello Parisa,.*Kind regards,\nAda\n/s);
      assert.doesNotMatch(text, /[{}]/);
      const link = page.getByRole("link", { name: "Open in your mail program" });
      const body = new URL((await link.getAttribute("href")) ?? "").searchParams.get("body");
      assert.equal(body, text.replaceAll("\n", "\r\n"));
    }));

  it("A reply that is brought back has its own language again", () =>
    asStaff({}, async ({ page }) => {
      const id = await receiveMessage("Tamsin W.");
      await openInbox(page, `${inboxPath}/${id}`);
      await getOpenMessage(page).getByRole("button", { name: "Begin with a template" }).click();
      const answer = page.getByRole("textbox", { name: "Your reply" });
      const farsi = page.getByRole("button", { name: "فارسی" });
      await page.getByRole("combobox", { name: "Begin with" }).selectOption({ index: 1 });
      await answer.fill("My own words");
      await farsi.click();
      assert.equal(await answer.getAttribute("dir"), "rtl");
      await page.getByRole("button", { name: "Bring my text back" }).click();
      assert.equal(await answer.inputValue(), "My own words");
      assert.equal(await farsi.getAttribute("aria-pressed"), "false");
      assert.equal(await answer.getAttribute("dir"), "ltr");
    }));
});
