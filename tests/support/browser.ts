import assert from "node:assert/strict";
import { after, before } from "node:test";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { findChromium } from "./chromium.ts";
import { freePort } from "./free-port.ts";
import { openSite, type Site } from "./site.ts";

/** Flags that isolate Chromium and keep it off the network. */
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
  /** Disables the CSP, so the page has to be harmless by itself. */
  hasNoPolicy?: boolean;
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Console errors that a test provokes, such as those of refused requests. */
  expected: RegExp[];
}

/**
 * Starts Chromium and a site that listens. A visit fails on console errors, CSP violations and requests
 * to other hosts. `goto` and `reload` wait for hydration unless `waitUntil` is given.
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
 * React Router leaves a rejection unhandled if the visitor navigates on while the script and data of
 * the first navigation are still loading.
 */
function isGivenUp({ name, stack = "" }: Error): boolean {
  return name === "AbortError" && /^.*\n.*\/react-router-/.test(stack);
}

/** Waits for hydration after each navigation: before it, key presses would reach the browser only. */
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

/** Waits until React has hydrated the page, or at once on a page without a script. */
export async function isAlive(page: Page): Promise<void> {
  const alive = page.locator(":root[data-alive], :root:not(:has(script[type=module]))");
  await alive.waitFor({ state: "attached" });
}

/** Returns the horizontal overflow of the page in pixels; 0 is right. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

export function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
}

/** Waits until the focused element has this text; a string must match the whole text. */
export async function hasFocus(page: Page, words: string | RegExp): Promise<void> {
  const pattern =
    typeof words === "string" ? new RegExp(`^\\s*${RegExp.escape(words)}\\s*$`) : words;
  const wanted = page.locator(":focus").filter({ hasText: pattern });
  await wanted.waitFor({ state: "attached" }).catch(async () => {
    assert.match(await focused(page), pattern);
  });
}

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
