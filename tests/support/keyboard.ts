import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { type FocusStop, type Stop, type Watched, watchFocus } from "./focus-watch.ts";

/**
 * Presses Tab (or Shift+Tab) until the focus comes back to where it began or leaves the page, and
 * answers each stop with what is wrong there: hidden under the header or the bar below, out of the
 * window, not to be told from its unfocused self, or out of the order of reading.
 */
export async function walk(page: Page, key: "Tab" | "Shift+Tab" = "Tab"): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  await page.evaluate(watchFocus, key === "Tab" ? 1 : -1);
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press(key);
    let stop = await lookAtFocus(page);
    if (stop === "nowhere") {
      // After the last stop the focus is with the browser itself, and then at the first again.
      await page.keyboard.press(key);
      stop = await lookAtFocus(page);
      // The browser's own controls of a video have the focus unseen by the page.
      const isAtEnd = typeof stop !== "object" || stop.isRoundTheEnd || stops.length === 0;
      if (typeof stop === "object" && !isAtEnd && !stop.name.startsWith("video"))
        stop.troubles.push("comes after the focus was lost");
    }
    if (typeof stop !== "object") return stops;
    stops.push(stop);
  }
  throw new Error("Tab does not come to an end");
}

/**
 * Presses Tab until the focus is on what is so named. Everything on the way has to be seen, and the
 * focus may not get lost.
 */
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

/** Presses the key, and waits until what it does is done; the focus is somewhere then. */
export async function pressFor(page: Page, key: string, isDone: () => Promise<unknown>) {
  await page.keyboard.press(key);
  await isDone();
  await page.waitForFunction(() => document.activeElement !== document.body);
}

/** What screen readers are told from now on: each text of a live region as often as it comes. */
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

/** What is wrong where the focus is now. */
async function lookAtFocus(page: Page): Promise<Stop> {
  return page.evaluate(async () => {
    // A scroll that the focus causes, and the header that gets lower by it, take two frames. Once in
    // many hundred pages Chromium draws no more of them: the look itself needs none.
    for (let i = 0; i < 2; i += 1)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 1000);
      });
    return (window as unknown as Watched).look();
  });
}
