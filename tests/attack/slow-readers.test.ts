import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { after, before, describe, it } from "node:test";
import { letSlowReadersGo } from "#server/slow-readers.ts";
import { freePort } from "../support/free-port.ts";

const part = Buffer.alloc(64 * 1024, "x");
const parts = 512;

describe("clients that read slowly", { timeout: 60_000 }, () => {
  const server = createServer((_request, response) => {
    Readable.from(Array(parts).fill(part)).pipe(response);
  });
  let port: number;
  before(async () => {
    port = await freePort();
    letSlowReadersGo(server, { leastBytes: part.length, withinMs: 500 });
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  });
  after(() => server.close());

  it("A client that reads nothing or a byte at a time is disconnected", async (test) => {
    for (const takeMore of [() => {}, (socket: Socket) => socket.resume()]) {
      const asked = once(server, "request");
      const client = ask(port, { aByteAtATime: true });
      const timer = setInterval(takeMore, 1, client);
      test.after(() => client.destroy());
      const [, response] = (await asked) as [IncomingMessage, ServerResponse];
      await once(response, "close");
      clearInterval(timer);
      assert.equal(response.writableFinished, false);
    }
  });

  it("A slow client that keeps reading gets the whole response", async () => {
    const client = ask(port);
    let taken = 0;
    client.on("data", (part: Buffer) => {
      taken += part.length;
      client.pause();
      setTimeout(() => client.resume(), 2);
    });
    await once(client, "close");
    assert.ok(taken > parts * part.length, `${taken}`);
  });
});

function ask(port: number, { aByteAtATime = false } = {}): Socket {
  const oneByte = { buffer: Buffer.alloc(1), callback: () => false };
  const client = connect({ port, host: "127.0.0.1", ...(aByteAtATime && { onread: oneByte }) });
  client.on("error", () => {});
  client.write("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  return client;
}
