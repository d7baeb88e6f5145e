import { join } from "node:path";
import { isShort, root } from "./build.ts";
import { outputOf, processorMs, type Server, start } from "./processes.ts";

const usual = { connections: 64, seconds: isShort ? 1 : 4 };
const program = join(root, "node_modules/autocannon/autocannon.js");

export interface Round {
  perSecond: number;
  /** Processor time per response; undefined if the system does not report it. */
  processorUs: number | undefined;
  /** How busy the server's core was; below 1 the load generator was the limit. */
  busy: number | undefined;
}

export interface Answer {
  headers: [string, string][];
  body: Buffer;
}

export async function loadFor(
  server: Server,
  path: string,
  options: Partial<typeof usual> = {},
): Promise<Round> {
  const { connections, seconds } = { ...usual, ...options };
  const before = processorMs(server.pid);
  const child = start({
    command: [
      ...[process.execPath, program, "--json", "--connections", String(connections)],
      ...["--duration", String(seconds), "--headers", "accept-encoding=br"],
      `${server.origin}${path}`,
    ],
    core: "load",
  });
  const result = JSON.parse(await outputOf(child));
  const after = processorMs(server.pid);
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} refusals and ${result.errors} errors`);
  const used = before === undefined || after === undefined ? undefined : after - before;
  return {
    perSecond: result.requests.total / result.duration,
    processorUs: used && (used * 1000) / result.requests.total,
    busy: used && used / (result.duration * 1000),
  };
}
