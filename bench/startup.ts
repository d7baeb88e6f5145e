import { execFileSync } from "node:child_process";
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { generateLoad } from "./generate-load.ts";
import type { Measurement } from "./report.ts";
import { isShort, root, roundCount } from "./run-options.ts";
import { memoryMb, startSite } from "./server-processes.ts";
import { signIn } from "./staff-session.ts";
import { formatFigure, median } from "./statistics.ts";
import { connections } from "./uncached-pages.ts";

const goals = { readyMs: 1000, idleMb: 150, loadMb: 300, buildSeconds: 30 };
const idleSeconds = isShort ? 2 : 10;

export async function measureStartup(folder: string): Promise<Measurement> {
  const dataDir = join(folder, "start");
  await (await startSite(dataDir)).stopGracefully();
  const measurements: { ready: number[]; idle: number[]; load: number[] } = {
    ready: [],
    idle: [],
    load: [],
  };
  for (let round = 0; round < roundCount(5); round += 1) {
    const site = await startSite(dataDir);
    measurements.ready.push(site.readyMs);
    await wait(idleSeconds * 1000);
    measurements.idle.push(memoryMb(site.pid).current);
    if (round === 0) {
      const staff = await signIn(site);
      await generateLoad(site, "/");
      // The page cache ignores URLs with a repeated parameter.
      for (const path of ["/blog?page=1&page=1", "/blog?category=1&category=1"])
        await generateLoad(site, path, { connections });
      for (let repetition = 0; repetition < 20; repetition += 1) await staff.read("/admin/blogs");
      measurements.load.push(memoryMb(site.pid).peak);
    }
    await site.stop();
  }
  const startedAt = performance.now();
  execFileSync("react-router", ["build"], { cwd: root, stdio: "ignore" });
  const buildSeconds = (performance.now() - startedAt) / 1000;
  const ready = median(measurements.ready);
  const idle = median(measurements.idle);
  const load = Math.max(...measurements.load);
  return {
    title: "Start, memory, size",
    method:
      "The start is measured on a seeded database with an existing build; memory is resident memory, idle after some seconds, and at its peak under load, with cached and uncached pages and a signed-in staff user.",
    rows: [
      {
        label: "ready",
        goal: `${goals.readyMs} ms`,
        result: `${formatFigure(ready)} ms`,
        isMet: ready <= goals.readyMs,
      },
      {
        label: "memory, idle",
        goal: `${goals.idleMb} MB`,
        result: `${formatFigure(idle)} MB`,
        isMet: idle <= goals.idleMb,
      },
      {
        label: "memory, under load",
        goal: `${goals.loadMb} MB`,
        result: `${formatFigure(load)} MB`,
        isMet: load <= goals.loadMb,
      },
      {
        label: "build",
        goal: `${goals.buildSeconds} s`,
        result: `${formatFigure(buildSeconds)} s`,
        isMet: buildSeconds <= goals.buildSeconds,
      },
      { label: "installed for production", result: installedSize() },
    ],
  };
}

/** Sums what `npm ci --omit=dev` installs, by the lock file. */
function installedSize(): string {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const packages = lock.packages as Record<string, { dev?: boolean }>;
  const sizes = Object.entries(packages)
    .filter(([path, { dev }]) => path !== "" && !dev)
    .map(([path]): [string, number] => [
      path.replace("node_modules/", ""),
      sumMegabytes(join(root, path)),
    ])
    .sort(([, first], [, second]) => second - first);
  const totalSize = sizes.reduce((sum, [, size]) => sum + size, 0);
  const largest = sizes.slice(0, 5).map(([name, size]) => `${name} ${formatFigure(size)}`);
  return `${formatFigure(totalSize)} MB (${largest.join(", ")})`;
}

/** Nested packages are left out, as they are counted themselves. */
function sumMegabytes(path: string): number {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (entry === undefined || path.endsWith("/node_modules")) return 0;
  if (!entry.isDirectory()) return entry.size / 1e6;
  const entries = readdirSync(path).filter((name) => name !== "node_modules");
  return entries.reduce((sum, name) => sum + sumMegabytes(join(path, name)), 0);
}
