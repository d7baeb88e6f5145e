import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { launchChromium } from "../tests/support/find-chromium.ts";
import { publicRoutes } from "./public-routes.ts";
import type { Measurement, Row } from "./report.ts";
import { type Server, startSite } from "./server-processes.ts";

const goalsKb = { total: 280, homeTotal: 330, script: 105, styles: 14, firstPictures: 60 };
const phone = { width: 390, height: 844 };
const kinds = ["Document", "Stylesheet", "Script", "Font", "Image", "Media"] as const;

interface LoadedFile {
  kind: string;
  totalBytes: number;
  headerBytes: number;
}

type LoadedFiles = Map<string, LoadedFile>;

export async function measurePageWeight(folder: string): Promise<Measurement> {
  const site = await startSite(join(folder, "weight"));
  const browser = await launchChromium();
  const rows: Row[] = [];
  for (const path of await publicRoutes(site)) rows.push(await measurePage(browser, site, path));
  await browser.close();
  return {
    title: "A first visit, in bytes",
    method: `Everything that Chromium loads for a page until the network is idle: a phone of ${phone.width} by ${phone.height} points with two pixels a point, an empty cache, Brotli, with the headers of HTTP/1.1. Goals in kB: ${goalsKb.homeTotal} for the home page, ${goalsKb.total} for others, ${goalsKb.styles} of styles, ${goalsKb.firstPictures} of first pictures, ${goalsKb.script} of used script. Those for styles (what blocks the first paint) and script cover the files themselves. "Used" is the script that the first movement loads, "first pictures" those that the first screen shows.`,
    rows,
  };
}

async function measurePage(browser: Browser, { origin }: Server, path: string): Promise<Row> {
  // The first requests after a change get the fast compression, all later ones the best.
  for (let requestIndex = 0; requestIndex < 5; requestIndex += 1)
    await (await fetch(origin + path, { headers: { "accept-encoding": "br" } })).text();
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 2,
    isMobile: true,
  });
  const page = await context.newPage();
  const files = await recordFiles(page);
  await page.goto(origin + path, { waitUntil: "networkidle" });
  const firstVisit = [...files.values()];
  const firstScreenUrls = await page.evaluate(listFirstScreenPictures);
  const blockingUrls = await page.evaluate(listBlockingStyles);
  await page.mouse.move(100, 300);
  await page.evaluate(() => scrollBy(0, 1));
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1000);
  const usedScript = [...files.values()].filter(({ kind }) => kind === "Script");
  await context.close();

  const totalKb = sumKb(firstVisit);
  const scriptKb = sumKb(usedScript, bodyBytes);
  const stylesKb = sumKb(pick(files, blockingUrls), bodyBytes);
  const firstPicturesKb = sumKb(pick(files, firstScreenUrls));
  const maxTotalKb = path === "/" ? goalsKb.homeTotal : goalsKb.total;
  const kindTexts = kinds.flatMap((kind) => {
    const kb = sumKb(firstVisit.filter((file) => file.kind === kind));
    return kb > 0 ? `${kind.toLowerCase()} ${kb.toFixed(1)}` : [];
  });
  return {
    label: `\`${path}\``,
    goal: `${maxTotalKb}`,
    result: `${totalKb.toFixed(0)} kB (${kindTexts.join(", ")}), styles ${stylesKb.toFixed(1)}, first pictures ${firstPicturesKb.toFixed(1)}, used ${scriptKb.toFixed(1)}`,
    isMet:
      totalKb <= maxTotalKb &&
      scriptKb <= goalsKb.script &&
      stylesKb <= goalsKb.styles &&
      firstPicturesKb <= goalsKb.firstPictures,
  };
}

async function recordFiles(page: Page): Promise<LoadedFiles> {
  const files: LoadedFiles = new Map();
  const urlByRequest = new Map<string, string>();
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  network.on("Network.responseReceived", ({ requestId, type, response }) => {
    urlByRequest.set(requestId, response.url);
    files.set(response.url, {
      kind: type,
      totalBytes: 0,
      headerBytes: response.encodedDataLength,
    });
  });
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const file = files.get(urlByRequest.get(requestId) ?? "");
    if (file) file.totalBytes = encodedDataLength;
  });
  return files;
}

function listFirstScreenPictures(): string[] {
  const pictures = [...document.images].filter((picture) => {
    const { top, bottom, left, right, width } = picture.getBoundingClientRect();
    const isInHeight = bottom > 0 && top < innerHeight;
    return width > 0 && isInHeight && right > 0 && left < innerWidth;
  });
  return pictures.map(({ currentSrc }) => currentSrc);
}

function listBlockingStyles(): string[] {
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
  return [...links].filter(({ media }) => media !== "print").map(({ href }) => href);
}

function pick(files: LoadedFiles, urls: string[]): LoadedFile[] {
  return [...new Set(urls)].flatMap((url) => files.get(url) ?? []);
}

function bodyBytes({ totalBytes, headerBytes }: LoadedFile): number {
  return totalBytes - headerBytes;
}

function sumKb(files: LoadedFile[], getBytes = ({ totalBytes }: LoadedFile) => totalBytes): number {
  return files.reduce((sum, file) => sum + getBytes(file), 0) / 1000;
}
