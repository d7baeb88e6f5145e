import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import type { Page } from "playwright-core";
import { violations } from "../support/axe.ts";
import { sidewaysScroll, useBrowser } from "../support/browser.ts";
import { bringCookie } from "../support/editor.ts";
import { walk } from "../support/keyboard.ts";
import { unnamedParts } from "../support/landmarks.ts";
import { clippedText, smallTargets } from "../support/measures.ts";
import { editorStates } from "./access/editor-states.ts";
import { staffStates } from "./access/staff-states.ts";
import { furnish, type State, type World } from "./access/state.ts";
import { visitorStates } from "./access/visitor-states.ts";

const every = [390, 768, 1440];
const isShort = process.env.ENDURANCE === "short";
const widths = isShort ? every.slice(0, 1) : every;
const directions = isShort ? (["Tab"] as const) : (["Tab", "Shift+Tab"] as const);

/** Rules beyond WCAG success criteria that help people who listen to a page. */
const orderly = [
  ...["heading-order", "page-has-heading-one", "empty-heading", "label-content-name-mismatch"],
  ...["landmark-unique", "landmark-one-main", "landmark-no-duplicate-banner", "region"],
  ...["landmark-no-duplicate-contentinfo", "tabindex"],
];

for (const width of widths)
  describe(`the accessibility of every page state at ${width} px`, () => {
    const { visit, site } = useBrowser();
    let world: World;
    before(async () => {
      world = await furnish(site());
    });
    const viewport = { width, height: width < 992 ? 844 : 900 };

    for (const [states, isStaff] of [
      [visitorStates, false],
      [staffStates, true],
      [editorStates, true],
    ] as const)
      for (const state of states.filter(({ at }) => at === undefined || at(width)))
        it(`Accessible at ${width} px: ${nameOf(state)}`, () =>
          visit("/favicon.svg", { viewport, prefersStillness: true }, async (visited) => {
            if (state.expected) visited.expected.push(state.expected);
            if (isStaff) await bringCookie(visited, world.cookie);
            const { page } = visited;
            const path = typeof state.path === "string" ? state.path : await state.path(world);
            await page.goto(path);
            await state.reach?.(visited, world);
            if (state.hasToast) await toastHasGone(page);

            // A pointer over the page would open menus while the page scrolls below it.
            await page.mouse.move(1, 1);
            const found = {
              axe: await violations(page, orderly),
              sideways: await sidewaysScroll(page),
              targets: await smallTargets(page),
              stops: await troublesOfStops(page),
              clipped: await clippedText(page),
              unnamed: await unnamedParts(page),
            };
            const nothing = {
              axe: [],
              sideways: 0,
              targets: [],
              stops: [],
              clipped: [],
              unnamed: [],
            };
            assert.deepEqual(found, nothing);
          }));
  });

/** The toast appears a moment after the change that it reports. */
async function toastHasGone(page: Page): Promise<void> {
  const toast = page.locator("[data-sonner-toast]").last();
  await toast.waitFor();
  await toast.waitFor({ state: "detached" });
}

function nameOf({ name, path }: State): string {
  return typeof path === "string" ? `${path}, ${name}` : name;
}

async function troublesOfStops(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const key of directions)
    for (const { name, troubles } of await walk(page, key))
      found.push(...troubles.map((trouble) => `${name} ${trouble}`));
  return found;
}
