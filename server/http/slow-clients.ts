import type { Server } from "node:http";
import type { Socket } from "node:net";
import { minuteMs } from "#domain/records/time-units.ts";

const minimumPace = { minBytes: 64 * 1024, withinMs: 5 * minuteMs };

/**
 * Node drops a client that reads nothing for a minute. A client that reads a byte now and then would
 * hold its response in memory for hours, so a minimum pace is enforced. Progress is visible only per
 * complete write, so the interval is long enough for the largest write on a slow phone.
 */
export function dropSlowClients(server: Server, { minBytes, withinMs } = minimumPace): void {
  const pending = new Map<Socket, { sinceMs: number; sentBytes: number } | undefined>();
  server.on("connection", (socket: Socket) => {
    pending.set(socket, undefined);
    socket.once("close", () => pending.delete(socket));
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, previous] of pending) {
      const sentBytes = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0) pending.set(socket, undefined);
      else if (previous === undefined || sentBytes - previous.sentBytes >= minBytes)
        pending.set(socket, { sinceMs: now, sentBytes });
      else if (now - previous.sinceMs >= withinMs) socket.destroy();
    }
  }, withinMs / 5);
  timer.unref();
  server.once("close", () => clearInterval(timer));
}
