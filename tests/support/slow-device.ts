import { setTimeout as wait } from "node:timers/promises";
import type { BrowserContext } from "playwright-core";

/** SLOW=1 runs the browser tests as on an old phone with a bad connection, which finds races. */
export const isSlow = process.env.SLOW === "1";

const slowdown = 6;
const delayMs = 300;
const delayedUrl = /\/static\/js\/|\.data(?:\?|$)|\/api\/|\/blogs?(?:\/\d+)?(?:\?|$)|\/send-/;

/** Delays scripts, data and API responses, and takes five sixths of the processor away. */
export async function slowDown(context: BrowserContext): Promise<void> {
  await context.route(delayedUrl, async (route) => {
    if (route.request().resourceType() !== "document") await wait(delayMs);
    // The page may be closed by now.
    await route.fallback().catch(() => {});
  });
  context.on("page", async (page) => {
    const session = await context.newCDPSession(page).catch(() => undefined);
    await session?.send("Emulation.setCPUThrottlingRate", { rate: slowdown }).catch(() => {});
  });
}
