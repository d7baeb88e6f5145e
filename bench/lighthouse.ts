import { join } from "node:path";
import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { findChromium } from "../tests/support/chromium.ts";
import { freePort } from "../tests/support/free-port.ts";
import { isShort, rounds } from "./build.ts";
import { median } from "./figures.ts";
import { startSite } from "./processes.ts";
import type { Measured, Row } from "./report.ts";
import { publicRoutes } from "./routes.ts";

const goals = { score: 100, lcpMs: 1500, tbtMs: 50, cls: 0.01 };
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const audits = {
  lcpMs: "largest-contentful-paint",
  tbtMs: "total-blocking-time",
  cls: "cumulative-layout-shift",
} as const;

/** Runs Lighthouse with its defaults: mobile, simulated throttling, the median of each figure. */
export async function measureLighthouse(folder: string): Promise<Measured> {
  const site = await startSite(join(folder, "lighthouse"));
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`],
  });
  const routes = await publicRoutes(site);
  const rows: Row[] = [];
  for (const path of isShort ? routes.slice(0, 1) : routes) {
    const runs: Awaited<ReturnType<typeof run>>[] = [];
    for (let round = 0; round < rounds(3); round += 1)
      runs.push(await run(site.origin + path, port));
    const scores = categories.map((name) => median(runs.map(({ scores }) => scores[name])));
    const figure = (name: keyof typeof audits) => median(runs.map(({ figures }) => figures[name]));
    const { lcpMs, tbtMs, cls } = goals;
    rows.push({
      what: `\`${path}\``,
      goal: `${categories.map(() => goals.score).join("/")}, LCP ${lcpMs}, TBT ${tbtMs} ms, CLS ${cls}`,
      result: `${scores.join("/")}, LCP ${figure("lcpMs").toFixed(0)}, TBT ${figure("tbtMs").toFixed(0)} ms, CLS ${figure("cls").toFixed(3)}`,
      isMet:
        scores.every((score) => score >= goals.score) &&
        figure("lcpMs") <= lcpMs &&
        figure("tbtMs") <= tbtMs &&
        figure("cls") <= cls,
    });
  }
  await browser.close();
  return {
    title: "Lighthouse",
    how: "Lighthouse by its Node API, mobile, the median of three: performance/accessibility/best practices/SEO.",
    rows,
  };
}

async function run(url: string, port: number) {
  const result = await lighthouse(url, { port, output: "json", logLevel: "error" });
  if (result === undefined) throw new Error(`Lighthouse has no result for ${url}`);
  const { lhr } = result;
  const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const figure = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(categories.map((name) => [name, score(name)])) as Record<
      (typeof categories)[number],
      number
    >,
    figures: {
      lcpMs: figure(audits.lcpMs),
      tbtMs: figure(audits.tbtMs),
      cls: figure(audits.cls),
    },
  };
}
