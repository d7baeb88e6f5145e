import { Agent, request } from "node:http";
import { join } from "node:path";
import type { Measurement, Row } from "./report.ts";
import { root, roundCount } from "./run-options.ts";
import { readOutput, type Server, startProcess, startSite } from "./server-processes.ts";
import { formatFigure, median } from "./statistics.ts";

const requestCount = 1500;
const maxWaitMs = { "/healthz": 100, "/": 50 };
const crowdKinds = ["refused forms", "unknown pages"] as const;

type CrowdKind = (typeof crowdKinds)[number];

export async function measureCrowds(folder: string): Promise<Measurement> {
  const rows: Row[] = [];
  for (const kind of crowdKinds) {
    const measurements = [];
    for (let round = 0; round < roundCount(3); round += 1) {
      // A fresh site for each crowd, as rate limits remember the previous one.
      const site = await startSite(join(folder, `${kind.replace(" ", "-")}-${round}`), {
        TRUST_PROXY: "127.0.0.1",
      });
      measurements.push(await sendCrowd(site, kind));
      await site.stop();
    }
    const counts = measurements.at(-1)?.counts ?? {};
    rows.push({
      label: `${requestCount} ${kind}, all answered`,
      result: `${formatFigure(median(measurements.map(({ ms }) => ms)))} ms (${Object.entries(
        counts,
      )
        .map(([status, count]) => `${count} × ${status}`)
        .join(", ")})`,
    });
    for (const path of ["/healthz", "/"] as const) {
      const worstMs = median(measurements.map(({ waits }) => Math.max(...waits[path])));
      const medianMs = median(measurements.map(({ waits }) => median(waits[path])));
      rows.push({
        label: `\`${path}\` meanwhile, the longest response time`,
        goal: `${maxWaitMs[path]} ms`,
        result: `${formatFigure(worstMs)} ms, median ${formatFigure(medianMs)} ms`,
        isMet: worstMs <= maxWaitMs[path],
      });
    }
  }
  return {
    title: "Crowds",
    method: `${requestCount} requests at once, each from another visitor; meanwhile one client requests /healthz and a cached page in turn. The site has served a few pages before.`,
    rows,
  };
}

async function sendCrowd({ origin }: Server, kind: CrowdKind) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  // A site that people use has compiled the code that renders pages.
  for (const path of ["/about", "/services", "/contact", "/blog", "/gallery", "/privacy", "/tl"])
    await measureRequest(origin, path, agent);
  for (let i = 0; i < 20; i += 1)
    for (const path of ["/healthz", "/"]) await measureRequest(origin, path, agent);
  const program = join(root, "bench/send-crowd.ts");
  const args = ["--origin", origin, "--count", String(requestCount), "--kind", kind];
  const crowd = readOutput(
    startProcess({ command: [process.execPath, program, ...args], core: "load" }),
  );
  let isOver = false;
  void crowd.finally(() => {
    isOver = true;
  });
  const waits = { "/healthz": [] as number[], "/": [] as number[] };
  while (!isOver)
    for (const path of ["/healthz", "/"] as const)
      waits[path].push(await measureRequest(origin, path, agent));
  agent.destroy();
  const { ms, counts } = JSON.parse(await crowd) as { ms: number; counts: Record<string, number> };
  return { ms, counts, waits };
}

function measureRequest(origin: string, path: string, agent: Agent): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const clientRequest = request(`${origin}${path}`, { agent }, (response) => {
      response.resume();
      response.on("end", () =>
        response.statusCode === 200
          ? resolve(performance.now() - startedAt)
          : reject(new Error(`${path}: ${response.statusCode}`)),
      );
    });
    clientRequest.on("error", reject);
    clientRequest.end();
  });
}
