import axe from "axe-core";
import type { Page } from "playwright-core";

const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * What axe finds, in a line each: the rule and where. `more` are rules beside those of WCAG. The bars
 * that stick stand in their places meanwhile: what they happen to cover is one scroll away, and what
 * has the focus is looked at by `walk`.
 */
export async function violations(page: Page, more: string[] = []): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(
    async ({ levels, more }) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const unstuck = new CSSStyleSheet();
      unstuck.replaceSync("header, nav.fixed { position: static !important }");
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, unstuck];
      const found = await axe.run(document, {
        runOnly: { type: "tag", values: levels },
        rules: Object.fromEntries(more.map((rule) => [rule, { enabled: true }])),
      });
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== unstuck);
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")} ${failureSummary}`),
      );
    },
    { levels, more },
  );
}
