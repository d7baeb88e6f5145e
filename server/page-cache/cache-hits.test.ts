import assert from "node:assert/strict";
import { once } from "node:events";
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { connect, type Socket } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { after, before, beforeEach, describe, it } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { findFreePort } from "../../tests/support/find-free-port.ts";
import { admin, openSite, type Site } from "../../tests/support/open-site.ts";
import { createCacheFill } from "./cache-fill.ts";

describe("page cache hits", () => {
  let site: Site;
  let port: number;
  let agent: Agent;
  before(async () => {
    port = await findFreePort();
    site = await openSite("sqlite", { isSeeded: true, environment: { PORT: String(port) } });
    await site.app.listen({ port, host: "127.0.0.1" });
    agent = new Agent({ keepAlive: true, maxSockets: 1 });
  });
  after(async () => {
    agent.destroy();
    await site.close();
  });
  const invalidatePosts = () => site.db.updateTable("post").set({ blog_image_alt: "" }).execute();
  beforeEach(invalidatePosts);

  const occupyDatabase = () => site.db.startTransaction().execute();

  const counts = () => {
    const counted = site.app.pageCacheCounts();
    assert.ok(counted);
    return counted;
  };

  interface RequestOptions {
    method?: string;
    headers?: Record<string, string>;
  }

  async function sendRequest(path: string, { method = "GET", headers = {} }: RequestOptions = {}) {
    const ownHeaders = { host: `localhost:${port}`, ...headers };
    const sent = request({
      port,
      host: "127.0.0.1",
      path,
      method,
      headers: ownHeaders,
      agent,
    }).end();
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
  }

  const sharedHeaders = ({ "x-request-id": _, date: __, ...headers }: IncomingHttpHeaders) =>
    headers;

  it("A cache hit is identical to the rendered page in every encoding and has no request id", async () => {
    const plain = await site.get("/blog");
    const bodies = {
      br: (body: Buffer) => brotliDecompressSync(body),
      gzip: (body: Buffer) => gunzipSync(body),
      identity: (body: Buffer) => body,
    };
    for (const [encoding, read] of Object.entries(bodies)) {
      const headers = { "accept-encoding": encoding };
      await invalidatePosts();
      const { hits, rendered } = counts();
      const miss = await sendRequest("/blog", { headers });
      const hit = await sendRequest("/blog", { headers });
      assert.deepEqual([counts().hits, counts().rendered], [hits + 1, rendered + 1]);
      assert.equal(read(hit.body).toString(), plain.body);
      assert.equal(Number(hit.headers["content-length"]), hit.body.length);
      assert.deepEqual(sharedHeaders(hit.headers), sharedHeaders(miss.headers));
      assert.match(String(miss.headers["x-request-id"]), /./);
      assert.equal(hit.headers["x-request-id"], undefined);
    }
  });

  it("HEAD on a cached page has the same headers, no body and keeps the connection open", async () => {
    await sendRequest("/about");
    const fullResponse = await sendRequest("/about");
    const head = await sendRequest("/about", { method: "HEAD" });
    assert.equal(head.status, 200);
    const odd = await sendRequest("/about?page=1&page=2", { method: "HEAD" });
    assert.equal(
      odd.headers.etag,
      fullResponse.headers.etag,
      "a response that is not cached has the same ETag",
    );
    assert.equal(head.body.length, 0);
    assert.deepEqual(sharedHeaders(head.headers), sharedHeaders(fullResponse.headers));
    assert.equal((await sendRequest("/about")).body.length, fullResponse.body.length);
  });

  it("A conditional request for a cached page gets 304 with all headers but those of the body", async () => {
    const first = await sendRequest("/about");
    const etag = String(first.headers.etag);
    const response = await sendRequest("/about", { headers: { "if-none-match": etag } });
    assert.equal(response.status, 304);
    assert.equal(response.body.length, 0);
    const names = ["content-security-policy", "x-frame-options", "cache-control", "etag", "vary"];
    for (const name of names) assert.equal(response.headers[name], first.headers[name], name);
  });

  it("A cached page is served only under the site's own hosts", async () => {
    const plain = await sendRequest("/about");
    assert.equal((await sendRequest("/about", { headers: { host: "evil.example" } })).status, 421);
    const headers = {
      "x-forwarded-host": "evil.example",
      "x-react-router-spa-mode": "yes",
      cookie: "a=b",
    };
    assert.deepEqual((await sendRequest("/about", { headers })).body, plain.body);
  });

  it("Unknown query parameters share one cached page and never appear in it", async () => {
    await sendRequest("/blog?page=2");
    const { rendered, entries } = counts();
    const plain = await sendRequest("/blog?page=2");
    for (const url of ["/blog?page=2&utm_source=x", "/blog?fbclid=%3Cscript%3E&page=2"])
      assert.deepEqual((await sendRequest(url)).body, plain.body, url);
    assert.equal(counts().rendered, rendered);
    assert.equal(counts().entries, entries);
    const part = await sendRequest("/about.data?_routes=pages%2Fabout");
    const again = await sendRequest("/about.data?x=1&_routes=pages/about");
    assert.deepEqual(again.body, part.body);
    assert.equal(counts().rendered, rendered + 1);
    await sendRequest("/about?first=junk");
    assert.ok(!(await sendRequest("/about")).body.includes("junk"));
    assert.equal((await sendRequest("/blogs?limit=2&x=1")).status, 200);
    assert.deepEqual(
      (await sendRequest("/blogs?limit=2")).body,
      (await sendRequest("/blogs?y=2&limit=2")).body,
    );
  });

  it("The background fill leaves a page of the sitemap in the cache", async () => {
    const { rendered } = counts();
    const isCached = (path: string) => path !== "/";
    await createCacheFill(site.app, { siteUrl: site.config.siteUrl, isCached }).start();
    assert.equal(counts().rendered, rendered + 2);
    await sendRequest("/");
    assert.equal(counts().rendered, rendered + 2);
  });

  it("A URL in non-canonical form neither reads nor fills the cache", async () => {
    const { entries } = counts();
    const odd = ["/About", "/blog?page=2&page=3", "/about.data?_routes=nowhere", "/nowhere"];
    for (const url of odd) await sendRequest(url);
    assert.equal(counts().entries, entries);
    assert.equal((await sendRequest("/about", { method: "POST" })).status, 404);
  });

  it("A hundred concurrent requests share one render, even if some clients disconnect", async () => {
    const before = counts();
    const busy = await occupyDatabase();
    const asking = Array.from({ length: 100 }, () =>
      fetch(`http://localhost:${port}/`, { headers: { connection: "close" } }),
    );
    const leaving = connect(port, "127.0.0.1");
    leaving.write(`GET / HTTP/1.1\r\nhost: localhost:${port}\r\n\r\n`);
    while (counts().coalesced < before.coalesced + 100) await new Promise(setImmediate);
    leaving.destroy();
    await busy.rollback().execute();
    const bodies = await Promise.all(asking.map(async (response) => (await response).text()));
    assert.equal(new Set(bodies).size, 1);
    assert.match(bodies[0] ?? "", /<h1/);
    assert.equal(counts().rendered, before.rendered + 1);
  });

  it("A render continues if the client that started it disconnects", async () => {
    const { rendered } = counts();
    const busy = await occupyDatabase();
    const accepted = once(site.app.server, "connection") as Promise<[Socket]>;
    const first = connect(port, "127.0.0.1");
    first.write(`GET /blog HTTP/1.1\r\nhost: localhost:${port}\r\n\r\n`);
    while (counts().rendered === rendered) await new Promise(setImmediate);
    const second = sendRequest("/blog");
    const [socket] = await accepted;
    first.destroy();
    await once(socket, "close");
    await busy.rollback().execute();
    assert.equal((await second).status, 200);
    assert.equal(counts().rendered, rendered + 1);
  });

  it("Private pages and rejected forms are never cached", async () => {
    const cookie = await site.signIn(admin);
    const { entries } = counts();
    const ownHeaders = [
      "/admin",
      "/admin/blogs",
      "/admin/blogs/1/preview",
      "/login",
      "/admin/blogs.data",
    ];
    for (const url of [...ownHeaders, "/api/staff/posts", "/api/openapi.json", "/healthz"])
      await sendRequest(url, { headers: { cookie } });
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const rejected = await site.send({
      method: "POST",
      url: "/send-quote",
      headers: form,
      payload: "name=Typed+in",
    });
    assert.ok(rejected.body.includes("Typed in"));
    assert.doesNotMatch(String(rejected.headers["cache-control"]), /public/);
    assert.equal(counts().entries, entries);
    for (const url of ["/", "/about"])
      assert.ok(!(await sendRequest(url)).body.includes("Typed in"));
    const signedIn = await sendRequest("/about", { headers: { cookie } });
    assert.deepEqual(signedIn.body, (await sendRequest("/about")).body);
  });

  it("Pipelined requests are answered in order from the cache", async () => {
    await sendRequest("/about");
    await sendRequest("/contact");
    const socket = connect(port, "127.0.0.1");
    const lines = (path: string, more = "") =>
      `GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\n${more}\r\n`;
    socket.write(lines("/about") + lines("/nowhere") + lines("/contact", "connection: close\r\n"));
    const titles = [...(await text(socket)).matchAll(/<title>([^|]+)/g)].map(([, title]) => title);
    assert.equal(titles.length, 3);
    assert.match(titles[0] ?? "", /Expert Care/);
    assert.match(titles[1] ?? "", /not found/);
  });

  it("A cached page is served during shutdown on a connection that then closes", async () => {
    await sendRequest("/about");
    const busy = await occupyDatabase();
    const { rendered } = counts();
    const socket = connect(port, "127.0.0.1");
    const responses = text(socket);
    socket.write(`GET /blog HTTP/1.1\r\nhost: localhost:${port}\r\n\r\n`);
    while (counts().rendered === rendered) await new Promise(setImmediate);
    const isStopping = Promise.withResolvers<void>();
    site.app.server.once("request", () => isStopping.resolve());
    const closed = site.app.close();
    socket.write(`GET /about HTTP/1.1\r\nhost: localhost:${port}\r\n\r\n`);
    await isStopping.promise;
    await busy.rollback().execute();
    const [, first = "", second = ""] = (await responses).split("HTTP/1.1 ");
    assert.match(first, /^200/);
    assert.match(second, /^200/);
    assert.match(second, /^connection: close/im);
    await closed;
  });
});
