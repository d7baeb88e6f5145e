import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import {
  type FocusInspector,
  type FocusState,
  type FocusStop,
  installFocusInspector,
} from "./focus-inspector.ts";

/**
 * Presses Tab (or Shift+Tab) until the focus returns to its start or leaves the page. Returns each stop
 * with its errors: covered, outside the window, without a visible focus or out of reading order.
 */
export async function walkFocus(
  page: Page,
  key: "Tab" | "Shift+Tab" = "Tab",
): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  await page.evaluate(installFocusInspector, key === "Tab" ? 1 : -1);
  for (let pressCount = 0; pressCount < 400; pressCount += 1) {
    await page.keyboard.press(key);
    let stop = await inspectFocus(page);
    if (stop === "nowhere") {
      // After the last stop the browser's own UI has the focus, then the first stop again.
      await page.keyboard.press(key);
      stop = await inspectFocus(page);
      // The browser's video controls are focused without the page noticing.
      const isAtEnd = typeof stop !== "object" || stop.hasWrapped || stops.length === 0;
      if (typeof stop === "object" && !isAtEnd && !stop.name.startsWith("video"))
        stop.errors.push("comes after the focus was lost");
    }
    if (typeof stop !== "object") return stops;
    stops.push(stop);
  }
  throw new Error("Tab does not come to an end");
}

/** Presses Tab until the focused element has this name; every stop before it must be visible. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  await page.evaluate(installFocusInspector, 1);
  const passedStops: string[] = [];
  for (let pressCount = 0; pressCount < 200; pressCount += 1) {
    await page.keyboard.press("Tab");
    const stop = await inspectFocus(page);
    if (typeof stop !== "object") continue;
    assert.deepEqual(stop.errors, [], stop.name);
    passedStops.push(stop.name);
    if (name.test(stop.name)) return;
  }
  assert.fail(`Tab does not reach ${name}: ${passedStops.join(", ")}`);
}

/** The focus must be on an element afterwards. */
export async function pressFor(page: Page, key: string, waitForEffect: () => Promise<unknown>) {
  await page.keyboard.press(key);
  await waitForEffect();
  await page.waitForFunction(() => document.activeElement !== document.body);
}

/** Repetitions are recorded as well. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const liveSelector = "[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]";
    const announcements: string[] = [];
    const lastTexts = new WeakMap<Element, string>();
    const readText = (region: Element): string => {
      const copy = region.cloneNode(true) as Element;
      for (const silent of copy.querySelectorAll("[aria-live=off]")) silent.remove();
      return copy.textContent.trim();
    };
    new MutationObserver((changes) => {
      const nodes = changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes]);
      const elements = nodes.map((node) => (node instanceof Element ? node : node.parentElement));
      const regions = elements.flatMap((element) => [
        element?.closest(liveSelector),
        ...(element?.querySelectorAll(liveSelector) ?? []),
      ]);
      for (const region of new Set(regions)) {
        const text = region ? readText(region) : "";
        if (!region?.isConnected || text === lastTexts.get(region)) continue;
        lastTexts.set(region, text);
        if (text !== "") announcements.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    (window as unknown as { announcements: string[] }).announcements = announcements;
  });
  return () =>
    page.evaluate(() => (window as unknown as { announcements: string[] }).announcements);
}

async function inspectFocus(page: Page): Promise<FocusState> {
  return page.evaluate(async () => {
    // Scrolling caused by the focus and the shrinking header take two frames. The timeout helps when
    // Chromium draws no more frames, about once in several hundred pages.
    for (let i = 0; i < 2; i += 1)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 1000);
      });
    return (window as unknown as FocusInspector).inspect();
  });
}
