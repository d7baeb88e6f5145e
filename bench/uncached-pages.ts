import { join } from "node:path";
import { generateLoad } from "./generate-load.ts";
import type { Measurement, Row } from "./report.ts";
import { roundCount } from "./run-options.ts";
import { startSite } from "./server-processes.ts";
import { formatFigure, median } from "./statistics.ts";

const goals = { perSecond: 250, firstByteMs: 10 };
const pages = ["/services", "/blog", "/location/north-york", "/privacy"];

export const withoutCache = { PAGE_CACHE_MB: "0" };

/** More connections would only queue and be refused as overload. */
export const connections = 8;

export async function measureUncachedPages(folder: string): Promise<Measurement> {
  const site = await startSite(join(folder, "rendering"), withoutCache);
  const rows: Row[] = [];
  for (const path of pages) {
    await generateLoad(site, path, { connections, seconds: 1 });
    const results = [];
    for (let round = 0; round < roundCount(3); round += 1)
      results.push(await generateLoad(site, path, { connections }));
    const us = results.flatMap(({ processorUs }) => processorUs ?? []);
    const perSecond = median(results.map(({ perSecond }) => perSecond));
    const firstByteMs = await measureFirstByteMs(site.origin + path);
    rows.push({
      label: `\`${path}\``,
      goal: `${goals.perSecond} pages/s, first byte ${goals.firstByteMs} ms`,
      result: `${formatFigure(perSecond)} pages/s, ${formatFigure(median(us) / 1000)} ms of the processor each, first byte ${formatFigure(firstByteMs)} ms`,
      isMet: perSecond >= goals.perSecond && firstByteMs <= goals.firstByteMs,
    });
  }
  return {
    title: "Uncached pages",
    method:
      "The cost of a page that is not in the cache: database, React, CSP and a first compression; few connections, as more would only queue. The first byte is that of a visitor who is alone.",
    rows,
  };
}

async function measureFirstByteMs(url: string): Promise<number> {
  const durations = [];
  for (let repetition = 0; repetition < roundCount(50); repetition += 1) {
    const startedAt = performance.now();
    const response = await fetch(url, { headers: { "accept-encoding": "br" } });
    durations.push(performance.now() - startedAt);
    await response.arrayBuffer();
  }
  return median(durations);
}
