import { type BrowserContext, chromium, type Locator, type Page } from "playwright-core";
import { findChromium } from "../tests/support/chromium.ts";
import { freePort } from "../tests/support/free-port.ts";
import { openSite } from "../tests/support/site.ts";
import type { Measured, Row } from "./report.ts";

// All measurements: npm run bench. This one alone: node bench/interactions.ts

/** The goal for Interaction to Next Paint on a phone's processor. */
const goalMs = 100;
const slowdown = 4;
const lookMs = 250; // people do not tap twice in less
const phone = { width: 390, height: 844 };

interface Interaction {
  what: string;
  path: string;
  act: (page: Page) => Promise<void>;
}

const interactions: Interaction[] = [
  {
    what: "menu",
    path: "/",
    act: async (page) => {
      await tap(page.getByRole("button", { name: "Open the menu" }));
      await page.getByRole("dialog", { name: "Menu" }).and(page.locator("[open]")).waitFor();
      await tap(page.locator("summary").filter({ hasText: "Services" }));
      await tap(page.getByRole("button", { name: "Close the menu" }));
    },
  },
  {
    what: "carousel",
    path: "/",
    act: async (page) => {
      const next = page.getByRole("button", { name: "Next: Services" });
      await page.getByRole("group", { name: "Services" }).scrollIntoViewIfNeeded();
      await next.waitFor();
      for (let press = 0; press < 3; press += 1) await tap(next);
    },
  },
  {
    what: "form",
    path: "/contact",
    act: async (page) => {
      await page.locator("form[novalidate]").waitFor();
      await page.getByRole("textbox", { name: "Full name" }).pressSequentially("Imani");
      await tap(page.getByRole("button", { name: "Send message" }));
      await page.getByText(/a second look/).waitFor();
    },
  },
  {
    what: "tabs",
    path: "/service/pelvic-floor-physiotherapy",
    act: async (page) => {
      const tabs = page.getByRole("navigation", { name: "All services" });
      await tap(tabs.locator("summary"));
      await tap(tabs.getByRole("link", { name: "Acupuncture" }));
      await page.waitForURL("**/acupuncture");
    },
  },
];

async function tap(thing: Locator): Promise<void> {
  await thing.scrollIntoViewIfNeeded();
  await thing.evaluate(
    (_, lookMs) => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), lookMs)),
    lookMs,
  );
  await thing.tap();
}

/** Measures the slowest response to a tap or key of each interaction, the best of three runs. */
export async function measureInteractions(): Promise<Measured> {
  const port = await freePort();
  const site = await openSite("sqlite", {
    isSeeded: true,
    environment: { PORT: String(port) },
  });
  await site.app.listen({ port, host: "127.0.0.1" });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const rows: Row[] = [];
  try {
    for (const interaction of interactions) {
      const rounds: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        const context = await browser.newContext({
          baseURL: `http://localhost:${port}`,
          viewport: phone,
          deviceScaleFactor: 2,
          isMobile: true,
          hasTouch: true,
        });
        rounds.push(await slowestAnswer(context, interaction));
        await context.close();
      }
      const best = Math.min(...rounds);
      rows.push({
        what: `${interaction.what} on \`${interaction.path}\``,
        goal: `under ${goalMs} ms`,
        result: `${best} ms (${rounds.join(", ")})`,
        isMet: best < goalMs,
      });
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return {
    title: "Response to taps and keys",
    how: `The longest time from a tap or a key to the next paint (event timing, in steps of 8 ms), on a phone of ${phone.width} points with the processor slowed ${slowdown} times. The best of three, as other work of the machine only adds time.`,
    rows,
  };
}

async function slowestAnswer(context: BrowserContext, { path, act }: Interaction): Promise<number> {
  await context.addInitScript(watchAnswers);
  const page = await context.newPage();
  await page.goto(path, { waitUntil: "networkidle" });
  await page.locator("html[data-alive]").waitFor();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await act(page);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  return page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return (window as unknown as { slowestMs: number }).slowestMs;
  });
}

/** Records the longest interaction; the browser reports none shorter than a frame. */
function watchAnswers(): void {
  const answers = window as unknown as { slowestMs: number };
  answers.slowestMs = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId > 0)
        answers.slowestMs = Math.max(answers.slowestMs, Math.round(entry.duration));
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

if (import.meta.main)
  for (const { what, goal, result, isMet } of (await measureInteractions()).rows)
    process.stdout.write(`${what}: ${result} (goal: ${goal})${isMet ? "" : "  MISSED"}\n`);
