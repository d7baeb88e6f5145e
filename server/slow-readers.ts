import type { Server } from "node:http";
import type { Socket } from "node:net";

/** Slower than any telephone line: at this pace a page takes a quarter of an hour. */
const slowest = { leastBytes: 64 * 1024, withinMs: 5 * 60_000 };

/**
 * Whoever takes nothing for a minute is let go by Node. A client that takes a byte now and then would
 * keep its answer in our memory for hours: what waits for it must move on from time to time. Only
 * whole writes are seen to move, so the time is one in which a slow phone gets the largest of them.
 */
export function letSlowReadersGo(server: Server, { leastBytes, withinMs } = slowest): void {
  /** Since when something waits for each connection, and how much it had taken then. */
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
