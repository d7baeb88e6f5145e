import { join } from "node:path";
import { chromium } from "playwright-core";
import { findChromium } from "../tests/support/chromium.ts";
import { startSite } from "./processes.ts";
import type { Measured, Row } from "./report.ts";
import { publicRoutes } from "./routes.ts";

const goalsKb = { home: 330, others: 280, script: 115, styles: 14 };
const phone = { width: 390, height: 844 };
const kinds = ["Document", "Stylesheet", "Script", "Font", "Image", "Media"] as const;

/** What a first visit brings over the wire, by kind, on a phone with an empty cache. */
export async function measureWeight(folder: string): Promise<Measured> {
  const site = await startSite(join(folder, "weight"));
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const rows: Row[] = [];
  for (const path of await publicRoutes(site)) {
    // The first visitor after a change gets the quick compression; this is what all others get.
    for (let asked = 0; asked < 5; asked += 1)
      await (await fetch(site.origin + path, { headers: { "accept-encoding": "br" } })).text();
    const context = await browser.newContext({
      viewport: phone,
      deviceScaleFactor: 2,
      isMobile: true,
    });
    const visit = await context.newPage();
    const network = await context.newCDPSession(visit);
    const kindOf = new Map<string, string>();
    const bytes = new Map<string, number>();
    await network.send("Network.enable");
    network.on("Network.responseReceived", ({ requestId, type }) => kindOf.set(requestId, type));
    network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const kind = kindOf.get(requestId) ?? "Other";
      bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
    });
    await visit.goto(site.origin + path, { waitUntil: "networkidle" });
    await context.close();
    const kb = (kind: string) => (bytes.get(kind) ?? 0) / 1000;
    const whole = [...bytes.values()].reduce((sum, size) => sum + size, 0) / 1000;
    const most = path === "/" ? goalsKb.home : goalsKb.others;
    const told = kinds.map((kind) => `${kind.toLowerCase()} ${kb(kind).toFixed(1)}`);
    rows.push({
      what: `\`${path}\``,
      goal: `${most} kB, script ${goalsKb.script}, styles ${goalsKb.styles}`,
      result: `${whole.toFixed(0)} kB: ${told.join(", ")}`,
      isMet: whole <= most && kb("Script") <= goalsKb.script && kb("Stylesheet") <= goalsKb.styles,
    });
  }
  await browser.close();
  return {
    title: "A first visit, in bytes",
    how: "All that Chromium loads for a page until the network is still: a phone of 390 by 844 points with two pixels a point, an empty cache, brotli, with headers.",
    rows,
  };
}
