import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { findFreePort } from "../tests/support/find-free-port.ts";
import { type Core, getPinPrefix } from "./machine.ts";
import { root } from "./run-options.ts";

const running = new Set<ChildProcess>();
const msPerTick = 10; // Linux counts processor time in hundredths of a second

export interface Server {
  origin: string;
  pid: number;
  readyMs: number;
  stop: () => Promise<void>;
  /** Stops it like an operator: it finishes its work and writes its compile cache. */
  stopGracefully: () => Promise<void>;
}

interface StartOptions {
  command: string[];
  core?: Core | "any";
  environment?: Record<string, string>;
}

export function startProcess({
  command,
  core = "server",
  environment = {},
}: StartOptions): ChildProcess {
  const prefix = core === "any" ? [] : getPinPrefix(core);
  const [program = "", ...args] = [...prefix, ...command];
  const child = spawn(program, args, {
    cwd: root,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

export function readOutput({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error("the output of this process is not piped");
  return text(stdout);
}

export async function startSite(
  dataDir: string,
  environment: Record<string, string> = {},
  { isPinned = true } = {},
): Promise<Server> {
  const port = await findFreePort();
  const startedAt = performance.now();
  const child = startProcess({
    command: [process.execPath, "--import", "./scripts/compile-cache.js", "start.ts"],
    core: isPinned ? "server" : "any",
    environment: {
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: "warn",
      ADMIN_EMAIL: benchAdmin.email,
      ADMIN_PASSWORD: benchAdmin.password,
      ...environment,
    },
  });
  await waitForOutput(child, " is at http");
  return createServer(child, port, performance.now() - startedAt);
}

export const benchAdmin = { email: "bench@northbloom.example", password: "correct-horse" };

export async function startServer(command: string[], port: number): Promise<Server> {
  const startedAt = performance.now();
  const child = startProcess({ command });
  const origin = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(origin).then(
      () => true,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`${command[0]} ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return createServer(child, port, performance.now() - startedAt);
}

export async function stopAll(): Promise<void> {
  await Promise.all([...running].map((child) => stop(child, "SIGKILL")));
}

/** Returns undefined if the system does not report processor times. */
export function processorMs(pid: number): number | undefined {
  try {
    const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
    const [user, system] = fields.split(" ").slice(11, 13);
    return (Number(user) + Number(system)) * msPerTick;
  } catch {
    return undefined;
  }
}

export function memoryMb(pid: number): { current: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const read = (name: string) => Number(status.match(`${name}:\\s+(\\d+)`)?.[1]) / 1024;
  return { current: read("VmRSS"), peak: read("VmHWM") };
}

function createServer(child: ChildProcess, port: number, readyMs: number): Server {
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    pid: child.pid ?? 0,
    readyMs,
    stop: () => stop(child, "SIGKILL"),
    stopGracefully: () => stop(child, "SIGTERM"),
  };
}

function waitForOutput(child: ChildProcess, expectedText: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", (part) => {
      if (String(part).includes(expectedText)) resolve();
    });
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

/** Usually SIGKILL, as a draining site waits for its load balancer. */
async function stop(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}
