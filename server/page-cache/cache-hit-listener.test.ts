import assert from "node:assert/strict";
import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { after, before, describe, it } from "node:test";
import { gunzipSync } from "node:zlib";
import Fastify from "fastify";
import type { CacheTag } from "#database/change-tracking/cache-tags.ts";
import type { Db } from "#domain/records/tables.ts";
import { openDatabase } from "../../tests/support/open-database.ts";
import type { PageCache } from "./page-cache.ts";
import { registerPageCache } from "./register-page-cache.ts";

describe("the listener of cache hits", () => {
  const host = "clinic.example";
  const longPage = "A sentence. ".repeat(100);
  const app = Fastify();
  const visits: (string | undefined)[] = [];
  let isDraining = false;
  let isSubscribed = false;
  let publish: (tags: CacheTag[]) => void = () => {};
  let cache: PageCache;
  let database: { db: Db; close: () => Promise<void> };
  let port: number;

  before(async () => {
    database = await openDatabase("sqlite");
    app.decorate("countVisit", ({ url }: IncomingMessage) => visits.push(url));
    app.decorate("isDraining", () => isDraining);
    app.all("/*", (_, reply) => reply.send("Fastify"));
    const registered = registerPageCache(app, {
      db: database.db,
      changes: {
        subscribe: async (listener: (tags: CacheTag[]) => void) => {
          publish = listener;
          isSubscribed = true;
          return async () => {
            isSubscribed = false;
          };
        },
      } as never,
      hosts: [host],
      getCacheKey: (url) => (url.includes("odd") ? undefined : url.split("?")[0]),
      ...{ sizeMb: 9, siteUrl: `http://${host}`, isFilled: false },
    });
    assert.ok(registered);
    cache = registered;
    await app.listen({ port: 0, host: "127.0.0.1" });
    port = (app.server.address() as AddressInfo).port;
  });
  after(async () => {
    await app.close();
    assert.equal(isSubscribed, false);
    await database.close();
  });

  const store = (key: string, body = key, headers: Record<string, string> = {}) =>
    cache.findOrRender(key, async (db) => {
      await db.selectFrom("post").select("blog_id").execute();
      return { status: 200, headers: { "x-page": key, ...headers }, body: Buffer.from(body) };
    });

  async function send(path: string, headers = {}, method = "GET", payload?: string) {
    const options = { port, host: "127.0.0.1", path, method, agent: false };
    const sent = request({ ...options, headers: { host, ...headers } }).end(payload);
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  }

  it("Other methods, requests with a body and other hosts are left to Fastify", async () => {
    await store("/page");
    for (const [headers, method, payload] of [
      [{}, "POST"],
      [{}, "DELETE"],
      [{ "content-length": "1" }, "GET", "x"],
      [{ "transfer-encoding": "chunked" }, "GET"],
      [{ host: "evil.example" }, "GET"],
    ] as const)
      assert.equal((await send("/page", headers, method, payload)).body, "Fastify", method);
    assert.deepEqual(visits, []);
  });

  it("A request with two Host headers is left to Fastify, wherever they stand", async () => {
    const sendLines = async (...lines: string[]) => {
      const socket = connect(port, "127.0.0.1");
      socket.end(`GET /page HTTP/1.1\r\n${lines.join("\r\n")}\r\nconnection: close\r\n\r\n`);
      return text(socket);
    };
    assert.match(await sendLines(`Host: ${host}`, "from: a", "from: b"), /\r\n\r\n\/page$/);
    for (const other of [host, "evil.example"])
      for (const name of ["host", "HOST"])
        assert.doesNotMatch(await sendLines(`Host: ${host}`, `${name}: ${other}`), /\/page$/);
  });

  it("A URL that is not cached, has no key or is an old link of a post is left to Fastify", async () => {
    await store("/");
    for (const url of ["/nowhere", "/nowhere?x=1", "/page?odd=1", "/?p=12"])
      assert.equal((await send(url)).body, "Fastify", url);
  });

  it("A cached page is sent with its headers under every URL of its key, and counted", async () => {
    visits.length = 0;
    for (const url of ["/page", "/page?utm_source=x"]) {
      const { status, body, headers } = await send(url);
      assert.deepEqual([status, body, headers["x-page"]], [200, "/page", "/page"]);
    }
    assert.deepEqual(visits, ["/page", "/page?utm_source=x"]);
    await store("/page?page=2");
    const { hits } = cache.counts();
    assert.equal((await send("/page?page=2")).body, "/page?page=2");
    assert.equal(cache.counts().hits, hits + 1);
    const head = await send("/page", {}, "HEAD");
    assert.deepEqual([head.status, head.body, head.headers["content-length"]], [200, "", "5"]);
  });

  it("A call of the API is no visit", async () => {
    visits.length = 0;
    await store("/blogs", "{}", { "content-type": "application/json; charset=utf-8" });
    assert.equal((await send("/blogs")).body, "{}");
    assert.deepEqual(visits, []);
  });

  it("A page that the browser has is answered with 304, and counted", async () => {
    const { etag = "" } = (await send("/page")).headers;
    const { notModified } = cache.counts();
    const response = await send("/page", { "if-none-match": etag });
    assert.deepEqual([response.status, response.body], [304, ""]);
    assert.equal(cache.counts().notModified, notModified + 1);
    assert.equal((await send("/page", { "if-none-match": '"x"' })).status, 200);
    assert.equal(cache.counts().notModified, notModified + 1);
  });

  it("Each browser gets the encoding that it accepts", async () => {
    await store("/long", longPage);
    for (let n = 0; n < 2; n += 1)
      for (const [accepted, encoding] of [
        ["gzip", "gzip"],
        ["br", "br"],
        [`gzip, ${"x".repeat(300)}`, "gzip"],
        ["", undefined],
      ] as const) {
        const { headers } = await send("/long", { "accept-encoding": accepted });
        assert.equal(headers["content-encoding"], encoding, accepted);
      }
    const { variants } = (await store("/long")) ?? assert.fail();
    assert.equal(gunzipSync(variants.gzip.body).toString(), longPage);
  });

  it("During shutdown a cached page closes its connection", async () => {
    const getConnection = async () =>
      (await send("/page", { connection: "keep-alive" })).headers.connection;
    assert.equal(await getConnection(), "keep-alive");
    isDraining = true;
    assert.equal(await getConnection(), "close");
    isDraining = false;
  });

  it("A published change removes the pages that read the table", async () => {
    publish(["location_page"]);
    assert.equal((await send("/page")).body, "/page");
    publish(["post"]);
    assert.equal((await send("/page")).body, "Fastify");
  });

  it("A page of more than eight mebibytes is not stored", async () => {
    const mebibyte = 1024 * 1024;
    await store("/large", "x".repeat(8 * mebibyte - 8192));
    await store("/larger", "x".repeat(8 * mebibyte));
    assert.ok(cache.find("/large"));
    assert.equal(cache.find("/larger"), undefined);
  });
});
