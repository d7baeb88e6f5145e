import { join } from "node:path";
import { rounds } from "./build.ts";
import { median, short } from "./figures.ts";
import { loadFor } from "./load.ts";
import { startSite } from "./processes.ts";
import type { Measured, Row } from "./report.ts";

const pages = ["/services", "/blog", "/location/north-york", "/privacy"];

/** More would only wait for one another, and be sent away as too many. */
export const connections = 8;

/**
 * The same page at an address that is spelled in an odd way: the cache keeps such answers for nobody,
 * so each is rendered anew.
 */
export function uncached(path: string): string {
  return path.replace(/^\/(.)/, (_, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`);
}

export async function measureRendering(folder: string): Promise<Measured> {
  const site = await startSite(join(folder, "rendering"));
  const rows: Row[] = [];
  for (const path of pages) {
    await loadFor(site, uncached(path), { connections, seconds: 1 });
    const taken = [];
    for (let round = 0; round < rounds(3); round += 1)
      taken.push(await loadFor(site, uncached(path), { connections }));
    const us = taken.flatMap(({ processorUs }) => processorUs ?? []);
    rows.push({
      what: `\`${path}\``,
      result: `${short(median(taken.map(({ perSecond }) => perSecond)))} pages/s, ${short(median(us) / 1000)} ms of the processor each`,
    });
  }
  return {
    title: "Pages rendered anew",
    how: "What a visitor waits for whose page is not in the cache: database, React, policy and a first compression; few connections, as many would wait for one another.",
    rows,
  };
}
