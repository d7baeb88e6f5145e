import { join } from "node:path";
import { chromium } from "playwright-core";
import { findChromium } from "../tests/support/chromium.ts";
import { startSite } from "./processes.ts";
import type { Measured, Row } from "./report.ts";
import { publicRoutes } from "./routes.ts";

const goalsKb = { home: 330, others: 280, script: 115, styles: 14 };
const phone = { width: 390, height: 844 };
const kinds = ["Document", "Stylesheet", "Script", "Font", "Image", "Media"] as const;

/** Measures the bytes of a first visit by kind, on a phone with an empty cache. */
export async function measureWeight(folder: string): Promise<Measured> {
  const site = await startSite(join(folder, "weight"));
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const rows: Row[] = [];
  for (const path of await publicRoutes(site)) {
    // The first requests after a change get the fast compression, all later ones the best.
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
    const headers = new Map<string, number>();
    await network.send("Network.enable");
    network.on("Network.responseReceived", ({ requestId, type, response }) => {
      kindOf.set(requestId, type);
      headers.set(type, (headers.get(type) ?? 0) + response.encodedDataLength);
    });
    network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const kind = kindOf.get(requestId) ?? "Other";
      bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
    });
    await visit.goto(site.origin + path, { waitUntil: "networkidle" });
    await context.close();
    const kb = (kind: string) => (bytes.get(kind) ?? 0) / 1000;
    const whole = [...bytes.values()].reduce((sum, size) => sum + size, 0) / 1000;
    const bodyKb = (kind: string) => kb(kind) - (headers.get(kind) ?? 0) / 1000;
    const isHome = path === "/";
    const most = isHome ? goalsKb.home : goalsKb.others;
    const mostScript = isHome ? goalsKb.script : Number.POSITIVE_INFINITY;
    const told = kinds.map((kind) => `${kind.toLowerCase()} ${kb(kind).toFixed(1)}`);
    rows.push({
      what: `\`${path}\``,
      goal: `${most} kB${isHome ? `, script ${goalsKb.script}` : ""}, styles ${goalsKb.styles}`,
      result: `${whole.toFixed(0)} kB: ${told.join(", ")}; script without headers ${bodyKb("Script").toFixed(1)}`,
      isMet:
        whole <= most && bodyKb("Script") <= mostScript && bodyKb("Stylesheet") <= goalsKb.styles,
    });
  }
  await browser.close();
  return {
    title: "A first visit, in bytes",
    how: "Everything that Chromium loads for a page until the network is idle: a phone of 390 by 844 points with two pixels a point, an empty cache, Brotli, with the headers of HTTP/1.1. The goals for script and styles cover the files themselves.",
    rows,
  };
}
