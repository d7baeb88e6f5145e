import { join } from "node:path";
import { generateLoad } from "./generate-load.ts";
import type { Measurement, Row } from "./report.ts";
import { roundCount } from "./run-options.ts";
import { startSite } from "./server-processes.ts";
import { formatFigure, median } from "./statistics.ts";

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
    rows.push({
      label: `\`${path}\``,
      result: `${formatFigure(median(results.map(({ perSecond }) => perSecond)))} pages/s, ${formatFigure(median(us) / 1000)} ms of the processor each`,
    });
  }
  return {
    title: "Uncached pages",
    method:
      "The cost of a page that is not in the cache: database, React, CSP and a first compression; few connections, as more would only queue.",
    rows,
  };
}
