import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { describe, it, type TestContext } from "node:test";
import { dropSlowClients } from "#server/http/slow-clients.ts";
import { findFreePort } from "../../tests/support/find-free-port.ts";

const part = Buffer.alloc(64 * 1024, "x");
const partCount = 512;

describe("clients that read slowly", { timeout: 60_000 }, () => {
  async function listen(test: TestContext, withinMs: number) {
    const server = createServer((_request, response) => {
      Readable.from(Array(partCount).fill(part)).pipe(response);
    });
    const port = await findFreePort();
    dropSlowClients(server, { minBytes: part.length, withinMs });
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    test.after(() => server.close());
    return { server, port };
  }

  it("A client that reads nothing or a byte at a time is disconnected", async (test) => {
    const { server, port } = await listen(test, 500);
    for (const readMore of [() => {}, (socket: Socket) => socket.resume()]) {
      const serverRequest = once(server, "request");
      const client = startRequest(port, { aByteAtATime: true });
      const timer = setInterval(readMore, 1, client);
      test.after(() => client.destroy());
      const [, response] = (await serverRequest) as [IncomingMessage, ServerResponse];
      await once(response, "close");
      clearInterval(timer);
      assert.equal(response.writableFinished, false);
    }
  });

  it("A client that needs longer for all but keeps reading gets the whole response", async (test) => {
    const { port } = await listen(test, 2000); // A busy machine may stall for a while.
    const client = startRequest(port);
    let receivedBytes = 0;
    client.on("data", (part: Buffer) => {
      receivedBytes += part.length;
      client.pause();
      setTimeout(() => client.resume(), 6);
    });
    await once(client, "close");
    assert.ok(receivedBytes > partCount * part.length, `${receivedBytes}`);
  });
});

function startRequest(port: number, { aByteAtATime: readsByteByByte = false } = {}): Socket {
  const oneByte = { buffer: Buffer.alloc(1), callback: () => false };
  const client = connect({ port, host: "127.0.0.1", ...(readsByteByByte && { onread: oneByte }) });
  client.on("error", () => {});
  client.write("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  return client;
}
