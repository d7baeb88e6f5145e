import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../tests/support/free-port.ts";
import { rounds } from "./build.ts";
import { median, ratioOf, short } from "./figures.ts";
import { type Answer, loadFor, type Round } from "./load.ts";
import { startNginx } from "./nginx.ts";
import { type Server, startServer, startSite } from "./processes.ts";
import type { Measured, Row } from "./report.ts";

const goal = 0.9;
const pages = ["/", "/blog", "/location/north-york"];
const untilCompressedMs = 3000;

/** Compares cached pages with a bare node:http and with nginx that send the same bytes and headers. */
export async function measurePages(folder: string): Promise<Measured> {
  const site = await startSite(join(folder, "pages"));
  const rows: Row[] = [];
  const idle = new Set<string>();
  let hasNginx = true;
  for (const path of pages) {
    const answer = await settledAnswer(site, path);
    const bare = await startBare(folder, answer);
    const nginx = await startNginx(folder, answer);
    const servers: Record<string, Server> = { site, bare, ...(nginx && { nginx }) };
    const taken: Record<string, Round[]> = { site: [], bare: [], nginx: [] };
    for (let round = 0; round < rounds(5); round += 1)
      for (const [name, server] of Object.entries(servers))
        taken[name]?.push(await loadFor(server, name === "site" ? path : "/"));

    const of = (name: string) => (taken[name] ?? []).map(({ perSecond }) => perSecond);
    const ratio = ratioOf(of("site"), of("bare"));
    const told = Object.keys(servers).map((name) => `${name} ${short(median(of(name)))}`);
    rows.push({
      what: `\`${path}\`, compared with bare node:http`,
      goal: `${goal}`,
      result: `${short(ratio)} (requests/s: ${told.join(", ")})`,
      isMet: ratio >= goal,
    });
    rows.push(...byProcessor(path, taken));
    if (nginx) rows.push(besideNginx(path, ratioOf(of("site"), of("nginx"))));
    hasNginx &&= nginx !== undefined;
    for (const [name, all] of Object.entries(taken))
      if (median(all.flatMap(({ busy }) => busy ?? [])) < 0.9) idle.add(name);
    await bare.stop();
    await nginx?.stop();
  }
  return {
    title: "Pages from the cache",
    how: "The cached page, and the same bytes and headers from a bare node:http and from nginx, in turn; 64 connections, Brotli. A ratio is the median of the rounds.",
    rows,
    notes: [
      ...(hasNginx ? [] : ["nginx is not installed here."]),
      ...(idle.size === 0 ? [] : [limitOfLoad([...idle])]),
    ],
  };
}

function besideNginx(path: string, ratio: number): Row {
  return { what: `\`${path}\`, compared with nginx`, result: short(ratio) };
}

function limitOfLoad(names: string[]): string {
  return `The core of ${names.join(" and ")} had time left: autocannon on its one core was the limit there, so they can do more than shown here, and processor time per response is the better measure.`;
}

function byProcessor(path: string, taken: Record<string, Round[]>): Row[] {
  const us = (name: string) => (taken[name] ?? []).flatMap(({ processorUs }) => processorUs ?? []);
  if (us("site").length === 0) return [];
  const names = Object.keys(taken).filter((name) => us(name).length > 0);
  return [
    {
      what: `\`${path}\`, the same by processor time per response`,
      result: `${short(ratioOf(us("bare"), us("site")))} (µs: ${names.map((name) => `${name} ${short(median(us(name)))}`).join(", ")})`,
    },
  ];
}

/** Returns the page after the cache has compressed it at the highest level. */
async function settledAnswer(site: Server, path: string): Promise<Answer> {
  for (let asked = 0; asked < 5; asked += 1) await readAnswer(site, path);
  await wait(untilCompressedMs);
  return readAnswer(site, path);
}

async function readAnswer({ origin }: Server, path: string): Promise<Answer> {
  const [reply] = await once(
    get(origin + path, { headers: { "accept-encoding": "br" } }),
    "response",
  );
  const left = ["connection", "date", "keep-alive", "transfer-encoding", "content-length"];
  const headers = Object.entries(reply.headers as Record<string, string>);
  return { headers: headers.filter(([name]) => !left.includes(name)), body: await buffer(reply) };
}

async function startBare(folder: string, { headers, body }: Answer): Promise<Server> {
  const port = await freePort();
  writeFileSync(join(folder, "bare.json"), JSON.stringify({ port, headers }));
  writeFileSync(join(folder, "bare.body"), body);
  const program = join(import.meta.dirname, "bare-server.ts");
  return startServer([process.execPath, program, folder], port);
}
