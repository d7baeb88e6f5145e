import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../tests/support/find-free-port.ts";
import { generateLoad, type LoadResult, type StoredResponse } from "./generate-load.ts";
import type { Measurement, Row } from "./report.ts";
import { roundCount } from "./run-options.ts";
import { type Server, startServer, startSite } from "./server-processes.ts";
import { startNginx } from "./start-nginx.ts";
import { formatFigure, median, medianRatio } from "./statistics.ts";

const minRatio = 0.9;
const pages = ["/", "/blog", "/location/north-york"];
const compressionWaitMs = 3000;

export async function measureCachedPages(folder: string): Promise<Measurement> {
  const site = await startSite(join(folder, "pages"));
  const rows: Row[] = [];
  const idleServers = new Set<string>();
  let hasNginx = true;
  for (const path of pages) {
    const storedResponse = await fetchSettledResponse(site, path);
    const bare = await startBare(folder, storedResponse);
    const nginx = await startNginx(folder, storedResponse);
    const servers: Record<string, Server> = { site, bare, ...(nginx && { nginx }) };
    const results: Record<string, LoadResult[]> = { site: [], bare: [], nginx: [] };
    for (let round = 0; round < roundCount(5); round += 1)
      for (const [name, server] of Object.entries(servers))
        results[name]?.push(await generateLoad(server, name === "site" ? path : "/"));

    const getRates = (name: string) => (results[name] ?? []).map(({ perSecond }) => perSecond);
    const ratio = medianRatio(getRates("site"), getRates("bare"));
    const rates = Object.keys(servers).map(
      (name) => `${name} ${formatFigure(median(getRates(name)))}`,
    );
    rows.push({
      label: `\`${path}\`, compared with bare node:http`,
      goal: `${minRatio}`,
      result: `${formatFigure(ratio)} (requests/s: ${rates.join(", ")})`,
      isMet: ratio >= minRatio,
    });
    rows.push(...createProcessorRow(path, results));
    if (nginx) rows.push(createNginxRow(path, medianRatio(getRates("site"), getRates("nginx"))));
    hasNginx &&= nginx !== undefined;
    for (const [name, roundResults] of Object.entries(results))
      if (median(roundResults.flatMap(({ busy }) => busy ?? [])) < 0.9) idleServers.add(name);
    await bare.stop();
    await nginx?.stop();
  }
  rows.push(await measureCounting(site));
  return {
    title: "Pages from the cache",
    method:
      "The cached page, and the same bytes and headers from a bare node:http and from nginx, in turn; 64 connections, Brotli. A ratio is the median of the rounds.",
    rows,
    notes: [
      ...(hasNginx ? [] : ["nginx is not installed here."]),
      ...(idleServers.size === 0 ? [] : [describeLoadLimit([...idleServers])]),
    ],
  };
}

const minCountingRatio = 0.98;
const browser = "user-agent=Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** The same bytes are sent in both cases, but a visitor with Sec-GPC is not counted. */
async function measureCounting(site: Server): Promise<Row> {
  const results: Record<"counted" | "uncounted", LoadResult[]> = { counted: [], uncounted: [] };
  for (let round = 0; round < roundCount(9); round += 1) {
    const kinds = ["counted", "uncounted"] as const;
    for (const kind of round % 2 === 0 ? kinds : kinds.toReversed()) {
      const headers = [browser, `sec-gpc=${kind === "counted" ? 0 : 1}`];
      results[kind].push(await generateLoad(site, "/blog", { headers }));
    }
  }
  const getCosts = (kind: keyof typeof results) =>
    results[kind].map(({ processorUs, perSecond }) => processorUs ?? 1e6 / perSecond);
  const [counted, uncounted] = [getCosts("counted"), getCosts("uncounted")];
  const ratio = medianRatio(uncounted, counted);
  return {
    label: "`/blog`, its visit counted, compared with a visit that is not",
    goal: `${minCountingRatio}`,
    result: `${formatFigure(ratio)} (µs: counted ${formatFigure(median(counted))}, not counted ${formatFigure(median(uncounted))})`,
    isMet: ratio >= minCountingRatio,
  };
}

function createNginxRow(path: string, ratio: number): Row {
  return { label: `\`${path}\`, compared with nginx`, result: formatFigure(ratio) };
}

function describeLoadLimit(names: string[]): string {
  return `The core of ${names.join(" and ")} had time left: autocannon on its one core was the limit there, so they can do more than shown here, and processor time per response is the better measure.`;
}

function createProcessorRow(path: string, results: Record<string, LoadResult[]>): Row[] {
  const getProcessorUs = (name: string) =>
    (results[name] ?? []).flatMap(({ processorUs }) => processorUs ?? []);
  if (getProcessorUs("site").length === 0) return [];
  const names = Object.keys(results).filter((name) => getProcessorUs(name).length > 0);
  return [
    {
      label: `\`${path}\`, the same by processor time per response`,
      result: `${formatFigure(medianRatio(getProcessorUs("bare"), getProcessorUs("site")))} (µs: ${names.map((name) => `${name} ${formatFigure(median(getProcessorUs(name)))}`).join(", ")})`,
    },
  ];
}

/** Returns the page after the cache has compressed it at the highest level. */
async function fetchSettledResponse(site: Server, path: string): Promise<StoredResponse> {
  for (let requestIndex = 0; requestIndex < 5; requestIndex += 1) await fetchResponse(site, path);
  await wait(compressionWaitMs);
  return fetchResponse(site, path);
}

async function fetchResponse({ origin }: Server, path: string): Promise<StoredResponse> {
  const [response] = await once(
    get(origin + path, { headers: { "accept-encoding": "br" } }),
    "response",
  );
  const droppedHeaders = [
    "connection",
    "date",
    "keep-alive",
    "transfer-encoding",
    "content-length",
  ];
  const headers = Object.entries(response.headers as Record<string, string>);
  return {
    headers: headers.filter(([name]) => !droppedHeaders.includes(name)),
    body: await buffer(response),
  };
}

async function startBare(folder: string, { headers, body }: StoredResponse): Promise<Server> {
  const port = await findFreePort();
  writeFileSync(join(folder, "bare.json"), JSON.stringify({ port, headers }));
  writeFileSync(join(folder, "bare.body"), body);
  const program = join(import.meta.dirname, "bare-server.ts");
  return startServer([process.execPath, program, folder], port);
}
