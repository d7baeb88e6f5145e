import { setTimeout as wait } from "node:timers/promises";
import type { BrowserContext } from "playwright-core";

const { SLOW } = process.env;

/**
 * The browser tests run as on an old phone with a bad connection, which finds races. SLOW=device slows each page
 * down, for a few files; with SLOW=machine the files slow each other down (`scripts/test/run-tests.ts`).
 */
export const isSlow = SLOW === "device" || SLOW === "machine";
if (SLOW && !isSlow) throw new Error("SLOW should be device or machine");

const slowdown = 6;
const delayMs = 300;
const delayedUrl = /\/static\/js\/|\.data(?:\?|$)|\/api\/|\/blogs?(?:\/\d+)?(?:\?|$)|\/send-/;

/** Delays scripts, data and API responses, and takes five sixths of a device's processor away. */
export async function slowDown(context: BrowserContext): Promise<void> {
  await context.route(delayedUrl, async (route) => {
    if (route.request().resourceType() !== "document") await wait(delayMs);
    // The page may be closed by now.
    await route.fallback().catch(() => {});
  });
  if (SLOW !== "device") return;
  context.on("page", async (page) => {
    const session = await context.newCDPSession(page).catch(() => undefined);
    await session?.send("Emulation.setCPUThrottlingRate", { rate: slowdown }).catch(() => {});
  });
}
