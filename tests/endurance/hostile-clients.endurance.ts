import assert from "node:assert/strict";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { after, before, describe, it } from "node:test";
import { findFreePort } from "../support/find-free-port.ts";
import { createFreshDatabase, type FreshDatabase } from "../support/fresh-database.ts";
import { isShortRun } from "../support/run-length.ts";
import { parseStatuses } from "../support/send-raw.ts";
import { getMemoryMiB, type SiteProcess, startSite } from "../support/site-process.ts";

const visitorCount = isShortRun ? 600 : 2000;
const maxMemoryMiB = 1024;

describe("hostile clients", () => {
  let database: FreshDatabase;
  let site: SiteProcess;
  let port: number;
  before(async () => {
    database = await createFreshDatabase("sqlite");
    port = await findFreePort();
    site = await startSite({ ...database.environment, PORT: String(port), LOG_LEVEL: "silent" });
  });
  after(async () => {
    site.child.kill("SIGTERM");
    await site.exitCode;
    await database.remove();
  });

  it("Clients that send a byte a second get 408 with every security header", async () => {
    const host = `Host: localhost:${port}\r\n`;
    const json = `${host}Content-Type: application/json\r\nContent-Length: 500\r\n`;
    const responseText = await Promise.all([
      sendSlowly(`GET /about HTTP/1.1\r\n${host}x: `, "a"),
      ...["/send-quote", "/api/users/login"].map((path) =>
        sendSlowly(`POST ${path} HTTP/1.1\r\n${json}\r\n{`, " "),
      ),
    ]);
    for (const text of responseText) {
      assert.deepEqual(parseStatuses(text), [408], text);
      assert.match(text, /x-content-type-options: nosniff/i);
    }
    assert.equal((await requestPage("/about")).status, 200);
  });

  it("Clients that read nothing neither block others nor grow the memory without bounds", async () => {
    const sockets = Array.from({ length: 300 }, () => {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => {});
      socket.pause();
      socket.write(`GET / HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`.repeat(5));
      return socket;
    });
    for (let i = 0; i < 20; i += 1) assert.equal((await requestPage("/about")).status, 200);
    assert.ok(getMemoryMiB(site) < maxMemoryMiB, `${getMemoryMiB(site)} MiB`);
    for (const socket of sockets) socket.destroy();
  });

  it(`A crowd of ${visitorCount} gets pages or 503 with Retry-After, and messages are still accepted`, async (test) => {
    const body = (i: number) =>
      JSON.stringify({
        ...{ name: "Imani", email: `imani${i}@northbloom.example`, phone: "4165550199" },
        message: `My knee hurts, number ${i}`,
      });
    const crowd = Array.from({ length: visitorCount }, (_, i) => requestPage(`/nowhere-${i}`));
    const messages = Array.from({ length: 10 }, (_, i) => requestPage("/send-quote", body(i)));
    assert.deepEqual(
      (await Promise.all(messages)).map(({ status }) => status),
      Array(10).fill(200),
    );
    const responses = await Promise.all(crowd);
    const refused = responses.filter(({ status }) => status === 503);
    assert.ok(responses.every(({ status }) => status === 404 || status === 503));
    assert.ok(refused.length < visitorCount, `${refused.length} refused`);
    assert.ok(refused.every(({ retryAfter }) => Number(retryAfter) > 0));
    assert.ok(getMemoryMiB(site) < maxMemoryMiB, `${getMemoryMiB(site)} MiB`);
    assert.equal((await requestPage("/nowhere-after")).status, 404, "the site recovers");
    test.diagnostic(`${refused.length} of ${visitorCount} refused, ${getMemoryMiB(site)} MiB`);
  });

  const agent = new Agent({ keepAlive: false });

  function requestPage(
    path: string,
    body?: string,
  ): Promise<{ status: number; retryAfter?: string }> {
    return new Promise((resolve, reject) => {
      const headers = { host: `localhost:${port}`, "content-type": "application/json" };
      const method = body === undefined ? "GET" : "POST";
      const clientRequest = request(
        { host: "127.0.0.1", port, path, agent, method, headers },
        (response) => {
          response.resume();
          const retryAfter = response.headers["retry-after"];
          response.on("end", () =>
            resolve({ status: response.statusCode ?? 0, ...(retryAfter && { retryAfter }) }),
          );
        },
      );
      clientRequest.on("error", reject);
      clientRequest.end(body);
    });
  }

  function sendSlowly(start: string, byte: string): Promise<string> {
    return new Promise((resolve) => {
      const socket = connect(port, "127.0.0.1");
      let responseText = "";
      socket.on("data", (part) => {
        responseText += part;
      });
      socket.on("error", () => {});
      socket.write(start);
      const timer = setInterval(() => socket.write(byte), 1000);
      socket.on("close", () => {
        clearInterval(timer);
        resolve(responseText);
      });
    });
  }
});
