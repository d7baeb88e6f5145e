import type { Server } from "node:http";
import type { Socket } from "node:net";

const slowest = { leastBytes: 64 * 1024, withinMs: 5 * 60_000 };

/**
 * Node drops a client that reads nothing for a minute. A client that reads a byte now and then would
 * hold its response in memory for hours, so a minimum pace is enforced. Progress is visible only per
 * complete write, so the interval is long enough for the largest write on a slow phone.
 */
export function letSlowReadersGo(server: Server, { leastBytes, withinMs } = slowest): void {
  const waiting = new Map<Socket, { since: number; taken: number } | undefined>();
  server.on("connection", (socket: Socket) => {
    waiting.set(socket, undefined);
    socket.once("close", () => waiting.delete(socket));
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, before] of waiting) {
      const taken = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0) waiting.set(socket, undefined);
      else if (before === undefined || taken - before.taken >= leastBytes)
        waiting.set(socket, { since: now, taken });
      else if (now - before.since >= withinMs) socket.destroy();
    }
  }, withinMs / 5);
  timer.unref();
  server.once("close", () => clearInterval(timer));
}
