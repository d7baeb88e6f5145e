import type { BrowserContext, Locator, Page } from "playwright-core";
import { launchChromium } from "../tests/support/find-chromium.ts";
import { findFreePort } from "../tests/support/find-free-port.ts";
import { openSite } from "../tests/support/open-site.ts";
import { waitForHydration } from "../tests/support/use-browser.ts";
import { type Measurement, printSection, type Row } from "./report.ts";
import { measureTyping } from "./typing.ts";

// All measurements: npm run bench. This one alone: node bench/interactions.ts

/** The goal for Interaction to Next Paint on a phone's processor. */
const maxMs = 100;
const cpuSlowdown = 4;
const pauseBeforeTapMs = 250; // people do not tap twice in less
const phone = { width: 390, height: 844 };

interface Interaction {
  label: string;
  path: string;
  perform: (page: Page) => Promise<void>;
}

const interactions: Interaction[] = [
  {
    label: "menu",
    path: "/",
    perform: async (page) => {
      await tap(page.getByRole("button", { name: "Open the menu" }));
      await page.getByRole("dialog", { name: "Menu" }).and(page.locator("[open]")).waitFor();
      await tap(page.locator("summary").filter({ hasText: "Services" }));
      await tap(page.getByRole("button", { name: "Close the menu" }));
    },
  },
  {
    label: "carousel",
    path: "/",
    perform: async (page) => {
      const next = page.getByRole("button", { name: "Next: Services" });
      await page.getByRole("group", { name: "Services" }).scrollIntoViewIfNeeded();
      await next.waitFor();
      for (let press = 0; press < 3; press += 1) await tap(next);
    },
  },
  {
    label: "form",
    path: "/contact",
    perform: async (page) => {
      await page.locator("form[novalidate]").waitFor();
      await page.getByRole("textbox", { name: "Full name" }).pressSequentially("Imani");
      await tap(page.getByRole("button", { name: "Send message" }));
      await page.getByText(/a second look/).waitFor();
    },
  },
  {
    label: "search",
    path: "/search",
    perform: async (page) => {
      const field = page.getByRole("searchbox");
      await tap(field);
      await field.pressSequentially("knee", { delay: pauseBeforeTapMs });
      await page.waitForURL("**/search?q=knee");
    },
  },
  {
    label: "filters",
    path: "/blog",
    perform: async (page) => {
      const chips = page.getByRole("navigation", { name: "Topics" }).getByRole("link");
      await tap(chips.nth(1));
      await page.waitForURL("**/blog?category=*");
      await tap(chips.nth(2));
      await page.waitForURL((url) => !url.search.endsWith("category=1"));
    },
  },
  {
    label: "tabs",
    path: "/service/pelvic-floor-physiotherapy",
    perform: async (page) => {
      const tabs = page.getByRole("navigation", { name: "All services" });
      await tap(tabs.locator("summary"));
      await tap(tabs.getByRole("link", { name: "Acupuncture" }));
      await page.waitForURL("**/acupuncture");
    },
  },
];

async function tap(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await element.evaluate(
    (_, pauseBeforeTapMs) =>
      new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), pauseBeforeTapMs)),
    pauseBeforeTapMs,
  );
  await element.tap();
}

export async function measureInteractions(
  _folder?: string,
  labels = interactions.map(({ label }) => label),
): Promise<Measurement> {
  const port = await findFreePort();
  const site = await openSite("sqlite", {
    isSeeded: true,
    environment: { PORT: String(port) },
  });
  await site.app.listen({ port, host: "127.0.0.1" });
  const browser = await launchChromium();
  const rows: Row[] = [];
  try {
    for (const interaction of interactions) {
      if (!labels.includes(interaction.label)) continue;
      const results: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        const context = await browser.newContext({
          baseURL: `http://localhost:${port}`,
          viewport: phone,
          deviceScaleFactor: 2,
          isMobile: true,
          hasTouch: true,
        });
        results.push(await measureSlowestMs(context, interaction));
        await context.close();
      }
      const bestMs = Math.min(...results);
      rows.push({
        label: `${interaction.label} on \`${interaction.path}\``,
        goal: `under ${maxMs} ms`,
        result: `${bestMs} ms (${results.join(", ")})`,
        isMet: bestMs < maxMs,
      });
    }
    rows.push(...(await measureTyping(browser, site, `http://localhost:${port}`)));
  } finally {
    await browser.close();
    await site.close();
  }
  return {
    title: "Response to taps and keys",
    method: `The longest time from a tap or a key to the next paint (event timing, in steps of 8 ms), on a phone of ${phone.width} points with the processor slowed ${cpuSlowdown} times. The best of three, as other work of the machine only adds time.`,
    rows,
  };
}

async function measureSlowestMs(
  context: BrowserContext,
  { path, perform }: Interaction,
): Promise<number> {
  await context.addInitScript(recordInteractions);
  const page = await context.newPage();
  await page.goto(path, { waitUntil: "networkidle" });
  await waitForHydration(page);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  await perform(page);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  return page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return Reflect.get(window, "slowestMs");
  });
}

/** The browser reports no interaction shorter than a frame. */
function recordInteractions(): void {
  const recorder = Object.assign(window, { slowestMs: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId > 0)
        recorder.slowestMs = Math.max(recorder.slowestMs, Math.round(entry.duration));
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

if (import.meta.main) {
  printSection(await measureInteractions("", process.argv.includes("typing") ? [] : undefined));
  // The site is opened by helpers of the tests: without this, a summary of no tests follows.
  process.exit();
}
