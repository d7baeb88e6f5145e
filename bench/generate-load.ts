import { join } from "node:path";
import { isShort, root } from "./run-options.ts";
import { processorMs, readOutput, type Server, startProcess } from "./server-processes.ts";

const defaults = { connections: 64, seconds: isShort ? 1 : 4, headers: [] as string[] };
const program = join(root, "node_modules/autocannon/autocannon.js");

export interface LoadResult {
  perSecond: number;
  processorUs: number | undefined;
  /** Load of the server's core; below 1 the load generator was the limit. */
  busy: number | undefined;
}

export interface StoredResponse {
  headers: [string, string][];
  body: Buffer;
}

export async function generateLoad(
  server: Server,
  path: string,
  options: Partial<typeof defaults> = {},
): Promise<LoadResult> {
  const { connections, seconds, headers } = { ...defaults, ...options };
  const before = processorMs(server.pid);
  const child = startProcess({
    command: [
      ...[process.execPath, program, "--json", "--connections", String(connections)],
      ...["--duration", String(seconds)],
      ...["accept-encoding=br", ...headers].flatMap((header) => ["--headers", header]),
      `${server.origin}${path}`,
    ],
    core: "load",
  });
  const result = JSON.parse(await readOutput(child));
  const after = processorMs(server.pid);
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} refusals and ${result.errors} errors`);
  const usedMs = before === undefined || after === undefined ? undefined : after - before;
  return {
    perSecond: result.requests.total / result.duration,
    processorUs: usedMs && (usedMs * 1000) / result.requests.total,
    busy: usedMs && usedMs / (result.duration * 1000),
  };
}
