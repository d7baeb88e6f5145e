import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Locator, Page } from "playwright-core";
import { carouselExcludedUrl, services } from "#content/services/index.ts";
import { symptoms } from "#content/symptoms.ts";
import { testimonials } from "#content/testimonials.ts";
import { homeTour } from "#content/videos.ts";
import { readLinkNames } from "../support/accessible-names.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { desktop, phone, useBrowser } from "../support/use-browser.ts";

const cardCount = services.filter(({ url }) => url !== carouselExcludedUrl).length;
const excludedService = services.find(({ url }) => url === carouselExcludedUrl);
/** Rows without an offered service are left out, except the last one, which leads to a message. */
const finderRows = symptoms
  .map(({ label, services: suggested, links = [] }) => ({
    label,
    links: links.map(({ name }) => name),
    services: suggested.flatMap(
      ({ to }) =>
        services.find(({ url, hasNoProvider }) => to === `/service/${url}` && !hasNoProvider) ?? [],
    ),
  }))
  .filter((row, i) => row.services.length > 0 || i === symptoms.length - 1);
const feesLinkName = "What a visit costs";

describe("the home page", () => {
  const { visit, site } = useBrowser();

  const servicesCarousel = (page: Page) => page.getByRole("group", { name: "Services" });
  const counter = (carousel: Locator) => carousel.locator("p[aria-live]");

  it("The services carousel advances by itself and stops for the button, the pointer and the focus", () =>
    visit("/", { viewport: desktop }, async ({ page }) => {
      const carousel = servicesCarousel(page);
      await carousel.scrollIntoViewIfNeeded();
      await page.mouse.move(5, 5);
      await counter(carousel)
        .filter({ hasText: `1–4 of ${cardCount}` })
        .waitFor();
      await counter(carousel)
        .filter({ hasText: `2–5 of ${cardCount}` })
        .waitFor();
      await carousel.getByRole("button", { name: "Pause: Services" }).click();
      await carousel.getByRole("button", { name: "Play: Services" }).waitFor();
      assert.equal(await advances(page, carousel), false);
    }));

  it("Tablets show one slide and the start of the next, and testimonials are 50 pixels apart", () =>
    visit("/", { viewport: { width: 991, height: 900 } }, async ({ page }) => {
      const measureRail = (label: string) =>
        page
          .getByRole("group", { name: label })
          .locator(".rail")
          .evaluate((rail) => {
            const [first, second] = [...rail.querySelectorAll("li")].map((slide) =>
              slide.getBoundingClientRect(),
            );
            if (first === undefined || second === undefined) return undefined;
            return { shown: rail.clientWidth / first.width, gap: second.left - first.right };
          });
      for (const label of ["Services", "From the blog"]) {
        const { shown = 0 } = (await measureRail(label)) ?? {};
        assert.equal(Math.floor(shown), 1, `${label}: ${shown}`);
      }
      if (testimonials.length > 1) assert.equal((await measureRail("Testimonials"))?.gap, 50);
    }));

  it("The services carousel loses no press while its width changes, and updates its counter", () =>
    visit("/", { viewport: desktop, prefersReducedMotion: true }, async ({ page }) => {
      const carousel = servicesCarousel(page);
      await carousel.scrollIntoViewIfNeeded();
      await counter(carousel)
        .filter({ hasText: `1–4 of ${cardCount}` })
        .waitFor();
      // The range does not go on from the last card to the first.
      const showFrom = (first: number, shown: number) => {
        const last = Math.min(first + shown - 1, cardCount);
        return last > first ? `${first}–${last}` : `${first}`;
      };
      for (const [frames, first] of [2, 3, 4, 5].entries()) {
        await carousel.evaluate(async (element, framesBefore) => {
          const rail = element.querySelector<HTMLElement>(".rail");
          const next = element.querySelector<HTMLElement>("[aria-label='Next: Services']");
          if (rail === null || next === null) throw new Error("there is no carousel");
          rail.style.maxWidth = `${rail.clientWidth - 2}px`;
          for (let i = 0; i < framesBefore; i += 1) await new Promise(requestAnimationFrame);
          next.click();
        }, frames);
        await counter(carousel)
          .filter({ hasText: `${showFrom(first, 4)} of ${cardCount}` })
          .waitFor();
      }
      await page.setViewportSize({ width: 1200, height: 900 });
      await counter(carousel)
        .filter({ hasText: `${showFrom(5, 3)} of ${cardCount}` })
        .waitFor();
    }));

  it("The services carousel continues from the slide reached before its script loaded", () =>
    visit("/", { viewport: phone }, async ({ page }) => {
      const release = await holdRequests(page, "**/static/js/swiper-*.js");
      await page.reload();
      const carousel = servicesCarousel(page);
      const third = carousel.locator("[data-slide='2'] a").first();
      await third.focus();
      const reviews = page.getByRole("group", { name: "Testimonials" }).locator(".rail");
      const hasReviews = testimonials.length > 1;
      if (hasReviews)
        await reviews.evaluate((rail) => rail.scrollTo({ left: rail.clientWidth + 10 }));
      else assert.equal(await reviews.count(), testimonials.length);
      release();
      await counter(carousel)
        .filter({ hasText: `3 of ${cardCount}` })
        .waitFor();
      await third.and(page.locator(":focus")).waitFor();
      assert.equal(await advances(page, carousel), false);
      if (!hasReviews) return;
      await reviews.scrollIntoViewIfNeeded();
      await page
        .getByRole("button", { name: `2 of ${testimonials.length}` })
        .and(page.locator("[aria-current]"))
        .waitFor();
    }));

  it("With reduced motion the services carousel stands still, has only slides in view in the tab order, and moves by arrows and keyboard around the end", () =>
    visit("/", { viewport: desktop, prefersReducedMotion: true }, async ({ page }) => {
      const carousel = servicesCarousel(page);
      const waitForCounter = (text: string) =>
        counter(carousel).filter({ hasText: text }).waitFor();
      await carousel.scrollIntoViewIfNeeded();
      await waitForCounter(`1–4 of ${cardCount}`);
      assert.equal(await advances(page, carousel), false);
      assert.equal(await carousel.getByRole("button", { name: /Pause/ }).isVisible(), false);
      assert.equal(await carousel.locator("[data-slide]:not([inert])").count(), 4);
      const rail = await carousel.locator(".rail").boundingBox();
      const link = await carousel.getByRole("link").first().boundingBox();
      const ringPx = 6;
      assert.ok(rail && link && rail.x <= link.x - ringPx, JSON.stringify({ rail, link }));
      await carousel.getByRole("button", { name: "Next: Services" }).click();
      await waitForCounter(`2–5 of ${cardCount}`);
      await page.keyboard.press("ArrowLeft");
      await waitForCounter(`1–4 of ${cardCount}`);
      await page.keyboard.press("ArrowLeft");
      await waitForCounter(`${cardCount} of ${cardCount}`);
    }));

  it("Without JavaScript the carousel shows every service except one that is left out of it, with texts of at most 100 characters", () =>
    visit("/", { viewport: phone, hasJavaScript: false }, async ({ page }) => {
      const cards = servicesCarousel(page).locator("li");
      assert.equal(await cards.count(), cardCount);
      for (const text of await cards.locator("h3 + p").allTextContents())
        assert.ok(Array.from(text).length <= 100, text);
      if (excludedService)
        assert.equal(await cards.filter({ hasText: excludedService.heading }).count(), 0);
      assert.equal(await cards.locator("[inert]").count(), 0);
    }));

  it("A carousel that the reader has moved counts quick presses, and rests until they press Play", () =>
    visit("/", { viewport: desktop }, async ({ page }) => {
      const carousel = servicesCarousel(page);
      await carousel.scrollIntoViewIfNeeded();
      await carousel.hover();
      const start = `1–4 of ${cardCount}`;
      await counter(carousel).filter({ hasText: start }).waitFor();
      const presses = Math.min(3, cardCount - 4);
      await carousel
        .getByRole("button", { name: "Next: Services" })
        .evaluate((next: HTMLElement, count) => {
          for (let i = 0; i < count; i += 1) next.click();
        }, presses);
      await carousel.getByRole("button", { name: "Play: Services" }).waitFor();
      await counter(carousel)
        .filter({ hasText: `${1 + presses}–${4 + presses} of ${cardCount}` })
        .waitFor();
      await page.waitForFunction(() => {
        const slides = document.querySelector<HTMLElement>("[aria-label=Services] .swiper-wrapper");
        return slides?.style.transitionDuration === "0ms";
      });
      await page.locator("h1").hover();
      await page.locator("header a").first().focus();
      assert.equal(await advances(page, carousel), false);
      await carousel.getByRole("button", { name: "Play: Services" }).click();
      await page.locator("h1").hover();
      await page.locator("header a").first().focus();
      assert.equal(await advances(page, carousel), true);
    }));

  it("The finder shows the services of the chosen row without JavaScript", () =>
    visit("/", { viewport: phone, hasJavaScript: false }, async ({ page }) => {
      const finder = page.getByRole("group", { name: "What brings you in?" });
      const shown = async () => (await finder.getByRole("link").allTextContents()).join();
      const namesIn = (row: (typeof finderRows)[number]) => [
        ...row.services.map(({ menuName }) => menuName),
        ...(row.links.length > 0 ? row.links : [feesLinkName]),
      ];
      const [first = assert.fail()] = finderRows;
      const inOrder = (names: string[]) => new RegExp(names.map(RegExp.escape).join(".*"));
      assert.match(await shown(), inOrder(namesIn(first)));
      const linked = finderRows.findIndex(({ links }) => links.length > 0);
      const index = linked > 0 ? linked : 1;
      const [chosen = assert.fail(), next = assert.fail()] = finderRows.slice(index, index + 2);
      await finder.getByText(chosen.label, { exact: true }).click();
      assert.match(await shown(), inOrder(namesIn(chosen)));
      // A live region would read every panel, and the first one when the page opens.
      assert.equal(await finder.locator("[aria-live]").count(), 0);
      const radio = finder.getByRole("radio", { name: chosen.label, exact: true });
      const ids = (await radio.getAttribute("aria-describedby"))?.split(" ") ?? [];
      assert.deepEqual(
        await Promise.all(ids.map((id) => page.locator(`#${id}`).textContent())),
        chosen.services.map(({ menuName }) => menuName),
      );
      const others = namesIn(first).filter((name) => !namesIn(chosen).includes(name));
      assert.notEqual(others.length, 0);
      for (const name of others) assert.ok(!(await shown()).includes(name), name);
      await page.keyboard.press("ArrowDown");
      assert.match(await shown(), inOrder(namesIn(next)));
      const last = finderRows.at(-1);
      assert.equal(last?.services.length, 0);
      await finder.getByText(last?.label ?? "", { exact: true }).click();
      await finder.getByRole("link", { name: "Send a message" }).waitFor();
      await finder.getByRole("link", { name: "911" }).waitFor();
    }));

  it("A row of the finder chosen before its script arrives stays chosen, and so it does on Back", () =>
    visit("/", { viewport: desktop }, async ({ page }) => {
      const release = await holdRequests(page, "**/static/js/*finder*.js");
      await page.reload();
      const [, row = assert.fail()] = finderRows;
      const service = row.services.at(-1) ?? assert.fail();
      await page.getByText(row.label, { exact: true }).click();
      release();
      await page.waitForFunction(() =>
        Object.keys(document.querySelector("[name=symptom]") ?? {}).some((key) =>
          key.startsWith("__react"),
        ),
      );
      assert.ok(await page.getByRole("radio", { name: row.label, exact: true }).isChecked());
      await page
        .getByRole("link", { name: new RegExp(RegExp.escape(service.menuName)) })
        .locator("visible=true")
        .first()
        .click();
      await page.waitForURL(`**/service/${service.url}`);
      await page.goBack();
      await page.getByRole("radio", { name: row.label, exact: true, checked: true }).waitFor();
    }));

  it("The message form is folded on a phone, and a link to it opens it", () =>
    visit("/", { viewport: phone }, async ({ page }) => {
      const name = page.getByLabel("Full name");
      await name.waitFor({ state: "hidden" });
      await page.locator("summary", { hasText: "Send us a message" }).click();
      await name.waitFor();
      await page.goto("/privacy");
      await page.goto("/#message");
      await name.waitFor();
      await page.waitForFunction(
        () =>
          (document.querySelector("details:has(#message)")?.getBoundingClientRect().top ?? 0) >=
          (document.querySelector("header")?.getBoundingClientRect().bottom ?? Infinity),
      );
    }));

  it("Wider screens show the message form whole, without a summary in the tab order", () =>
    visit("/", { viewport: { width: 768, height: 1024 }, hasJavaScript: false }, ({ page }) =>
      Promise.all([
        page.getByLabel("Full name").waitFor(),
        page.locator("summary", { hasText: "Send us a message" }).waitFor({ state: "hidden" }),
        page.getByRole("heading", { name: "Send us a message" }).waitFor(),
      ]).then(() => {}),
    ));

  it("The blog carousel doubles three posts or fewer and hides the copies from assistive technology", async () => {
    const { db } = site();
    const posts = await db.selectFrom("post").select("blog_id").orderBy("published_date").execute();
    const hidden = posts.slice(3).map(({ blog_id }) => blog_id);
    await db.updateTable("post").set({ status: "draft" }).where("blog_id", "in", hidden).execute();
    await visit("/", { viewport: desktop, hasJavaScript: false }, async ({ page }) => {
      const cards = page.getByRole("group", { name: "From the blog" }).locator("li");
      assert.equal(await cards.count(), 6);
    });
    await visit("/", { viewport: phone, prefersReducedMotion: true }, async ({ page }) => {
      const carousel = page.getByRole("group", { name: "From the blog" });
      await carousel.scrollIntoViewIfNeeded();
      const next = carousel.getByRole("button", { name: "Next: From the blog" });
      for (let step = 1; step <= 6; step += 1) {
        await next.click();
        const number = `${(step % 3) + 1}`;
        await counter(carousel)
          .filter({ hasText: `${number} of 3` })
          .waitFor();
        const reachable = carousel.locator("li:not([inert])").getByRole("link");
        assert.ok((await reachable.count()) >= 1, `no card is read after ${step} steps`);
        const hidden = carousel.locator('[aria-hidden] a:not([tabindex="-1"])');
        assert.equal(await hidden.and(carousel.locator("li:not([inert]) a")).count(), 0);
      }
    });
    await db.updateTable("post").set({ status: "published" }).execute();
  });

  describe("the clinic tour", { skip: !homeTour && "the home page has no tour" }, () => {
    it("The clinic tour and its Close button fit low windows", () =>
      visit("/", { viewport: { width: 844, height: 390 } }, async ({ page }) => {
        assert.match((await readLinkNames(page)).join("\n"), /Tour the clinic \d/);
        await page.getByRole("link", { name: /Tour the clinic/ }).click();
        const dialog = page.getByRole("dialog", { name: "Tour the clinic" });
        const parts = [dialog.locator("video"), dialog.getByRole("button", { name: "Close" })];
        for (const { width, height } of [
          { width: 844, height: 390 },
          { width: 1366, height: 600 },
        ]) {
          await page.setViewportSize({ width, height });
          for (const part of parts) {
            const box = (await part.boundingBox()) ?? assert.fail();
            assert.ok(box.y >= 0 && box.y + box.height <= height, JSON.stringify(box));
          }
        }
      }));

    it("The clinic tour plays in a dialog and loads no video before it is opened", () =>
      visit("/", { viewport: desktop }, async ({ page }) => {
        const requestedUrls: string[] = [];
        page.on("request", (request) => requestedUrls.push(request.url()));
        await page.reload();
        assert.deepEqual(
          requestedUrls.filter((url) => /\.(?:mp4|webm)$/.test(url)),
          [],
        );
        assert.equal(await page.locator("video").count(), 0);
        await page.getByRole("link", { name: /Tour the clinic/ }).click();
        const dialog = page.getByRole("dialog", { name: "Tour the clinic" });
        await dialog.locator("video").and(page.getByLabel("Tour the clinic")).waitFor();
        assert.match((await dialog.textContent()) ?? "", /does not support the video tag/);
        await page.keyboard.press("Escape");
        await dialog.waitFor({ state: "hidden" });
        await page.locator("video").waitFor({ state: "detached" });
      }));

    it("The clinic tour opens at its first click, before any script has arrived", () =>
      visit("/favicon.svg", { viewport: phone }, async ({ page }) => {
        await page.goto("/", { waitUntil: "load" });
        await page.$eval("main a[href$='.mp4']", (link: HTMLElement) => link.click());
        await page.getByRole("dialog", { name: "Tour the clinic" }).locator("video").waitFor();
        assert.equal(new URL(page.url()).pathname, "/");
      }));
  });
});

async function advances(page: Page, carousel: Locator): Promise<boolean> {
  const before = await carousel.locator("p[aria-live]").textContent();
  return page
    .waitForFunction(
      ([text]) =>
        document.querySelector("[aria-label=Services] p[aria-live]")?.textContent !== text,
      [before],
      { timeout: 3600 },
    )
    .then(
      () => true,
      () => false,
    );
}
