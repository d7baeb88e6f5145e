import assert from "node:assert/strict";
import { after, before } from "node:test";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { findChromium } from "./chromium.ts";
import { freePort } from "./free-port.ts";
import { openSite, type Site } from "./site.ts";

/** Flags that keep Chromium to itself and off the network. */
export const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

interface VisitOptions {
  viewport?: { width: number; height: number };
  hasJavaScript?: boolean;
  prefersStillness?: boolean;
  hasTouch?: boolean;
  /** Without the content security policy: what is shown has to be harmless by itself. */
  hasNoPolicy?: boolean;
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Console errors that a test expects, such as the one a refused request leaves. */
  expected: RegExp[];
}

/**
 * A real Chromium on a site of its own that listens. A visit fails on any error in the console,
 * any violation of the content security policy, and any request to another host. What is gone to or
 * reloaded is there once its script is: `waitUntil` names an earlier moment.
 */
export function useBrowser(environment: Record<string, string> = {}) {
  let browser: Browser;
  let site: Site;
  let origin: string;

  before(async () => {
    const port = await freePort();
    origin = `http://localhost:${port}`;
    site = await openSite("sqlite", {
      isSeeded: true,
      environment: { PORT: String(port), ...environment },
    });
    await site.app.listen({ port, host: "127.0.0.1" });
    browser = await chromium.launch({ executablePath: await findChromium(), args: flags });
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  return {
    site: () => site,
    origin: () => origin,

    async visit(path: string, options: VisitOptions, act: (visit: Visit) => Promise<void>) {
      const context = await browser.newContext({
        baseURL: origin,
        viewport: options.viewport ?? desktop,
        javaScriptEnabled: options.hasJavaScript ?? true,
        reducedMotion: options.prefersStillness ? "reduce" : "no-preference",
        hasTouch: options.hasTouch ?? false,
        bypassCSP: options.hasNoPolicy ?? false,
      });
      context.setDefaultTimeout(10_000);
      await context.addInitScript(addUpLayoutShifts);
      const faults: string[] = [];
      context.on("page", (page) => {
        watch(page, origin, faults);
        if (options.hasJavaScript !== false) waitForScripts(page);
      });
      const visit: Visit = { page: await context.newPage(), context, expected: [] };
      try {
        await visit.page.goto(path);
        await act(visit);
        const unexpected = faults.filter((fault) => !visit.expected.some((it) => it.test(fault)));
        assert.deepEqual(unexpected, []);
      } finally {
        await context.close();
      }
    },
  };
}

function watch(page: Page, origin: string, faults: string[]): void {
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  page.on("pageerror", (error) => {
    if (!isGivenUp(error)) faults.push(String(error));
  });
  page.on("request", (request) => {
    const url = request.url();
    const isOurs = url.startsWith(origin) || url.startsWith("data:") || url.startsWith("blob:");
    if (!isOurs) faults.push(`a request to ${url}`);
  });
}

/**
 * React Router leaves a rejection to nobody where a visitor goes on to another page while both the
 * script and the data of the first are still on their way.
 */
function isGivenUp({ name, stack = "" }: Error): boolean {
  return name === "AbortError" && /^.*\n.*\/react-router-/.test(stack);
}

/** Whoever presses a key before the script is there is answered by the browser alone. */
function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil === undefined) await isAlive(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil === undefined) await isAlive(page);
    return response;
  };
}

/** Once React has taken the page over; a page without a script lives as it comes. */
export async function isAlive(page: Page): Promise<void> {
  const alive = page.locator(":root[data-alive], :root:not(:has(script[type=module]))");
  await alive.waitFor({ state: "attached" });
}

/** What of the page can be scrolled sideways, in pixels: 0 is right. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** The words of what has the focus. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
}

/** Waits until the focus is on what has these words; a text means the whole of them. */
export async function hasFocus(page: Page, words: string | RegExp): Promise<void> {
  const pattern =
    typeof words === "string" ? new RegExp(`^\\s*${RegExp.escape(words)}\\s*$`) : words;
  const wanted = page.locator(":focus").filter({ hasText: pattern });
  await wanted.waitFor({ state: "attached" }).catch(async () => {
    assert.match(await focused(page), pattern);
  });
}

/** How much the page moved by itself while it was scrolled to its end: the sum of layout shifts. */
export async function layoutShift(page: Page): Promise<number> {
  const { scrollHeight, innerHeight } = await page.evaluate(() => ({
    scrollHeight: document.body.scrollHeight,
    innerHeight: window.innerHeight,
  }));
  for (let y = 0; y < scrollHeight; y += innerHeight / 2) {
    await page.mouse.wheel(0, innerHeight / 2);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return page.evaluate(() => (window as unknown as Shifted).layoutShift);
}

interface Shifted {
  layoutShift: number;
}

/** Adds up, from the first moment of each page, what moves by itself. */
function addUpLayoutShifts(): void {
  const page = window as unknown as Shifted;
  page.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) page.layoutShift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}
