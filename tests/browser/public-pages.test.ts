import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { splitDescription } from "#app/sections/services/service-parts.server.ts";
import { clinic } from "#content/clinic.ts";
import { galleryPictures } from "#content/gallery-pictures.ts";
import { services } from "#content/services/index.ts";
import { team } from "#content/team.ts";
import { listVideoSections } from "#content/videos.ts";
import { listAxeViolations } from "../support/axe-violations.ts";
import { holdRequests } from "../support/hold-requests.ts";
import {
  desktop,
  phone,
  useBrowser,
  waitForFocus,
  waitForHydration,
} from "../support/use-browser.ts";

const pictureCount = galleryPictures.length;
const first = services[0] ?? assert.fail();
const last = services.at(-1) ?? assert.fail();
const listClinicians = (url: string) => team.filter((person) => person.services.includes(url));
const listVideos = (url: string) => listVideoSections(url).flatMap(({ videos }) => videos);
const isClip = (video: ReturnType<typeof listVideos>[number]) => "sources" in video.source;

describe("the public pages", () => {
  const { visit, site } = useBrowser();

  it("A public page loads pages of the staff area as documents, since it does not know their scripts", () =>
    visit("/fees", {}, async ({ page }) => {
      // Back leads to such an entry after a page that was reached from the staff area is reloaded.
      await page.evaluate(() => {
        history.pushState(null, "", "/login");
        dispatchEvent(new PopStateEvent("popstate"));
      });
      await page.getByLabel("Email").waitFor();
      assert.equal(new URL(page.url()).pathname, "/login");
      await page.getByRole("button", { name: "Sign in", exact: true, disabled: false }).waitFor();
    }));

  it("The search shows results while people type, and Back leads to the page before it", () =>
    visit("/fees", { viewport: phone }, async ({ page, expectedErrors: expected }) => {
      // The search may begin before the page knows that it is offline.
      expected.push(/ERR_INTERNET_DISCONNECTED/);
      await page.getByRole("banner").getByRole("link", { name: "Search this site" }).click();
      const field = page.getByRole("searchbox");
      await field.and(page.locator(":focus")).waitFor();
      const [word = ""] = last.menuName.toLowerCase().split(" ");
      const beginning = word.slice(0, -1);
      await field.pressSequentially(beginning);
      await page.waitForURL(`**/search?q=${beginning}`);
      const results = page.getByRole("region", { name: "Results" });
      const service = results.getByRole("link", { name: new RegExp(last.menuName) }).first();
      await service.waitFor();
      const summary = new RegExp(`^Search: \\w+ results? for “${beginning}”`);
      await page.getByText(summary).waitFor();
      await field.and(page.locator(":focus")).waitFor();
      // Text that is typed without a connection is searched once it is back.
      await page.context().setOffline(true);
      await field.pressSequentially(word.slice(-1));
      await page.waitForFunction(() => !navigator.onLine);
      await page.context().setOffline(false);
      await page.waitForURL(`**/search?q=${word}`);
      await field.press("Enter");
      await page.locator("#search-summary:focus").waitFor();
      await service.click();
      await page.waitForURL(`**/service/${last.url}`);
      await page.goBack();
      await page.waitForURL(`**/search?q=${word}`);
      assert.equal(await field.inputValue(), word);
      await page.goBack();
      await page.waitForURL("**/fees");
    }));

  it("The same search can be sent again, and typed again after the field was emptied", () =>
    visit("/search", { viewport: phone }, async ({ page }) => {
      const field = page.getByRole("searchbox");
      await field.pressSequentially("pain");
      await page.waitForURL("**/search?q=pain");
      const sentAgain = page.waitForResponse((response) => response.url().includes("?q=pain"));
      await field.press("Enter");
      await sentAgain;
      await page.locator("#search-summary:focus").waitFor();
      await page.getByRole("banner").getByRole("link", { name: "Search this site" }).click();
      await page.waitForURL("**/search");
      // The page is rendered after the address has changed.
      await page.waitForFunction(
        () => document.querySelector<HTMLInputElement>("main input")?.value === "",
      );
      await field.pressSequentially("pain");
      await page.waitForURL("**/search?q=pain");
    }));

  it("Results that were asked for with Enter leave the focus with somebody who types on", () =>
    visit("/search?q=knee", {}, async ({ page }) => {
      const field = page.getByRole("searchbox");
      await field.click();
      await page.keyboard.press("End");
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route("**/search.data?q=knee+pa&*", async (route) => {
        const response = await route.fetch();
        await released;
        await route.fulfill({ response });
      });
      const asked = page.waitForRequest("**/search.data?q=knee+pa&*");
      await page.keyboard.type(" p");
      // The script of the search loads on focus; before it runs, Enter loads a page.
      await page.waitForURL("**/search?q=knee+p");
      await page.keyboard.type("a");
      await page.keyboard.press("Enter");
      await asked;
      await page.keyboard.type("i");
      release();
      await page.waitForURL(/q=knee\+pai?$/);
      await page.keyboard.type("n");
      await page.waitForURL("**/search?q=knee+pain");
      assert.equal(await field.inputValue(), "knee pain");
    }));

  it("Each menu with a link to the search leads into its field", async () => {
    for (const viewport of [phone, desktop])
      await visit("/fees", { viewport }, async ({ page }) => {
        await waitForHydration(page);
        if (viewport === phone) {
          await page.getByRole("button", { name: "Open the menu" }).click();
          await page.locator("dialog[open] summary").filter({ hasText: "Resources" }).click();
        } else await page.getByRole("button", { name: "Resources" }).hover();
        const link = page.getByRole("link", { name: "Search this site" });
        await link.and(page.locator("dialog a, nav a")).filter({ visible: true }).click();
        await page.waitForURL("**/search");
        await page.getByRole("searchbox").and(page.locator(":focus")).waitFor();
      });
  });

  it("A search without a connection says so, and continues once it is back", () =>
    visit("/search?q=knee", { viewport: phone }, async ({ page, context }) => {
      const field = page.getByRole("searchbox");
      const getMessage = () => field.evaluate((input: HTMLInputElement) => input.validationMessage);
      const script = page.waitForResponse("**/search-while-typing-*.js");
      await field.press("End");
      await (await script).finished();
      await context.setOffline(true);
      await field.pressSequentially("cap");
      const sentence = "No connection. These are still the results for “knee”.";
      await page.waitForFunction(
        (text) =>
          document.querySelector<HTMLInputElement>("main input")?.validationMessage === text,
        sentence,
      );
      await field.press("Enter");
      assert.equal(await getMessage(), sentence);
      await context.setOffline(false);
      await page.waitForURL("**/search?q=kneecap");
      assert.equal(await getMessage(), "");
    }));

  it("A search for help in a crisis shows 9-8-8 while people type, and passes axe", () =>
    visit("/search", { viewport: phone }, async ({ page }) => {
      const field = page.getByRole("searchbox");
      await field.pressSequentially("want to die");
      const advice = page.getByRole("region", { name: "You do not have to carry this alone." });
      await advice.getByRole("link", { name: "Call 9-8-8" }).waitFor();
      await page.getByText("Search: You do not have to carry this alone.").waitFor();
      assert.deepEqual(await listAxeViolations(page), []);
      await field.press("Enter");
      await page.locator("#search-summary:focus").waitFor();
    }));

  it("The last row of the services is full on wide screens", () =>
    visit("/services", { hasJavaScript: false }, async ({ page }) => {
      for (const width of [1200, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const list = page.getByRole("list").filter({ hasText: "Not sure which one?" });
        const [whole, last] = [
          await list.boundingBox(),
          await list.getByRole("listitem").last().boundingBox(),
        ];
        assert.ok(whole && last);
        assert.ok(Math.abs(whole.x + whole.width - last.x - last.width) < 1, `${width}`);
      }
    }));

  it("A picture fills the box below the list of services that the text leaves empty", () =>
    visit("/services", { hasJavaScript: false }, async ({ page }) => {
      for (const width of [800, 1200, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const item = page.getByRole("listitem").filter({ hasText: "Not sure which one?" });
        if (!(await item.isVisible())) continue;
        const [box, picture] = [await item.boundingBox(), await item.locator("img").boundingBox()];
        assert.ok(box && picture);
        assert.ok(Math.abs(picture.x + picture.width - box.x - box.width) < 1, `${width}`);
        assert.ok(Math.abs(picture.y + picture.height - box.y - box.height) < 1, `${width}`);
      }
    }));

  const soleClinicianService = services.find(({ url }) => listClinicians(url).length === 1);

  it(
    "The only clinician of a service leaves no half of a wide screen empty",
    {
      skip: soleClinicianService === undefined && "no service has a single clinician",
    },
    () =>
      visit(`/service/${soleClinicianService?.url}`, { hasJavaScript: false }, async ({ page }) => {
        const team = page.getByRole("region", { name: "Who you will see" });
        const heading = await team.getByRole("heading", { level: 2 }).boundingBox();
        const card = await team.getByRole("listitem").first().boundingBox();
        assert.ok(heading && card);
        assert.ok(card.x > heading.x + heading.width && card.x + card.width > 0.9 * desktop.width);
      }),
  );

  it("The link for printing stands in line with the text above it", () =>
    visit("/first-visit", { viewport: phone }, async ({ page }) => {
      const icon = await page
        .getByRole("button", { name: "Print this page" })
        .locator("svg")
        .boundingBox();
      const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
      assert.ok(icon && heading && Math.abs(icon.x - heading.x) <= 1);
    }));

  it("Without a script the search is a form", () =>
    visit("/search", { viewport: phone, hasJavaScript: false }, async ({ page }) => {
      await page.getByRole("searchbox").fill("knee");
      await page.getByRole("button", { name: "Search" }).click();
      await page.waitForURL("**/search?q=knee");
      await page.getByRole("region", { name: "Results" }).getByRole("listitem").first().waitFor();
    }));

  describe("the filter of the team", {
    skip: clinic.languages.length < 2 && "the team speaks one language, so there is no choice",
  }, () => {
    const spoken = clinic.languages.slice(1);
    const choose = (page: Page, language: string) =>
      page.locator("label").filter({ hasText: language }).click();
    const countPeople = (page: Page) => page.getByRole("link", { name: /^Book An/ }).count();
    const countSpeakers = (language: string) =>
      team.filter(({ languages }) => languages.includes(language)).length;

    it("A change of the filter of the team applies at once", () =>
      visit("/registered-providers", { viewport: phone }, async ({ page }) => {
        const language = spoken.at(-1) ?? "";
        const show = page.getByRole("button", { name: "Show", exact: true });
        await show.waitFor({ state: "hidden" });
        await choose(page, language);
        await page.waitForURL(`**/registered-providers?language=${language.toLowerCase()}`);
        await page.getByText(new RegExp(`\\bspeaks? ${language}`)).waitFor();
        assert.equal(await countPeople(page), countSpeakers(language));
      }));

    it("A choice of the filter stays while its result loads, and counts for the next one", () =>
      visit("/registered-providers", { viewport: phone }, async ({ page }) => {
        const [language = ""] = spoken;
        const release = await holdRequests(page, "**/registered-providers.data*");
        await choose(page, language);
        assert.equal(await page.getByRole("radio", { name: language }).isChecked(), true);
        await page.getByRole("combobox", { name: "Service" }).selectOption(first.url);
        release();
        await page.waitForURL(`**?language=${language.toLowerCase()}&service=${first.url}`);
      }));

    it("The filter of the team shows no language any more after Show everyone, and after Back", () =>
      visit("/registered-providers", { viewport: phone }, async ({ page }) => {
        const [language = ""] = spoken;
        const chosenUrl = `**/registered-providers?language=${language.toLowerCase()}`;
        const waitForChoice = (name: string) =>
          page
            .getByRole("radio", { name, exact: true, checked: true })
            .waitFor({ state: "attached" });
        for (const showEveryone of [
          () => page.getByRole("link", { name: "Show everyone" }).click(),
          () => page.goBack(),
        ]) {
          await choose(page, language);
          await page.waitForURL(chosenUrl);
          await showEveryone();
          await page.waitForURL("**/registered-providers");
          await waitForChoice("Any");
        }
      }));

    it("The filter of the team is used with the arrow keys, and keeps the focus", () =>
      visit("/registered-providers", { viewport: desktop }, async ({ page }) => {
        const any = page.getByRole("radio", { name: "Any", exact: true });
        await any.focus();
        for (const _ of spoken.slice(0, 2)) {
          const before = page.url();
          await page.keyboard.press("ArrowRight");
          await page.waitForURL((url) => url.href !== before);
          // The focus would move together with this text.
          await page
            .getByRole("status")
            .filter({ hasText: / speaks? /, hasNotText: "Show everyone" })
            .waitFor();
        }
        const title = await page.title();
        assert.equal(await page.getByRole("status").filter({ hasText: title }).count(), 0);
        assert.equal(await any.isChecked(), false);
      }));

    it("The filter of the team works without JavaScript", () =>
      visit("/registered-providers", { hasJavaScript: false }, async ({ page }) => {
        const [language = ""] = spoken;
        await choose(page, language);
        await page.getByRole("button", { name: "Show", exact: true }).click();
        await page.waitForURL(`**/registered-providers?language=${language.toLowerCase()}`);
        assert.equal(await countPeople(page), countSpeakers(language));
      }));
  });

  describe("the topic of a message", () => {
    it("A link to the contact page can begin the message, without JavaScript too", async () => {
      for (const hasJavaScript of [true, false])
        await visit(`/contact?about=${last.url}`, { hasJavaScript }, async ({ page }) => {
          const topic = last.menuName.toLowerCase();
          assert.equal(
            await page.getByLabel("How can we help?").inputValue(),
            `I would like to ask about ${topic}. `,
          );
          await page.getByRole("link", { name: `Remove: about ${topic}` }).click();
          await page.waitForURL("**/contact");
          assert.equal(await page.getByLabel("How can we help?").inputValue(), "");
        });
    });

    it("The sentence of one topic does not follow to another, unlike what was typed", () =>
      visit("/contact", {}, async ({ page }) => {
        const message = page.getByLabel("How can we help?");
        const name = page.getByLabel("Full name");
        const openTopic = async (topic: string) => {
          await page.goto(`/contact?about=${topic}`);
          await page.locator("form[novalidate]").first().waitFor();
        };
        await openTopic(last.url);
        await name.fill("Imani");
        await openTopic("fees");
        assert.equal(await name.inputValue(), "Imani");
        assert.equal(await message.inputValue(), "I would like to ask about fees and insurance. ");
        await message.fill("A morning visit, please.");
        await openTopic(last.url);
        await name.fill("Imani O.");
        await openTopic("fees");
        assert.equal(await name.inputValue(), "Imani O");
        assert.equal(await message.inputValue(), "A morning visit, please.");
      }));

    it("The select of a topic writes the first sentence and leaves own text alone", () =>
      visit("/contact", {}, async ({ page }) => {
        const message = page.getByLabel("How can we help?");
        const topic = page.getByLabel("What is it about?");
        await topic.selectOption("Fees and insurance");
        assert.equal(await message.inputValue(), "I would like to ask about fees and insurance. ");
        const name = last.menuName.toLowerCase();
        await topic.selectOption(name.charAt(0).toUpperCase() + name.slice(1));
        await message.press("End");
        await message.pressSequentially("When?");
        assert.equal(await message.inputValue(), `I would like to ask about ${name}. When?`);
        assert.equal(await topic.isDisabled(), true);
        assert.equal(await topic.getAttribute("name"), null);
      }));
  });

  describe("a service's page", () => {
    const path = `/service/${first.url}`;
    const tabs = (page: Page) => page.getByRole("navigation", { name: "All services" }).first();

    it("The service tabs change the URL, and Back returns to the previous tab", () =>
      visit(path, { viewport: desktop }, async ({ page }) => {
        await tabs(page).getByRole("link", { name: last.menuName, exact: true }).click();
        await page.waitForURL(`**/service/${last.url}`);
        await page.getByRole("heading", { level: 1, name: last.heading, exact: true }).waitFor();
        assert.equal(await currentTab(page), last.menuName);
        await page.goBack();
        await page.getByRole("heading", { level: 1, name: first.heading, exact: true }).waitFor();
        assert.equal(await currentTab(page), first.menuName);
      }));

    it("The arrow keys move between service tabs, and the focus stays on the chosen tab", () =>
      visit(path, { viewport: desktop }, async ({ page }) => {
        await tabs(page).getByRole("link", { name: first.menuName, exact: true }).focus();
        await page.keyboard.press("ArrowDown");
        await waitForFocus(page, (services[1] ?? first).menuName);
        await page.keyboard.press("End");
        await waitForFocus(page, last.menuName);
        await page.keyboard.press("ArrowDown");
        await waitForFocus(page, first.menuName);
        await page.keyboard.press("ArrowUp");
        await page.keyboard.press("Enter");
        await page.waitForURL(`**/service/${last.url}`);
        await waitForFocus(page, last.menuName);
      }));

    it("The service tabs fold on a phone and open without JavaScript", () =>
      visit(path, { viewport: phone, hasJavaScript: false }, async ({ page }) => {
        await page.getByText("Other services").click();
        await page.getByRole("link", { name: last.menuName, exact: true }).first().click();
        await page.waitForURL(`**/service/${last.url}`);
      }));

    it("The parts of a service fold on a phone and stand open on wider screens and on paper", () =>
      visit(`/service/${last.url}`, { viewport: phone, hasJavaScript: false }, async ({ page }) => {
        const [firstTitle = "", ...titles] = splitDescription(last.description).flatMap(
          ({ title }) => title || [],
        );
        const summary = page.locator("summary", { hasText: titles.at(0) ?? "" });
        await page.getByRole("heading", { name: firstTitle }).waitFor();
        assert.equal(await page.locator(".parts [open]").count(), 1);
        await summary.click();
        const parts = page.locator(".parts .prose");
        assert.equal(await parts.locator("visible=true").count(), 2);
        await page.setViewportSize(desktop);
        assert.equal(await parts.locator("visible=true").count(), await parts.count());
        await summary.waitFor({ state: "hidden" });
        assert.equal(await page.locator(".parts h2:visible").count(), await parts.count());
      }));

    it("A part or an answer that opens on a phone does not move its title away", () =>
      visit(
        `/service/${first.url}`,
        { viewport: phone, hasJavaScript: false },
        async ({ page }) => {
          for (const summary of await page.locator(".parts summary, .parts + div summary").all()) {
            const measureTop = () =>
              summary.evaluate((element) => element.getBoundingClientRect().top + scrollY);
            const top = await measureTop();
            await summary.click();
            assert.equal(await measureTop(), top);
          }
        },
      ));

    it("The services of the about page fold on a phone and stand open on wider screens", () =>
      visit("/about", { viewport: phone, hasJavaScript: false }, async ({ page }) => {
        const folds = page.locator("main section > details");
        const lists = folds.locator(".ticks");
        const bookLinks = folds.getByRole("link", { name: /^Book Appointment/ });
        assert.equal(await lists.locator("visible=true").count(), 0);
        await folds.first().locator("summary").click();
        await bookLinks.first().waitFor();
        assert.equal(await lists.locator("visible=true").count(), 1);
        await page.setViewportSize(desktop);
        assert.equal(await lists.locator("visible=true").count(), await folds.count());
        assert.equal(await bookLinks.count(), await folds.count());
        const names = await bookLinks.allTextContents();
        assert.equal(new Set(names).size, names.length, "a list of links must tell them apart");
        assert.equal(await folds.locator("summary:visible").count(), 0);
      }));

    it("Every way to book on a page of a service names it and leads to it", () =>
      visit(path, { viewport: phone }, async ({ page }) => {
        const bar = page.locator("nav.fixed:not(dialog *)");
        const book = bar.getByRole("link", { name: `Book ${first.bookName ?? ""}`.trim() });
        assert.equal(await book.getAttribute("href"), `/book?service=${first.url}`);
        const [clinician = assert.fail()] = listClinicians(first.url);
        const [givenName] = clinician.name.split(" ");
        const provider = page.getByRole("link", { name: new RegExp(`^Book with ${givenName}`) });
        assert.equal(
          await provider.getAttribute("href"),
          `/book?service=${first.url}&provider=${clinician.id}`,
        );
        const ask = page.getByRole("link", { name: "Ask your own question" });
        assert.equal(await ask.getAttribute("href"), `/contact?about=${first.url}#write`);
        const nameLength = ({ bookName = "" }: typeof first) => bookName.length;
        const longest = services
          .filter(({ hasNoProvider }) => !hasNoProvider)
          .reduce((a, b) => (nameLength(b) > nameLength(a) ? b : a));
        await page.goto(`/service/${longest.url}`);
        const { bookName } = longest;
        const long = bar.getByRole("link", { name: new RegExp(`^Book ${bookName ?? ""}`) });
        assert.match((await long.textContent()) ?? "", /^Book\b/);
        await page.setViewportSize(desktop);
        const label = new RegExp(`^Book ${bookName ?? "an Appointment"}`);
        assert.equal(await page.locator("main").getByRole("link", { name: label }).count(), 2);
      }));

    const toured = services.find(({ url }) => {
      const [section] = listVideoSections(url);
      return section?.videos.length === 1 && !section.isLooping && section.videos.every(isClip);
    });

    describe("the tour on it", { skip: !toured && "no service has a video of its own" }, () => {
      const tourPath = `/service/${toured?.url}`;
      const [tour] = listVideoSections(toured?.url ?? "");
      const action = new RegExp(tour?.videos[0]?.action ?? "");

      it("The tour of a service page plays in place and loads no video before a click", () =>
        visit(tourPath, {}, async ({ page }) => {
          const videoUrls: string[] = [];
          page.on("request", (request) => {
            if (/\.(mp4|webm)/.test(request.url())) videoUrls.push(request.url());
          });
          await page.getByRole("heading", { name: tour?.heading ?? "" }).waitFor();
          const poster = page.getByRole("link", { name: action }).last();
          await poster.scrollIntoViewIfNeeded();
          assert.deepEqual(videoUrls, []);
          await poster.click();
          await page.locator("video:visible").waitFor();
          await page.waitForFunction(() => document.querySelector("video")?.currentTime !== 0);
          assert.notDeepEqual(videoUrls, []);
        }));

      it("A tour is played by its first click, before any script has arrived", () =>
        visit("/favicon.svg", { viewport: phone }, async ({ page }) => {
          await page.goto(tourPath, { waitUntil: "load" });
          await clickAtOnce(page, "main a[href$='.mp4']");
          await page.locator("video:visible").waitFor();
          assert.equal(new URL(page.url()).pathname, tourPath);
        }));

      it("Without JavaScript a tour plays at its own address", () =>
        visit(tourPath, { hasJavaScript: false }, async ({ page }) => {
          await page.getByRole("link", { name: action }).last().click();
          await page.waitForURL("**/*.mp4");
          await page.waitForFunction(() => (document.querySelector("video")?.readyState ?? 0) > 0);
        }));
    });

    const looping = services.find(({ url }) => listVideoSections(url)[0]?.isLooping);

    it("The loop of a service autoplays unless the visitor prefers reduced motion", {
      skip: !looping && "no service has a video that loops",
    }, async () => {
      const loopPath = `/service/${looping?.url}`;
      await visit(loopPath, {}, async ({ page }) => {
        const video = page.locator("video").first();
        await video.scrollIntoViewIfNeeded();
        await page.mouse.move(2, 2);
        await page.waitForFunction(() => document.querySelector("video")?.paused === false);
        await page.getByRole("button", { name: /^Pause: / }).click();
        await page.waitForFunction(() => document.querySelector("video")?.paused === true);
      });
      await visit(loopPath, { prefersReducedMotion: true }, async ({ page }) => {
        const video = page.locator("video").first();
        await video.scrollIntoViewIfNeeded();
        assert.equal(
          await video.evaluate((it: HTMLVideoElement) => it.paused && it.controls),
          true,
        );
      });
    });

    function currentTab(page: Page) {
      return tabs(page).locator("[aria-current=page]").textContent();
    }
  });

  describe("the gallery", () => {
    const lightbox = (page: Page) => page.getByRole("dialog", { name: "Pictures in full size" });

    it("A gallery picture opens in the lightbox, which arrows move and any click closes", () =>
      visit("/gallery", { viewport: desktop }, async ({ page }) => {
        const pictures = page.locator("main figure a[aria-haspopup=dialog]");
        await pictures.first().waitFor();
        assert.equal(await pictures.count(), pictureCount);
        await pictures.nth(1).click();
        await lightbox(page).getByText(`2 of ${pictureCount}`).waitFor();
        await page.keyboard.press("ArrowRight");
        await lightbox(page).getByText(`3 of ${pictureCount}`).waitFor();
        await page.keyboard.press("ArrowLeft");
        await page.keyboard.press("ArrowLeft");
        await page.keyboard.press("ArrowLeft");
        await lightbox(page).getByText(`${pictureCount} of ${pictureCount}`).waitFor();
        await lightbox(page).getByRole("button", { name: "Next picture" }).click();
        await lightbox(page).getByText(`1 of ${pictureCount}`).waitFor();
        await lightbox(page).getByRole("button", { name: "Previous picture" }).click();
        await lightbox(page).getByText(`${pictureCount} of ${pictureCount}`).waitFor();
        await lightbox(page).locator("img").click();
        await lightbox(page).waitFor({ state: "hidden" });
        await pictures.nth(1).and(page.locator(":focus")).waitFor();
        await pictures.nth(0).click();
        // A phone on its side has little height, and the picture takes most of it.
        await page.setViewportSize({ width: 844, height: 390 });
        const box = await lightbox(page).locator("figure").boundingBox();
        assert.ok(
          box && box.width > 400 && box.y >= 0 && box.y + box.height <= 390,
          `${box?.width}`,
        );
        await page.keyboard.press("Escape");
        await lightbox(page).waitFor({ state: "hidden" });
      }));

    it("The first click on a picture opens it, before any script has arrived", () =>
      visit("/favicon.svg", { viewport: desktop }, async ({ page }) => {
        await page.goto("/gallery", { waitUntil: "load" });
        await clickAtOnce(page, "main figure a");
        await lightbox(page).getByText(`${pictureCount} of ${pictureCount}`).waitFor();
        assert.equal(new URL(page.url()).pathname, "/gallery");
      }));

    it("A click on a picture leads to its file if the scripts do not arrive", () =>
      visit("/favicon.svg", { viewport: desktop }, async ({ page, expectedErrors }) => {
        expectedErrors.push(/ERR_FAILED/);
        await page.route(/\.js$/, (route) => route.abort());
        await page.clock.install();
        await page.goto("/gallery", { waitUntil: "load" });
        await clickAtOnce(page, "main figure a");
        await clickAtOnce(page, "main figure a");
        assert.equal(new URL(page.url()).pathname, "/gallery");
        await page.clock.fastForward(5000);
        await page.waitForURL(/\.(avif|webp|jpg)$/);
      }));

    it("The first picture of the gallery is twice as wide as the others on a desktop alone", () =>
      visit("/gallery", { viewport: desktop, hasJavaScript: false }, async ({ page }) => {
        const measureWidths = () =>
          page
            .locator("main figure img")
            .evaluateAll((images) => images.map((image) => Math.round(image.clientWidth)));
        const [large = 0, ...small] = await measureWidths();
        assert.equal(new Set(small).size, 1);
        assert.ok(large > 2 * (small[0] ?? large), `${large} beside ${small[0]} px`);
        await page.setViewportSize({ width: 768, height: 1024 });
        assert.equal(new Set(await measureWidths()).size, 1);
      }));

    it("The gallery has no lightbox on a phone", () =>
      visit("/gallery", { viewport: phone }, async ({ page }) => {
        await page.locator("main figure a[href]").first().waitFor({ state: "detached" });
        await page.locator("main figure img").first().click();
        assert.equal(await lightbox(page).isVisible(), false);
        assert.equal(new URL(page.url()).pathname, "/gallery");
      }));
  });

  it("An article shows its own sources alone after one whose sources have the same text", () =>
    visit("/blog", {}, async ({ page }) => {
      const posts = page.locator("main a[href^='/blogs/']");
      const [slug] = (await posts.first().getAttribute("href"))?.split("/").slice(-1) ?? [];
      assert.ok(slug);
      const setSources = (sources: string, operator: "=" | "!=") =>
        site().db.updateTable("post").set({ sources }).where("slug", operator, slug).execute();
      await setSources("PubMed https://one.example\nPubMed https://two.example", "=");
      await setSources("Cochrane https://three.example", "!=");
      await page.goto(`/blogs/${slug}`);
      const sources = page.getByRole("region", { name: "Sources" }).getByRole("link");
      assert.deepEqual(await sources.allTextContents(), ["PubMed", "PubMed"]);
      await page.getByRole("complementary").locator("a[href^='/blogs/']").first().click();
      await page.waitForURL((url) => !url.pathname.endsWith(slug));
      await sources.filter({ hasText: "Cochrane" }).waitFor();
      assert.deepEqual(await sources.allTextContents(), ["Cochrane"]);
    }));

  for (const [width, viewport] of Object.entries({ phone, desktop })) {
    it(`The blog turns its pages, filters by topic and leads to a post with three others on a ${width}`, () =>
      visit("/blog", { viewport }, async ({ page }) => {
        const pages = page.getByRole("navigation", { name: "Pages" });
        const numbers = () => pages.getByRole("link", { name: /^Page \d/ }).allTextContents();
        const posts = page.locator("main a[href^='/blogs/']");
        assert.equal(await posts.count(), 10);
        assert.deepEqual(await numbers(), ["1", "2", "3"]);
        const latest = await posts.first().getAttribute("href");
        for (const number of [2, 3, 4]) {
          await pages.getByRole("link", { name: "Next page" }).click();
          await page.waitForURL(`**/blog?page=${number}`);
          await pages.locator("[aria-current=page]", { hasText: String(number) }).waitFor();
        }
        assert.deepEqual(await numbers(), ["2", "3", "4"]);
        assert.equal(await pages.getByRole("link", { name: "Next page" }).count(), 0);
        assert.equal(await posts.first().getAttribute("href"), latest);
        await page.goBack();
        await page.waitForURL("**/blog?page=3");

        const release = await holdRequests(page, /\.data\b/);
        await page.getByRole("link", { name: "Feet", exact: true }).click();
        const loading = page.locator("section[aria-busy=true]");
        await loading.getByText("Fetching the articles").waitFor();
        await page.waitForFunction(() => {
          const list = document.querySelector("section[aria-busy=true] ul");
          return list !== null && getComputedStyle(list).opacity === "0.4";
        });
        release();
        await page.waitForURL(/category=/);
        await loading.waitFor({ state: "detached" });
        assert.ok((await posts.count()) < 10);
        await page.getByRole("link", { name: "All", exact: true }).click();
        await page.waitForFunction(
          () => document.querySelectorAll("main a[href^='/blogs/']").length === 10,
        );

        await page.locator(`main a[href="${latest}"]`).first().click();
        await page.waitForURL(`**${latest}`);
        const newestOthers = page.getByRole("complementary").locator("a[href^='/blogs/']");
        await newestOthers.first().waitFor();
        assert.equal(await newestOthers.count(), 3);
        const other = await newestOthers.first().getAttribute("href");
        assert.notEqual(other, latest);
        await newestOthers.first().click();
        await page.waitForURL(`**${other}`);
      }));

    it(`The contact page takes names in any script, says that sending failed and loads the map on request on a ${width}`, () =>
      visit("/contact", { viewport }, async ({ page, expectedErrors: expected }) => {
        expected.push(/Failed to load resource/, /openstreetmap/, /ERR_/);
        await page.locator("form[novalidate]").waitFor();
        const name = page.getByRole("textbox", { name: "Full name" });
        await name.pressSequentially("Imani 3 O’Neil કૃષ્ણા");
        assert.equal(await name.inputValue(), "Imani  ONeil કૃષ્ણા");
        await page.getByRole("textbox", { name: "Email" }).fill("imani@northbloom.example");
        await page.getByRole("textbox", { name: "How can we help?" }).fill("Do you treat knees?");
        await page.route("**/send-contact-form-main", (route) =>
          route.fulfill({ status: 503, json: { msg: "fail" } }),
        );
        await page.getByRole("button", { name: "Send message" }).click();
        await page.getByText("Failed to send message, try again by reloading the page.").waitFor();
        await page.unroute("**/send-contact-form-main");
        await page.getByRole("textbox", { name: "Email" }).fill("imani@northbloom.example");
        await page.getByRole("button", { name: "Send message" }).click();
        await page.getByText("Message sent Successfully!").waitFor();

        await page.route("https://www.openstreetmap.org/**", (route) =>
          route.fulfill({ body: "<title>map</title>", contentType: "text/html" }),
        );
        // A click before any script has arrived waits for it.
        await page.goto("/contact", { waitUntil: "load" });
        assert.equal(await page.locator("iframe").count(), 0);
        await clickAtOnce(page, "a[data-opens-in-place]");
        const path = await page.locator("iframe").getAttribute("src");
        assert.match(path ?? "", /^https:\/\/www\.openstreetmap\.org\//);

        const release = await holdRequests(page, "**/static/js/*.js");
        await page.goto("/contact", { waitUntil: "commit" });
        await page.getByRole("contentinfo").waitFor({ state: "attached" });
        await clickAtOnce(page, "a[data-opens-in-place]");
        await name.click();
        release();
        await page.locator("form[novalidate]").waitFor();
        await page.keyboard.type("Im");
        await page.locator("iframe").waitFor({ state: "attached" });
        await page.keyboard.type("ani");
        assert.equal(await name.inputValue(), "Imani");
      }));
  }
});

/** As the first sign of the visitor, so that no script has loaded yet. */
function clickAtOnce(page: Page, selector: string): Promise<void> {
  return page
    .locator(selector)
    .last()
    .evaluate((link: HTMLElement) => {
      link.scrollIntoView();
      link.click();
    });
}
