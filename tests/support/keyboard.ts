import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { type FocusStop, type Stop, type Watched, watchFocus } from "./focus-watch.ts";

/**
 * Presses Tab (or Shift+Tab) until the focus returns to its start or leaves the page. Returns each stop
 * with its errors: covered, outside the window, without a visible focus or out of reading order.
 */
export async function walk(page: Page, key: "Tab" | "Shift+Tab" = "Tab"): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  await page.evaluate(watchFocus, key === "Tab" ? 1 : -1);
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press(key);
    let stop = await lookAtFocus(page);
    if (stop === "nowhere") {
      // After the last stop the browser's own UI has the focus, then the first stop again.
      await page.keyboard.press(key);
      stop = await lookAtFocus(page);
      // The browser's video controls are focused without the page noticing.
      const isAtEnd = typeof stop !== "object" || stop.isRoundTheEnd || stops.length === 0;
      if (typeof stop === "object" && !isAtEnd && !stop.name.startsWith("video"))
        stop.troubles.push("comes after the focus was lost");
    }
    if (typeof stop !== "object") return stops;
    stops.push(stop);
  }
  throw new Error("Tab does not come to an end");
}

/** Presses Tab until the focused element has this name; every stop before it must be visible. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  await page.evaluate(watchFocus, 1);
  const passed: string[] = [];
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press("Tab");
    const stop = await lookAtFocus(page);
    if (typeof stop !== "object") continue;
    assert.deepEqual(stop.troubles, [], stop.name);
    passed.push(stop.name);
    if (name.test(stop.name)) return;
  }
  assert.fail(`Tab does not reach ${name}: ${passed.join(", ")}`);
}

/** Presses a key and waits for its effect; the focus must be on an element afterwards. */
export async function pressFor(page: Page, key: string, isDone: () => Promise<unknown>) {
  await page.keyboard.press(key);
  await isDone();
  await page.waitForFunction(() => document.activeElement !== document.body);
}

/** Records what live regions announce from now on, including repetitions. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const live = "[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]";
    const said: string[] = [];
    const last = new WeakMap<Element, string>();
    new MutationObserver((changes) => {
      const nodes = changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes]);
      const elements = nodes.map((it) => (it instanceof Element ? it : it.parentElement));
      const about = elements.flatMap((it) => [
        it?.closest(live),
        ...(it?.querySelectorAll(live) ?? []),
      ]);
      for (const region of new Set(about)) {
        const text = region?.textContent.trim() ?? "";
        if (!region?.isConnected || text === last.get(region)) continue;
        last.set(region, text);
        if (text !== "") said.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    (window as unknown as { said: string[] }).said = said;
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

async function lookAtFocus(page: Page): Promise<Stop> {
  return page.evaluate(async () => {
    // Scrolling caused by the focus and the shrinking header take two frames. The timeout helps when
    // Chromium draws no more frames, about once in several hundred pages.
    for (let i = 0; i < 2; i += 1)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 1000);
      });
    return (window as unknown as Watched).look();
  });
}
