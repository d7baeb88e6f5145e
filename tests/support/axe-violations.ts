import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

/** The minified file is parsed in a third less time, once for each page. */
const script = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Beyond WCAG success criteria, for people who listen to a page. */
const extraRules = [
  ...["heading-order", "page-has-heading-one", "empty-heading", "label-content-name-mismatch"],
  ...["landmark-unique", "landmark-one-main", "landmark-no-duplicate-banner", "region"],
  ...["landmark-no-duplicate-contentinfo", "tabindex"],
];

/**
 * A target that a fixed bar happens to cover is checked again in the
 * middle of the window, as it may only be too small where it was.
 */
export async function listAxeViolations(page: Page): Promise<string[]> {
  await page.evaluate(script);
  return page.evaluate(
    async ({ levels, extraRules }) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      await Promise.allSettled(listTransitions().map(({ finished }) => finished));
      const found = await axe.run(document, {
        runOnly: { type: "tag", values: levels },
        resultTypes: ["violations"], // Selectors of all that passes would take a tenth of the time.
        rules: Object.fromEntries(extraRules.map((rule) => [rule, { enabled: true }])),
      });
      const lines: string[] = [];
      for (const { id, nodes } of found.violations)
        for (const { target, failureSummary } of nodes) {
          const selector = target.join(" ");
          if (id !== "target-size" || !(await isReachableWhenScrolled(selector)))
            lines.push(`${id} ${selector} ${failureSummary}`);
        }
      return lines;

      /** A color in the middle of a transition has another contrast. */
      function listTransitions(): Animation[] {
        return document
          .getAnimations()
          .filter(
            ({ playState, timeline, effect }) =>
              playState === "running" &&
              timeline === document.timeline &&
              effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
          );
      }

      async function isReachableWhenScrolled(selector: string): Promise<boolean> {
        const element = document.querySelector(selector);
        const scrollBefore = { top: window.scrollY, behavior: "instant" } as const;
        element?.scrollIntoView({ block: "center", behavior: "instant" });
        if (element === null || window.scrollY === scrollBefore.top) return false;
        const secondRun = await axe.run(element, { runOnly: ["target-size"] });
        window.scrollTo(scrollBefore);
        return secondRun.violations.length === 0;
      }
    },
    { levels, extraRules },
  );
}
