import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { listAxeViolations } from "../support/axe-violations.ts";
import { exampleLocationTexts } from "../support/location-texts.ts";
import { admin } from "../support/open-site.ts";
import { measureHorizontalOverflow, phone, useBrowser } from "../support/use-browser.ts";
import { addSessionCookie, getHeadingField } from "../support/use-location-editor.ts";

describe("the dashboard", () => {
  const { visit, site } = useBrowser();
  let cookie: string;
  before(async () => {
    cookie = await site().signIn(admin);
  });

  const sendMessage = (name: string) =>
    site().post("/send-quote", {
      name,
      email: `${name.toLowerCase()}@northbloom.example`,
      phone: "4165550199",
      message: `The words of ${name}.`,
    });
  const createPost = (title: string, overrides: object) =>
    site().post("/blog", { title, slug_url: title.replace(/\W+/g, "-"), ...overrides }, cookie);

  it("Without messages or drafts, the dashboard says so", () =>
    visit("/favicon.svg", {}, async (visited) => {
      const { page } = visited;
      await addSessionCookie(visited, cookie);
      await page.goto("/admin");
      await page.getByText("Nobody is waiting for a reply.").waitFor();
      await page.getByRole("link", { name: /^Blogs \d+ published$/ }).waitFor();
      await page.getByText("No drafts and nothing scheduled.").waitFor();
      await page.getByRole("link", { name: /^The clinic (Open|Closed), no notice up$/ }).waitFor();
    }));

  it("The dashboard links to waiting messages, drafts, scheduled posts, recent edits and a new post", () =>
    visit("/favicon.svg", { viewport: phone }, async (visited) => {
      const { page } = visited;
      await sendMessage("Imani");
      await sendMessage("Bashir");
      await createPost("Half a thought", { status: "draft" });
      await createPost("A colleague's thought", { status: "draft" });
      await createPost("For later", { published_date: "2030-12-05T09:30" });
      await site()
        .db.updateTable("audit_entry")
        .set({ user_id: "somebody-else" })
        .where("target_name", "=", "A colleague's thought")
        .execute();
      await site()
        .db.updateTable("item_version")
        .set({ saved_by: "Tobin A." })
        .where("item", "like", "%A colleague's thought%")
        .execute();
      // A rename does not take a draft from its owner.
      await site()
        .db.updateTable("item_version")
        .set({ saved_by: "A. before a rename" })
        .where("item", "like", "%Half a thought%")
        .execute();
      await site().post("/api/locationpages/create", exampleLocationTexts("leaside"), cookie);
      await addSessionCookie(visited, cookie);
      await page.goto("/admin");

      const waiting = page.getByRole("region", { name: "Waiting for a reply" });
      const rows = waiting.getByRole("link", { name: /, unread.*The words of/ });
      assert.match(String(await rows.first().textContent()), /Imani/);
      assert.equal(await rows.count(), 2);
      const week = page.getByRole("region", { name: "This week" });
      await week.getByText("Taps on Book").waitFor();
      await week.getByText(/^Counting began on|^Counting begins/).waitFor();
      await week.getByRole("link", { name: "The last 12 weeks" }).click();
      const weeks = page.getByRole("region", { name: "The last 12 weeks" });
      await weeks.waitFor();
      assert.equal(
        await weeks.getByRole("list", { name: "Visits a week" }).locator("li").count(),
        12,
      );
      await weeks.getByRole("link", { name: "This week" }).click();
      await week.waitFor();
      const state = page.getByRole("region", { name: "State of the site" });
      await state.getByText("Email is not set up").waitFor();
      await state.getByText("No backup yet").waitFor();
      assert.equal(await state.getByText(/certificate/i).count(), 0, "the site has no https");
      const drafts = page.getByRole("region", { name: "Pick up where you left off" });
      await drafts.getByText("Scheduled for Dec 5, 2030, 9:30 AM").waitFor();
      await drafts.getByRole("link", { name: "Continue Half a thought" }).waitFor();
      await drafts.getByText(/^Your draft, saved /).waitFor();
      await drafts.getByText(/^Draft of Tobin A\., saved /).waitFor();
      const listButtons = async () => {
        await drafts.waitFor();
        const texts = await drafts
          .getByRole("link", { name: /^(Continue|Edit|Open) / })
          .allInnerTexts();
        return texts.map((text) => text.trim().split(/\s/)[0]);
      };
      assert.deepEqual(await listButtons(), ["Continue", "Edit", "Open"]);
      const lastEdited = page.getByRole("region", { name: "Last edited" });
      await lastEdited.getByText(/^Location page, published by Ada today, /).waitFor();
      assert.equal(await lastEdited.getByText("Half a thought").count(), 0);
      assert.deepEqual(await listAxeViolations(page), []);
      assert.equal(await measureHorizontalOverflow(page), 0);

      await waiting.getByRole("link", { name: /Imani/ }).click();
      await page.getByRole("article").getByText("The words of Imani.").waitFor();
      await page.getByRole("link", { name: "All messages" }).click();
      const sort = page.getByRole("combobox", { name: "Sort by" });
      assert.equal(await sort.locator(":checked").textContent(), "Waiting longest first");
      await page.goto("/admin");
      assert.equal(await rows.count(), 1);
      await waiting.getByRole("link", { name: /The words of Imani/ }).waitFor();
      await lastEdited.getByRole("link", { name: "Main heading of leaside" }).click();
      await page.getByRole("dialog", { name: "Edit location page" }).waitFor();
      await page.goto("/admin");
      await page.getByRole("link", { name: "New post" }).first().click();
      await page.getByRole("dialog", { name: "New post" }).waitFor();

      await createPost("A second thought", { status: "draft" });
      await createPost("A third thought", { status: "draft" });
      await page.goto("/admin");
      assert.deepEqual(await listButtons(), ["Continue", "Continue", "Edit"]);
      const location = { ...exampleLocationTexts("milton"), status: "draft" };
      await site().post("/api/locationpages/create", location, cookie);
      await page.goto("/admin");
      await drafts.getByRole("link", { name: "Continue Main heading of milton" }).click();
      await page.getByRole("dialog", { name: "Edit location page" }).waitFor();
    }));

  it("The dashboard links to a new post and a new location page that were typed and never saved", () =>
    visit("/favicon.svg", {}, async (visited) => {
      const { page } = visited;
      await addSessionCookie(visited, cookie);
      await page.goto("/admin/blogs/new");
      await page.getByLabel("Title", { exact: true }).fill("Interrupted by a patient");
      await page.getByText("Autosaved on the server").waitFor();
      await page.goto("/admin");
      const unfinished = page.getByRole("region", { name: "Pick up where you left off" });
      await unfinished.getByText(/^New post, unsaved text from /).waitFor();
      await unfinished.getByRole("link", { name: "Continue Interrupted by a patient" }).click();
      await page.getByRole("button", { name: "Restore" }).click();
      await page.getByText("Autosaved on the server").waitFor();
      await page.goto("/admin/location-pages/new");
      await getHeadingField(page).fill("Aurora");
      await page.getByText("Autosaved on the server").waitFor();
      await page.goto("/admin");
      await unfinished.getByText(/^New location page, unsaved text from /).waitFor();
      await unfinished.getByRole("link", { name: "Continue Aurora" }).click();
      await page.getByRole("dialog", { name: "New location page" }).waitFor();
    }));
});
