import { join } from "node:path";
import { chromium } from "playwright-core";
import { findChromium } from "../tests/support/find-chromium.ts";
import { publicRoutes } from "./public-routes.ts";
import type { Measurement, Row } from "./report.ts";
import { startSite } from "./server-processes.ts";

const goalsKb = { home: 330, others: 280, script: 115, styles: 14 };
const phone = { width: 390, height: 844 };
const kinds = ["Document", "Stylesheet", "Script", "Font", "Image", "Media"] as const;

export async function measurePageWeight(folder: string): Promise<Measurement> {
  const site = await startSite(join(folder, "weight"));
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const rows: Row[] = [];
  for (const path of await publicRoutes(site)) {
    // The first requests after a change get the fast compression, all later ones the best.
    for (let requestIndex = 0; requestIndex < 5; requestIndex += 1)
      await (await fetch(site.origin + path, { headers: { "accept-encoding": "br" } })).text();
    const context = await browser.newContext({
      viewport: phone,
      deviceScaleFactor: 2,
      isMobile: true,
    });
    const visit = await context.newPage();
    const network = await context.newCDPSession(visit);
    const kindByRequest = new Map<string, string>();
    const bytes = new Map<string, number>();
    const headers = new Map<string, number>();
    await network.send("Network.enable");
    network.on("Network.responseReceived", ({ requestId, type, response }) => {
      kindByRequest.set(requestId, type);
      headers.set(type, (headers.get(type) ?? 0) + response.encodedDataLength);
    });
    network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const kind = kindByRequest.get(requestId) ?? "Other";
      bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
    });
    await visit.goto(site.origin + path, { waitUntil: "networkidle" });
    await context.close();
    const kb = (kind: string) => (bytes.get(kind) ?? 0) / 1000;
    const totalKb = [...bytes.values()].reduce((sum, size) => sum + size, 0) / 1000;
    const bodyKb = (kind: string) => kb(kind) - (headers.get(kind) ?? 0) / 1000;
    const isHome = path === "/";
    const maxTotal = isHome ? goalsKb.home : goalsKb.others;
    const maxScript = isHome ? goalsKb.script : Number.POSITIVE_INFINITY;
    const kindTexts = kinds.map((kind) => `${kind.toLowerCase()} ${kb(kind).toFixed(1)}`);
    rows.push({
      label: `\`${path}\``,
      goal: `${maxTotal} kB${isHome ? `, script ${goalsKb.script}` : ""}, styles ${goalsKb.styles}`,
      result: `${totalKb.toFixed(0)} kB: ${kindTexts.join(", ")}; script without headers ${bodyKb("Script").toFixed(1)}`,
      isMet:
        totalKb <= maxTotal &&
        bodyKb("Script") <= maxScript &&
        bodyKb("Stylesheet") <= goalsKb.styles,
    });
  }
  await browser.close();
  return {
    title: "A first visit, in bytes",
    method:
      "Everything that Chromium loads for a page until the network is idle: a phone of 390 by 844 points with two pixels a point, an empty cache, Brotli, with the headers of HTTP/1.1. The goals for script and styles cover the files themselves.",
    rows,
  };
}
