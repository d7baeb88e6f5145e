import { describe, it } from "node:test";
import { admin } from "../support/open-site.ts";
import {
  getMessageRow,
  getOpenMessage,
  inboxPath,
  openInbox,
  useInbox,
} from "../support/use-inbox.ts";

describe("notes that were not sent", () => {
  const { asStaff, receiveMessage } = useInbox();

  it("A note is still there after a new sign-in that another message asked for", () =>
    asStaff({}, async ({ page, context }) => {
      const id = await receiveMessage("Imani O.");
      await receiveMessage("Bashir K.");
      await openInbox(page, `${inboxPath}/${id}`);
      await getOpenMessage(page).getByText("A question of Imani O.").waitFor();
      const note = page.getByRole("textbox", { name: "A note for colleagues" });
      await note.fill("Half a note");
      await context.clearCookies();
      await getMessageRow(page, "Bashir K.").click();
      await page.waitForURL("**/login");
      await page.getByLabel("Email", { exact: true }).fill(admin.email);
      await page.getByLabel("Password", { exact: true }).fill(admin.password);
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await page.waitForURL("**/admin");
      await page
        .getByRole("banner")
        .getByRole("link", { name: /^Messages/ })
        .click();
      await getMessageRow(page, "Imani O.").click();
      await getOpenMessage(page).getByText("A question of Imani O.").waitFor();
      await page.locator("textarea", { hasText: "Half a note" }).waitFor();
    }));
});
