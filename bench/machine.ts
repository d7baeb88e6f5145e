import { execFileSync } from "node:child_process";
import { availableParallelism, cpus, totalmem } from "node:os";

const gibibyte = 1024 ** 3;

export type Core = "server" | "load";

/** Returns a command prefix that pins a process to one core, or nothing if that is impossible. */
export function getPinPrefix(core: Core): string[] {
  if (availableParallelism() < 2 || !hasCommand("taskset", "--version")) return [];
  return ["taskset", "-c", core === "server" ? "0" : "1"];
}

export function hasCommand(command: string, versionFlag: string): boolean {
  try {
    execFileSync(command, [versionFlag], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

export function describeMachine(): string {
  const model = cpus()[0]?.model ?? "unknown processor";
  return [
    new Date().toISOString().slice(0, 10),
    `${availableParallelism()} cores of ${model}, ${Math.round(totalmem() / gibibyte)} GB`,
    `Node ${process.versions.node}`,
    ...(getPinPrefix("server").length > 0 ? [] : ["server and load not pinned"]),
  ].join(", ");
}
