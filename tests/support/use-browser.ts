import assert from "node:assert/strict";
import { once } from "node:events";
import { after, before } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { findChromium } from "./find-chromium.ts";
import { findFreePort } from "./find-free-port.ts";
import { openSite, type Site } from "./open-site.ts";
import { recordsTraces, saveFailure } from "./save-failure.ts";
import { isSlow, slowDown } from "./slow-device.ts";

/** Flags that isolate Chromium and keep it off the network. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Most pages live for seconds: they share a process and are not worth optimizing.
  "--renderer-process-limit=1",
  "--disable-site-isolation-trials",
  "--js-flags=--no-opt,--no-maglev",
];

/** Only a failing test waits this long, and a busy machine must not fail one. */
const maxWaitMs = isSlow ? 120_000 : 30_000;

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

interface VisitOptions {
  viewport?: { width: number; height: number };
  hasJavaScript?: boolean;
  prefersReducedMotion?: boolean;
  hasTouch?: boolean;
  bypassesCsp?: boolean;
  /** Stops the browser's clock at this time; the site keeps the real one. */
  time?: Date;
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  expectedErrors: RegExp[];
}

/**
 * Starts Chromium and a site that listens. A visit fails on console errors, CSP violations and requests
 * to other hosts. `goto` and `reload` wait for hydration unless `waitUntil` is given. Visits with the
 * same options share the browser's cache of files and compiled scripts and nothing else.
 */
export function useBrowser(environment: Record<string, string> = {}) {
  let site: Site;
  let origin: string;
  const idle = new Map<string, VisitContext>();

  before(async () => {
    const port = await findFreePort();
    origin = `http://localhost:${port}`;
    site = await openSite("sqlite", {
      isSeeded: true,
      environment: { PORT: String(port), ...environment },
    });
    await site.app.listen({ port, host: "127.0.0.1" });
  });
  let nextServer: Site["app"] | undefined;
  after(async () => {
    for (const { context } of idle.values()) await context.close();
    await nextServer?.close();
    await site.close();
  });

  return {
    site: () => site,
    origin: () => origin,

    /** Nobody answers until the returned function starts another server on the same database. */
    async stopServer() {
      const { server } = site.app;
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
      return async () => {
        nextServer = await site.openNode();
        await nextServer.listen({ port: Number(new URL(origin).port), host: "127.0.0.1" });
      };
    },

    async visit(path: string, options: VisitOptions, test: (visit: Visit) => Promise<void>) {
      const key = JSON.stringify(options);
      const visitContext = idle.get(key) ?? (await openContext(origin, options));
      idle.delete(key);
      const { context, errors } = visitContext;
      // Otherwise an editor would offer what an earlier test has typed.
      await site.db.deleteFrom("autosave").execute();
      const visit: Visit = { page: await context.newPage(), context, expectedErrors: [] };
      try {
        await clearStorage(visit, origin);
        await visit.page.goto(path);
        await test(visit);
        const unexpected = errors.filter(
          (error) => !visit.expectedErrors.some((pattern) => pattern.test(error)),
        );
        assert.deepEqual(unexpected, []);
      } catch (error) {
        await saveFailure(context, getVisitPages(visitContext), errors);
        visitContext.isChanged = true;
        throw error;
      } finally {
        if (visitContext.isChanged || recordsTraces || idle.has(key)) await context.close();
        else {
          for (const page of getVisitPages(visitContext)) await closePage(page);
          errors.length = 0;
          idle.set(key, visitContext);
        }
      }
    },
  };
}

interface VisitContext {
  context: BrowserContext;
  /** Open from first to last, so that the browser need not start a process for each visit. */
  blankPage: Page;
  errors: string[];
  /** By something that would last until the next visit. */
  isChanged: boolean;
}

async function openContext(origin: string, options: VisitOptions): Promise<VisitContext> {
  const browser = await launchBrowser();
  const context = await browser.newContext({
    baseURL: origin,
    viewport: options.viewport ?? desktop,
    javaScriptEnabled: options.hasJavaScript ?? true,
    reducedMotion: options.prefersReducedMotion ? "reduce" : "no-preference",
    hasTouch: options.hasTouch ?? false,
    bypassCSP: options.bypassesCsp ?? false,
  });
  context.setDefaultTimeout(maxWaitMs);
  if (recordsTraces) await context.tracing.start({ screenshots: true, snapshots: true });
  await context.addInitScript(recordLayoutShifts);
  if (options.time) await context.clock.setFixedTime(options.time);
  const blankPage = await context.newPage();
  const errors: string[] = [];
  if (isSlow) await slowDown(context);
  context.on("page", (page) => {
    recordErrors(page, origin, errors);
    if (options.hasJavaScript !== false) hydrateOnNavigation(page);
  });
  const visitContext = { context, blankPage, errors, isChanged: false };
  const markChanged = async () => {
    visitContext.isChanged = true;
    // Pages of a process are online together: this one would tell the other too early.
    await blankPage.close();
  };
  onCall(context, ["addInitScript", "route", "setOffline", "grantPermissions"], markChanged);
  onCall(context.clock, ["install", "setFixedTime", "pauseAt"], markChanged);
  return visitContext;
}

