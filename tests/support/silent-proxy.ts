import { once } from "node:events";
import { createServer, connect as openSocket, type Socket } from "node:net";
import { findFreePort } from "./find-free-port.ts";

/**
 * A TCP proxy in front of PostgreSQL whose connections can go silent without an error at either end, as
 * after a failover behind a virtual IP or in a firewall that lost its state.
 */
export async function startSilentProxy(target: string) {
  const { port: targetPort, hostname } = new URL(target);
  const port = await findFreePort();
  const silent = new Set<Socket>();
  const openClients = new Set<Socket>();
  let dropPattern: RegExp | undefined;
  let droppedCount = 0;

  const server = createServer((client) => {
    const upstream = openSocket(Number(targetPort), hostname);
    openClients.add(client);
    client.on("data", (part) => {
      if (silent.has(client)) return;
      if (dropPattern?.test(part.toString("latin1"))) {
        dropPattern = undefined;
        silent.add(client);
        // The reply proves that the server executed the statement; the client never sees it.
        upstream.once("data", () => {
          droppedCount += 1;
          client.destroy();
        });
      }
      upstream.write(part);
    });
    upstream.on("data", (part) => {
      if (!silent.has(client)) client.write(part);
    });
    const end = () => {
      openClients.delete(client);
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
    silenceOpenConnections(): number {
      for (const client of openClients) silent.add(client);
      return openClients.size;
    },
    dropResponseTo(statement: RegExp): void {
      dropPattern = statement;
    },
    droppedCount: () => droppedCount,
    async close() {
      for (const client of openClients) client.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
