import assert from "node:assert/strict";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { after, before, describe, it } from "node:test";
import { freePort } from "../support/free-port.ts";
import { type FreshDatabase, freshDatabase } from "../support/fresh-database.ts";
import { memoryOf, type SiteProcess, startSite } from "../support/process.ts";
import { statusesIn } from "../support/raw-request.ts";

const visitors = process.env.ENDURANCE === "short" ? 600 : 2000;
const mostMebibytes = 1024;

describe("hostile clients", () => {
  let database: FreshDatabase;
  let site: SiteProcess;
  let port: number;
  before(async () => {
    database = await freshDatabase("sqlite");
    port = await freePort();
    site = await startSite({ ...database.environment, PORT: String(port), LOG_LEVEL: "silent" });
  });
  after(async () => {
    site.child.kill("SIGTERM");
    await site.ended;
    await database.remove();
  });

  it("Clients that send a byte a second get 408 with every security header", async () => {
    const host = `Host: localhost:${port}\r\n`;
    const json = `${host}Content-Type: application/json\r\nContent-Length: 500\r\n`;
    const begun = Date.now();
    const said = await Promise.all([
      drip(`GET /about HTTP/1.1\r\n${host}x: `, "a"),
      ...["/send-quote", "/api/users/login"].map((path) =>
        drip(`POST ${path} HTTP/1.1\r\n${json}\r\n{`, " "),
      ),
    ]);
    for (const one of said) {
      assert.deepEqual(statusesIn(one), [408], one);
      assert.match(one, /x-content-type-options: nosniff/i);
    }
    assert.ok(Date.now() - begun < 30_000);
    assert.equal((await ask("/about")).status, 200);
  });

  it("Clients that read nothing neither block others nor grow the memory without bounds", async () => {
    const readers = Array.from({ length: 300 }, () => {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => {});
      socket.pause();
      socket.write(`GET / HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`.repeat(5));
      return socket;
    });
    for (let i = 0; i < 20; i += 1) assert.equal((await ask("/about")).status, 200);
    assert.ok(memoryOf(site) < mostMebibytes, `${memoryOf(site)} MiB`);
    for (const socket of readers) socket.destroy();
  });

  it(`A crowd of ${visitors} gets pages or 503 with Retry-After, and messages are still accepted`, async (test) => {
    const body = (i: number) =>
      JSON.stringify({
        ...{ name: "Imani", email: `imani${i}@northbloom.example`, phone: "4165550199" },
        message: `My knee hurts, number ${i}`,
      });
    const crowd = Array.from({ length: visitors }, (_, i) => ask(`/nowhere-${i}`));
    const messages = Array.from({ length: 10 }, (_, i) => ask("/send-quote", body(i)));
    assert.deepEqual(
      (await Promise.all(messages)).map(({ status }) => status),
      Array(10).fill(200),
    );
    const answers = await Promise.all(crowd);
    const refused = answers.filter(({ status }) => status === 503);
    assert.ok(answers.every(({ status }) => status === 404 || status === 503));
    assert.ok(refused.length > 0 && refused.length < visitors, `${refused.length} refused`);
    assert.ok(refused.every(({ retryAfter }) => Number(retryAfter) > 0));
    assert.ok(memoryOf(site) < mostMebibytes, `${memoryOf(site)} MiB`);
    assert.equal((await ask("/nowhere-after")).status, 404, "the site recovers");
    test.diagnostic(`${refused.length} of ${visitors} refused, ${memoryOf(site)} MiB`);
  });

  const agent = new Agent({ keepAlive: false });

  function ask(path: string, body?: string): Promise<{ status: number; retryAfter?: string }> {
    return new Promise((resolve, reject) => {
      const headers = { host: `localhost:${port}`, "content-type": "application/json" };
      const method = body === undefined ? "GET" : "POST";
      const asking = request({ host: "127.0.0.1", port, path, agent, method, headers }, (reply) => {
        reply.resume();
        const retryAfter = reply.headers["retry-after"];
        reply.on("end", () =>
          resolve({ status: reply.statusCode ?? 0, ...(retryAfter && { retryAfter }) }),
        );
      });
      asking.on("error", reject);
      asking.end(body);
    });
  }

  /** Starts a request and sends a byte a second until the server closes the connection. */
  function drip(begin: string, byte: string): Promise<string> {
    return new Promise((resolve) => {
      const socket = connect(port, "127.0.0.1");
      let said = "";
      socket.on("data", (part) => {
        said += part;
      });
      socket.on("error", () => {});
      socket.write(begin);
      const timer = setInterval(() => socket.write(byte), 1000);
      socket.on("close", () => {
        clearInterval(timer);
        resolve(said);
      });
    });
  }
});
