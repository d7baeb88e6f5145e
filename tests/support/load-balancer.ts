import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from "node:http";
import { setTimeout as wait } from "node:timers/promises";

const pollIntervalMs = 300;

/**
 * A load balancer: it polls the readiness of each node, sends requests to the ready ones in turn and
 * retries on the next node if a connection is refused, as nothing was sent then.
 */
export async function startBalancer(port: number, nodes: number[]) {
  const readyNodes = new Set<number>();
  let requestCount = 0;

  const checkNodes = async () => {
    for (const node of nodes) {
      const upstreamResponse = await fetch(`http://127.0.0.1:${node}/readyz`).catch(
        () => undefined,
      );
      if (upstreamResponse?.ok) readyNodes.add(node);
      else readyNodes.delete(node);
    }
  };
  const stopController = new AbortController();
  const { signal } = stopController;
  const pollNodes = async () => {
    while (!signal.aborted) {
      await checkNodes();
      await wait(pollIntervalMs, undefined, { signal }).catch(() => {});
    }
  };

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts);
    for (let i = 0; i < nodes.length; i += 1) {
      requestCount += 1;
      const node = [...readyNodes][requestCount % Math.max(1, readyNodes.size)];
      if (node !== undefined && (await forward(request, response, node, body))) return;
    }
    response.writeHead(503).end();
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  await checkNodes();
  const polling = pollNodes();

  return {
    async close() {
      stopController.abort();
      await polling;
      server.closeAllConnections();
      server.close();
    },
  };
}

function forward(
  { method, url, headers }: IncomingMessage,
  response: ServerResponse,
  port: number,
  body: Buffer,
): Promise<boolean> {
  return new Promise((resolve) => {
    const upstreamRequest = send({
      host: "127.0.0.1",
      port,
      method,
      path: url,
      headers,
      agent: false,
    });
    upstreamRequest.on("response", (upstreamResponse) => {
      response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
      upstreamResponse.pipe(response);
      upstreamResponse.on("end", () => resolve(true));
    });
    upstreamRequest.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED") return resolve(false);
      if (!response.headersSent) response.writeHead(502);
      response.end();
      resolve(true);
    });
    upstreamRequest.end(body);
  });
}
