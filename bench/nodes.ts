import { join } from "node:path";
import { createFreshDatabase } from "../tests/support/fresh-database.ts";
import { startPostgres } from "../tests/support/postgres-server.ts";
import { generateLoad } from "./generate-load.ts";
import type { Measurement } from "./report.ts";
import { roundCount } from "./run-options.ts";
import { type Server, startSite } from "./server-processes.ts";
import { signIn } from "./staff-session.ts";
import { formatFigure, median, medianRatio } from "./statistics.ts";
import { connections } from "./uncached-pages.ts";

const maxRatio = 1.05;
const maxDelayMs = 100;
const uncachedPath = "/blog?page=1&page=1";
const cachedPath = "/blog";

/** Two nodes share a database of PostgreSQL; the load goes to one of them, and then to both in turn. */
export async function measureNodes(folder: string): Promise<Measurement> {
  const postgres = await startPostgres();
  const database = await createFreshDatabase("postgres", postgres.url, "migrated");
  const start = (name: string) => startSite(join(folder, name), database.environment);
  const costs = { cached: createCosts(), uncached: createCosts() };
  try {
    const first = await start("node-1");
    const delays = [];
    for (let round = 0; round < roundCount(5); round += 1) {
      const cachedAlone = await measureCost([first], cachedPath, 64);
      const uncachedAlone = await measureCost([first], uncachedPath, connections);
      const second = await start("node-2");
      for (const path of [cachedPath, uncachedPath])
        await generateLoad(second, path, { connections }); // Its code is compiled while it runs.
      costs.cached.one.push(cachedAlone);
      costs.cached.two.push(await measureCost([first, second], cachedPath, 64));
      costs.uncached.one.push(uncachedAlone);
      costs.uncached.two.push(await measureCost([first, second], uncachedPath, connections));
      delays.push(...(await measureDelays(first, second)));
      await second.stop();
    }
    const worstMs = Math.max(...delays);
    return {
      title: "Two nodes",
      method:
        "Two nodes that share PostgreSQL, each in turn under the same load as one node alone; the processor time per page is the median of both. For the delay, a post is saved on one node while the other is asked for its page again and again.",
      rows: [
        ...Object.entries(costs).map(([kind, { one, two }]) => {
          const ratio = medianRatio(two, one);
          return {
            label: `${kind} pages, processor time compared with one node`,
            goal: `${maxRatio}`,
            result: `${formatFigure(ratio)} (${formatFigure(median(one))} and ${formatFigure(median(two))} µs)`,
            isMet: ratio <= maxRatio,
          };
        }),
        {
          label: "a save shows on the other node, the longest",
          goal: `${maxDelayMs} ms`,
          result: `${formatFigure(worstMs)} ms, median ${formatFigure(median(delays))} ms of ${delays.length}`,
          isMet: worstMs <= maxDelayMs,
        },
      ],
    };
  } finally {
    await database.remove();
    await postgres.remove();
  }
}

const createCosts = () => ({ one: [] as number[], two: [] as number[] });

async function measureCost(nodes: Server[], path: string, connections: number): Promise<number> {
  const costs = [];
  for (const node of nodes) {
    await generateLoad(node, path, { connections, seconds: 1 });
    costs.push((await generateLoad(node, path, { connections })).processorUs ?? Number.NaN);
  }
  return median(costs);
}

async function measureDelays(saving: Server, reading: Server): Promise<number[]> {
  const staff = await signIn(saving);
  const [{ blog_id, slug_url }] = JSON.parse(await staff.read("/blogs?limit=1&fields=card")).data;
  const readPage = async () => (await fetch(`${reading.origin}/blogs/${slug_url}`)).text();
  const delays = [];
  for (let save = 0; save < roundCount(10); save += 1) {
    const title = `Saved at ${performance.now()}`;
    await readPage(); // The cache has the old page then.
    await staff.save(`/blog/${blog_id}`, { title, slug_url });
    const savedAt = performance.now();
    while (!(await readPage()).includes(title));
    delays.push(performance.now() - savedAt);
  }
  return delays;
}
