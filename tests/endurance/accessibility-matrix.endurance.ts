import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import type { Page } from "playwright-core";
import { listAxeViolations } from "../support/axe-violations.ts";
import { findUnnamedParts } from "../support/find-unnamed-parts.ts";
import { walkFocus } from "../support/keyboard.ts";
import { findClippedText, findSmallTargets } from "../support/layout-checks.ts";
import { isShortRun } from "../support/run-length.ts";
import { measureHorizontalOverflow, useBrowser } from "../support/use-browser.ts";
import { addSessionCookie } from "../support/use-location-editor.ts";
import { clinicStates } from "./accessibility/clinic-states.ts";
import { editorStates } from "./accessibility/editor-states.ts";
import { type Fixture, type PageState, seedState } from "./accessibility/page-state.ts";
import { staffStates } from "./accessibility/staff-states.ts";
import { visitorStates } from "./accessibility/visitor-states.ts";

const allWidths = [390, 768, 1440];
/** A short run checks one of 24 states; npm test checks a page of each template. */
const isChecked = (_state: PageState, i: number) => !isShortRun || i % 24 === 0;
const widths = isShortRun ? allWidths.slice(0, 1) : allWidths;
const directions = isShortRun ? (["Tab"] as const) : (["Tab", "Shift+Tab"] as const);

for (const width of widths)
  describe(`the accessibility of every page state at ${width} px`, () => {
    const { visit, site } = useBrowser();
    let fixture: Fixture;
    before(async () => {
      fixture = await seedState(site());
    });
    const viewport = { width, height: width < 992 ? 844 : 900 };

    for (const [states, isStaff] of [
      [visitorStates, false],
      [staffStates, true],
      [clinicStates, true],
      [editorStates, true],
    ] as const)
      for (const state of states
        .filter(({ isShownAt }) => isShownAt === undefined || isShownAt(width))
        .filter(isChecked))
        it(`Accessible at ${width} px: ${getStateName(state)}`, () =>
          visit("/favicon.svg", { viewport, prefersReducedMotion: true }, async (visited) => {
            if (state.expected) visited.expectedErrors.push(state.expected);
            if (isStaff) await addSessionCookie(visited, fixture.cookie);
            const { page } = visited;
            const path = typeof state.path === "string" ? state.path : await state.path(fixture);
            await page.goto(path);
            await state.enter?.(visited, fixture);
            if (state.showsToast) await waitForToastEnd(page);

            // A pointer over the page would open menus while the page scrolls below it.
            await page.mouse.move(1, 1);
            const results = {
              axe: await listAxeViolations(page),
              overflowPx: await measureHorizontalOverflow(page),
              targets: await findSmallTargets(page),
              stops: await findStopErrors(page),
              clipped: await findClippedText(page),
              unnamed: await findUnnamedParts(page),
            };
            const noErrors = {
              axe: [],
              overflowPx: 0,
              targets: [],
              stops: [],
              clipped: [],
              unnamed: [],
            };
            assert.deepEqual(results, noErrors);
          }));
  });

/** The toast appears a moment after the change that it reports. */
async function waitForToastEnd(page: Page): Promise<void> {
  const toast = page.locator("[data-sonner-toast]").last();
  await toast.waitFor();
  await toast.waitFor({ state: "detached" });
}

function getStateName({ name, path }: PageState): string {
  return typeof path === "string" ? `${path}, ${name}` : name;
}

async function findStopErrors(page: Page): Promise<string[]> {
  const results: string[] = [];
  for (const key of directions)
    for (const { name, errors } of await walkFocus(page, key))
      results.push(...errors.map((stopError) => `${name} ${stopError}`));
  return results;
}
