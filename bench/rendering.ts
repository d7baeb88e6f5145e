import { join } from "node:path";
import { rounds } from "./build.ts";
import { median, short } from "./figures.ts";
import { loadFor } from "./load.ts";
import { startSite } from "./processes.ts";
import type { Measured, Row } from "./report.ts";

const pages = ["/services", "/blog", "/location/north-york", "/privacy"];

/** Disables the page cache, so each request renders its page. */
export const withoutCache = { PAGE_CACHE_MB: "0" };

/** More connections would only queue and be refused as overload. */
export const connections = 8;

export async function measureRendering(folder: string): Promise<Measured> {
  const site = await startSite(join(folder, "rendering"), withoutCache);
  const rows: Row[] = [];
  for (const path of pages) {
    await loadFor(site, path, { connections, seconds: 1 });
    const taken = [];
    for (let round = 0; round < rounds(3); round += 1)
      taken.push(await loadFor(site, path, { connections }));
    const us = taken.flatMap(({ processorUs }) => processorUs ?? []);
    rows.push({
      what: `\`${path}\``,
      result: `${short(median(taken.map(({ perSecond }) => perSecond)))} pages/s, ${short(median(us) / 1000)} ms of the processor each`,
    });
  }
  return {
    title: "Uncached pages",
    how: "The cost of a page that is not in the cache: database, React, CSP and a first compression; few connections, as more would only queue.",
    rows,
  };
}
