import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from "node:http";
import { setTimeout as wait } from "node:timers/promises";

const askEveryMs = 300;

/**
 * A load balancer: it polls the readiness of each node, sends requests to the ready ones in turn and
 * retries on the next node if a connection is refused, as nothing was sent then.
 */
export async function startBalancer(port: number, nodes: number[]) {
  const ready = new Set<number>();
  let turn = 0;

  const ask = async () => {
    for (const node of nodes) {
      const reply = await fetch(`http://127.0.0.1:${node}/readyz`).catch(() => undefined);
      if (reply?.ok) ready.add(node);
      else ready.delete(node);
    }
  };
  const stopped = new AbortController();
  const { signal } = stopped;
  const goOnAsking = async () => {
    while (!signal.aborted) {
      await ask();
      await wait(askEveryMs, undefined, { signal }).catch(() => {});
    }
  };

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts);
    for (let i = 0; i < nodes.length; i += 1) {
      turn += 1;
      const node = [...ready][turn % Math.max(1, ready.size)];
      if (node !== undefined && (await pass(request, response, node, body))) return;
    }
    response.writeHead(503).end();
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  await ask();
  const asking = goOnAsking();

  return {
    async close() {
      stopped.abort();
      await asking;
      server.closeAllConnections();
      server.close();
    },
  };
}

function pass(
  { method, url, headers }: IncomingMessage,
  response: ServerResponse,
  port: number,
  body: Buffer,
): Promise<boolean> {
  return new Promise((resolve) => {
    const passed = send({ host: "127.0.0.1", port, method, path: url, headers, agent: false });
    passed.on("response", (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
      reply.on("end", () => resolve(true));
    });
    passed.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED") return resolve(false);
      if (!response.headersSent) response.writeHead(502);
      response.end();
      resolve(true);
    });
    passed.end(body);
  });
}
