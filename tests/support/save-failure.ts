import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { getTestContext } from "node:test";
import type { BrowserContext, Page } from "playwright-core";

const folder = join(import.meta.dirname, "../../test-results");

/** A trace takes a quarter of the time of a test, so it is recorded only if TRACE is set. */
export const recordsTraces = process.env.TRACE !== undefined;

/** Saves each page of a failed test under the name of the test, and its trace. */
export async function saveFailure(
  context: BrowserContext,
  pages: Page[],
  errors: string[],
): Promise<void> {
  const name = (getTestContext()?.fullName ?? "unnamed")
    .replace(/[^\p{L}\d]+/gu, "-")
    .slice(0, 120);
  const path = join(folder, name);
  await mkdir(folder, { recursive: true });
  for (const [i, page] of pages.entries()) {
    const html = await page.content().catch(String);
    const log = [page.url(), ...errors].join("\n");
    await writeFile(`${path}-${i}.html`, `${html}\n<!-- ${log.replaceAll("-->", "--\\>")} -->\n`);
    await page.screenshot({ path: `${path}-${i}.png` }).catch(() => {});
  }
  if (recordsTraces) await context.tracing.stop({ path: `${path}.zip` }).catch(() => {});
}
