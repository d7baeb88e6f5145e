import { execFileSync } from "node:child_process";
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isShort, root, rounds } from "./build.ts";
import { median, short } from "./figures.ts";
import { loadFor } from "./load.ts";
import { memoryMb, startSite } from "./processes.ts";
import { connections } from "./rendering.ts";
import type { Measured } from "./report.ts";
import { signIn } from "./staff.ts";

const goals = { readyMs: 1000, idleMb: 150, loadMb: 300, buildSeconds: 30 };
const idleSeconds = isShort ? 2 : 10;

export async function measureStart(folder: string): Promise<Measured> {
  const dataDir = join(folder, "start");
  await (await startSite(dataDir)).stopKindly();
  const taken: { ready: number[]; idle: number[]; load: number[] } = {
    ready: [],
    idle: [],
    load: [],
  };
  for (let round = 0; round < rounds(5); round += 1) {
    const site = await startSite(dataDir);
    taken.ready.push(site.readyMs);
    await wait(idleSeconds * 1000);
    taken.idle.push(memoryMb(site.pid).now);
    if (round === 0) {
      const staff = await signIn(site);
      await loadFor(site, "/");
      // The page cache ignores URLs with a repeated parameter.
      for (const path of ["/blog?page=1&page=1", "/blog?category=1&category=1"])
        await loadFor(site, path, { connections });
      for (let time = 0; time < 20; time += 1) await staff.read("/admin/blogs");
      taken.load.push(memoryMb(site.pid).most);
    }
    await site.stop();
  }
  const begun = performance.now();
  execFileSync("react-router", ["build"], { cwd: root, stdio: "ignore" });
  const buildSeconds = (performance.now() - begun) / 1000;
  const ready = median(taken.ready);
  const idle = median(taken.idle);
  const load = Math.max(...taken.load);
  return {
    title: "Start, memory, size",
    how: "The start is measured on a seeded database with an existing build; memory is resident memory, idle after some seconds, and at its peak under load, with cached and uncached pages and a signed-in staff user.",
    rows: [
      {
        what: "ready",
        goal: `${goals.readyMs} ms`,
        result: `${short(ready)} ms`,
        isMet: ready <= goals.readyMs,
      },
      {
        what: "memory, idle",
        goal: `${goals.idleMb} MB`,
        result: `${short(idle)} MB`,
        isMet: idle <= goals.idleMb,
      },
      {
        what: "memory, under load",
        goal: `${goals.loadMb} MB`,
        result: `${short(load)} MB`,
        isMet: load <= goals.loadMb,
      },
      {
        what: "build",
        goal: `${goals.buildSeconds} s`,
        result: `${short(buildSeconds)} s`,
        isMet: buildSeconds <= goals.buildSeconds,
      },
      { what: "installed for production", result: installedSize() },
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
      megabytesIn(join(root, path)),
    ])
    .sort(([, one], [, other]) => other - one);
  const whole = sizes.reduce((sum, [, size]) => sum + size, 0);
  const largest = sizes.slice(0, 5).map(([name, size]) => `${name} ${short(size)}`);
  return `${short(whole)} MB (${largest.join(", ")})`;
}

/** Nested packages are left out, as they are counted themselves. */
function megabytesIn(path: string): number {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (entry === undefined || path.endsWith("/node_modules")) return 0;
  if (!entry.isDirectory()) return entry.size / 1e6;
  const inside = readdirSync(path).filter((name) => name !== "node_modules");
  return inside.reduce((sum, name) => sum + megabytesIn(join(path, name)), 0);
}
