import { once } from "node:events";
import { createServer, connect as openSocket, type Socket } from "node:net";
import { freePort } from "./free-port.ts";

/**
 * A TCP proxy in front of PostgreSQL whose connections can go silent without an error at either end, as
 * after a failover behind a virtual IP or in a firewall that lost its state.
 */
export async function openMuteProxy(target: string) {
  const { port: targetPort, hostname } = new URL(target);
  const port = await freePort();
  const mute = new Set<Socket>();
  const open = new Set<Socket>();
  let dropAfter: RegExp | undefined;
  let dropped = 0;

  const server = createServer((client) => {
    const upstream = openSocket(Number(targetPort), hostname);
    open.add(client);
    client.on("data", (part) => {
      if (mute.has(client)) return;
      if (dropAfter?.test(part.toString("latin1"))) {
        dropAfter = undefined;
        mute.add(client);
        // The reply proves that the server executed the statement; the client never sees it.
        upstream.once("data", () => {
          dropped += 1;
          client.destroy();
        });
      }
      upstream.write(part);
    });
    upstream.on("data", (part) => {
      if (!mute.has(client)) client.write(part);
    });
    const end = () => {
      open.delete(client);
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      socket.on("error", end);
      socket.on("close", end);
    }
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");

  const url = new URL(target);
  url.port = String(port);
  return {
    url: url.href.replace(/\/$/, ""),
    muteOpenConnections(): number {
      for (const client of open) mute.add(client);
      return open.size;
    },
    /** Forwards the next matching statement and drops its connection before the reply. */
    dropReplyTo(statement: RegExp): void {
      dropAfter = statement;
    },
    dropped: () => dropped,
    async close() {
      for (const client of open) client.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
