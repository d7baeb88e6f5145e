import { Agent, request } from "node:http";
import { join } from "node:path";
import { root, rounds } from "./build.ts";
import { median, short } from "./figures.ts";
import { outputOf, type Server, start, startSite } from "./processes.ts";
import type { Measured, Row } from "./report.ts";

const atOnce = 1500;
const goalMs = { "/healthz": 100, "/": 50 };
const kinds = ["refused forms", "pages that are nowhere"] as const;

type Kind = (typeof kinds)[number];

/** Measures how long other visitors wait while a crowd is served. */
export async function measureCrowds(folder: string): Promise<Measured> {
  const rows: Row[] = [];
  for (const kind of kinds) {
    const taken = [];
    for (let round = 0; round < rounds(3); round += 1) {
      // A fresh site for each crowd, as rate limits remember the previous one.
      const site = await startSite(join(folder, `crowd-${kind.length}-${round}`), {
        TRUST_PROXY: "127.0.0.1",
      });
      taken.push(await sendCrowd(site, kind));
      await site.stop();
    }
    const counts = taken.at(-1)?.counts ?? {};
    rows.push({
      what: `${atOnce} ${kind}, all answered`,
      result: `${short(median(taken.map(({ ms }) => ms)))} ms (${Object.entries(counts)
        .map(([status, count]) => `${count} × ${status}`)
        .join(", ")})`,
    });
    for (const path of ["/healthz", "/"] as const) {
      const worst = median(taken.map(({ waits }) => Math.max(...waits[path])));
      const usual = median(taken.map(({ waits }) => median(waits[path])));
      rows.push({
        what: `\`${path}\` meanwhile, the longest response time`,
        goal: `${goalMs[path]} ms`,
        result: `${short(worst)} ms, median ${short(usual)} ms`,
        isMet: worst <= goalMs[path],
      });
    }
  }
  return {
    title: "Crowds",
    how: `${atOnce} requests at once, each from another visitor; meanwhile one client requests /healthz and a cached page in turn. The site has served a few pages before.`,
    rows,
  };
}

async function sendCrowd({ origin }: Server, kind: Kind) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  // A site that people use has compiled the code that renders pages.
  for (const path of ["/about", "/services", "/contact", "/blog", "/gallery", "/privacy", "/tl"])
    await ask(origin, path, agent);
  for (let i = 0; i < 20; i += 1)
    for (const path of ["/healthz", "/"]) await ask(origin, path, agent);
  const program = join(root, "bench/send-at-once.ts");
  const given = ["--origin", origin, "--count", String(atOnce), "--kind", kind];
  const crowd = outputOf(start({ command: [process.execPath, program, ...given], core: "load" }));
  let isOver = false;
  void crowd.finally(() => {
    isOver = true;
  });
  const waits = { "/healthz": [] as number[], "/": [] as number[] };
  while (!isOver)
    for (const path of ["/healthz", "/"] as const) waits[path].push(await ask(origin, path, agent));
  agent.destroy();
  const { ms, counts } = JSON.parse(await crowd) as { ms: number; counts: Record<string, number> };
  return { ms, counts, waits };
}

function ask(origin: string, path: string, agent: Agent): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(`${origin}${path}`, { agent }, (response) => {
      response.resume();
      response.on("end", () =>
        response.statusCode === 200
          ? resolve(performance.now() - begun)
          : reject(new Error(`${path}: ${response.statusCode}`)),
      );
    });
    asked.on("error", reject);
    asked.end();
  });
}
