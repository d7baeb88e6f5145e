import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";

const root = join(import.meta.dirname, "../..");
const { NODE_COMPILE_CACHE } = process.env;
const compileCache = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };

/** A failed test leaves its processes behind. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

export interface SiteProcess {
  child: ChildProcess;
  output: Promise<string>;
  exitCode: Promise<number | null>;
}

export function runSite(environment: Record<string, string>): SiteProcess {
  return spawnProcess(["start.ts"], environment, { stderr: "inherit" });
}

/** The output includes stderr. */
export function runJob(
  name: string,
  args: string[],
  environment: Record<string, string>,
): SiteProcess {
  return runProgram(`scripts/${name}.ts`, args, environment);
}

export function runProgram(
  file: string,
  args: string[],
  environment: Record<string, string>,
  nodeOptions: string[] = [],
): SiteProcess {
  const program = [process.execPath, ...nodeOptions];
  return spawnProcess([file, ...args], environment, { stderr: "pipe", program });
}

interface RunOptions {
  stderr: "inherit" | "pipe";
  program?: string[];
  folder?: string;
}

function spawnProcess(
  args: string[],
  environment: Record<string, string>,
  { stderr, program: [program = "", ...nodeArgs] = [process.execPath], folder = root }: RunOptions,
): SiteProcess {
  const child = spawn(program, [...nodeArgs, ...args], {
    cwd: folder,
    env: { ...compileCache, PATH: process.env.PATH, LOG_LEVEL: "silent", ...environment },
    stdio: ["ignore", "pipe", stderr],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  const streams = [child.stdout, child.stderr].filter((part) => part !== null).map(text);
  return {
    child,
    output: Promise.all(streams).then((outputs) => outputs.join("")),
    exitCode: new Promise((resolve) => child.once("exit", resolve)),
  };
}

interface StartOptions {
  commandPrefix?: string[];
  folder?: string;
  isDevelopment?: boolean;
}

export function startSite(
  environment: Record<string, string>,
  { commandPrefix = [], folder = root, isDevelopment = false }: StartOptions = {},
): Promise<SiteProcess> {
  const conditions = isDevelopment ? ["--conditions", "development"] : [];
  const program = [...commandPrefix, process.execPath, ...conditions];
  const args = ["start.ts", ...(isDevelopment ? ["--dev"] : [])];
  const site = spawnProcess(args, environment, { stderr: "inherit", program, folder });
  return new Promise((resolve, reject) => {
    site.child.stdout?.on("data", (part) => {
      if (String(part).includes(" is at http")) resolve(site);
    });
    site.child.once("exit", () => reject(new Error("the process ended before it was ready")));
  });
}

/** Returns 0 if the system does not report the memory. */
export function getMemoryMiB({ child }: SiteProcess): number {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  } catch {
    return 0;
  }
}