function getVisitPages({ context, blankPage }: VisitContext): Page[] {
  return context.pages().filter((page) => page !== blankPage);
}

function onCall(target: object, names: string[], listener: () => Promise<void>): void {
  const methods = target as Record<string, (...values: unknown[]) => unknown>;
  for (const name of names) {
    const method = methods[name]?.bind(target);
    if (method === undefined) throw new Error(`${name} is no method`);
    methods[name] = async (...values) => {
      await listener();
      return method(...values);
    };
  }
}

/** Chromium never closes a page that a navigation is replacing at that moment. */
async function closePage(page: Page): Promise<void> {
  const hasClosed = await Promise.race([
    page.close().then(() => true),
    wait(maxWaitMs, false, { ref: false }),
  ]);
  if (!hasClosed)
    throw new Error(`${page.url()} did not close: let the test wait until it has loaded`);
}

async function clearStorage({ page, context }: Visit, origin: string): Promise<void> {
  await context.clearCookies();
  const session = await context.newCDPSession(page);
  const storageTypes = "local_storage,indexeddb,service_workers,cache_storage,file_systems";
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes });
  await session.detach();
}

let launching: Promise<Browser> | undefined;

/** All sites of a test file share one browser. */
async function launchBrowser(): Promise<Browser> {
  launching ??= chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  return launching;
}

after(async () => (await launching)?.close());

function recordErrors(page: Page, origin: string, errors: string[]): void {
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => {
    if (!isAbortedNavigation(error)) errors.push(String(error));
  });
  page.on("request", (request) => {
    const url = request.url();
    const isOurs = url.startsWith(origin) || url.startsWith("data:") || url.startsWith("blob:");
    if (!isOurs) errors.push(`a request to ${url}`);
  });
}

/**
 * React Router leaves a rejection unhandled if the visitor navigates on while the script and data of
 * the first navigation are still loading.
 */
function isAbortedNavigation({ name, stack = "" }: Error): boolean {
  return name === "AbortError" && /^.*\n.*\/react-router-/.test(stack);
}

/** Before hydration, key presses would reach the browser only. */
function hydrateOnNavigation(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil === undefined) await waitForHydration(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil === undefined) await waitForHydration(page);
    return response;
  };
}

/** Gives the sign that pages wait for; resolves at once on a page without a script. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator("script[type=deferred]").evaluateAll(([script]) => {
    if (script) dispatchEvent(new Event("scroll"));
  });
  const hydratedPage = page.locator(":root[data-hydrated], :root:not(:has(script[type=module]))");
  await hydratedPage.waitFor({ state: "attached" });
}

/** An editor may close a moment before the dialog that asked. */
export async function waitForNoDialog(page: Page): Promise<void> {
  await page.locator("body:not(:has(dialog[open]))").waitFor({ state: "attached" });
}

/** In pixels; 0 is right. */
export function measureHorizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

export function getFocusedText(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
}

/** A string must match the whole text. */
export async function waitForFocus(page: Page, expectedText: string | RegExp): Promise<void> {
  const pattern =
    typeof expectedText === "string"
      ? new RegExp(`^\\s*${RegExp.escape(expectedText)}\\s*$`)
      : expectedText;
  const focusedElement = page.locator(":focus").filter({ hasText: pattern });
  await focusedElement.waitFor({ state: "attached" }).catch(async () => {
    assert.match(await getFocusedText(page), pattern);
  });
}

export async function measureLayoutShift(page: Page): Promise<number> {
  const { scrollHeight, innerHeight } = await page.evaluate(() => ({
    scrollHeight: document.body.scrollHeight,
    innerHeight: window.innerHeight,
  }));
  for (let y = 0; y < scrollHeight; y += innerHeight / 2) {
    await page.mouse.wheel(0, innerHeight / 2);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return page.evaluate(() => (window as unknown as ShiftRecorder).layoutShift);
}

interface ShiftRecorder {
  layoutShift: number;
}

function recordLayoutShifts(): void {
  const page = window as unknown as ShiftRecorder;
  page.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) page.layoutShift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}
