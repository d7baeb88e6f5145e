import { join } from "node:path";
import lighthouse from "lighthouse";
import { launchChromium } from "../tests/support/find-chromium.ts";
import { findFreePort } from "../tests/support/find-free-port.ts";
import { publicRoutes } from "./public-routes.ts";
import type { Measurement, Row } from "./report.ts";
import { isShort, roundCount } from "./run-options.ts";
import { startSite } from "./server-processes.ts";
import { median } from "./statistics.ts";

const goals = { getScore: 100, lcpMs: 1500, tbtMs: 30, cls: 0.005 };
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const audits = {
  lcpMs: "largest-contentful-paint",
  tbtMs: "total-blocking-time",
  cls: "cumulative-layout-shift",
} as const;

/** The defaults of Lighthouse are a mobile device and simulated throttling. */
export async function measureLighthouse(folder: string): Promise<Measurement> {
  const site = await startSite(join(folder, "lighthouse"));
  const port = await findFreePort();
  const browser = await launchChromium(`--remote-debugging-port=${port}`);
  const routes = await publicRoutes(site);
  const rows: Row[] = [];
  for (const path of isShort ? routes.slice(0, 1) : routes) {
    const runs: Awaited<ReturnType<typeof runLighthouse>>[] = [];
    for (let round = 0; round < roundCount(5); round += 1)
      runs.push(await runLighthouse(site.origin + path, port));
    const scores = categories.map((name) => median(runs.map(({ scores }) => scores[name])));
    const getFigure = (name: keyof typeof audits) =>
      median(runs.map(({ figures }) => figures[name]));
    rows.push({
      label: `\`${path}\``,
      result: `${scores.join("/")}, LCP ${getFigure("lcpMs").toFixed(0)}, TBT ${getFigure("tbtMs").toFixed(0)} ms, CLS ${getFigure("cls").toFixed(3)}`,
      isMet:
        scores.every((getScore) => getScore >= goals.getScore) &&
        getFigure("lcpMs") <= goals.lcpMs &&
        getFigure("tbtMs") <= goals.tbtMs &&
        getFigure("cls") <= goals.cls,
    });
  }
  await browser.close();
  return {
    title: "Lighthouse",
    method: `Lighthouse by its Node API, mobile, the median of five: performance/accessibility/best practices/SEO. Goals: ${goals.getScore} in each, LCP ${goals.lcpMs} ms, TBT ${goals.tbtMs} ms, CLS ${goals.cls}.`,
    rows,
  };
}

async function runLighthouse(url: string, port: number) {
  const result = await lighthouse(url, { port, output: "json", logLevel: "error" });
  if (result === undefined) throw new Error(`Lighthouse has no result for ${url}`);
  const { lhr } = result;
  const getScore = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const getFigure = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(categories.map((name) => [name, getScore(name)])) as Record<
      (typeof categories)[number],
      number
    >,
    figures: {
      lcpMs: getFigure(audits.lcpMs),
      tbtMs: getFigure(audits.tbtMs),
      cls: getFigure(audits.cls),
    },
  };
}
