import assert from "node:assert/strict";
import { describe, it } from "node:test";
import Fastify from "fastify";
import type { Db } from "#domain/records/tables.ts";
import { createPageCache } from "./page-cache.ts";
import {
  createSharedResponder,
  getSharedHeaders,
  type RenderRequest,
  type RenderResult,
} from "./shared-response.ts";

describe("shared responses", () => {
  const db = {} as Db;
  const page = (status = 200): RenderResult => ({ status, headers: {}, body: Buffer.from("page") });

  /** Paths with a colon have no cache key. */
  function open(render: (request: RenderRequest) => RenderResult, hasCache = true) {
    const cache = hasCache
      ? createPageCache({ withPlugin: () => db } as unknown as Db, {
          bytes: 100_000,
          maxEntryBytes: 100_000,
        })
      : undefined;
    const getCacheKey = (url: string) => (url.includes(":") ? undefined : url.split("?")[0]);
    const respond = createSharedResponder({ db, getCacheKey, cache });
    const requests: Omit<RenderRequest, "db">[] = [];
    const errors: unknown[] = [];
    const app = Fastify();
    app.get("/*", (request, reply) =>
      respond(request, reply, async (asked) => {
        requests.push({ url: asked.url, isShared: asked.isShared });
        const result = render(asked);
        if (result === "sent") reply.send("sent");
        return result;
      }).catch((error) => {
        errors.push(error);
        throw error;
      }),
    );
    const get = async (url: string, headers = {}) => {
      const { statusCode, body, headers: sent } = await app.inject({ url, headers });
      assert.deepEqual(errors, []);
      return { statusCode, body, etag: sent.etag };
    };
    return { app, cache, requests, get };
  }

  it("A response that was sent while it was rendered is neither stored nor rendered again", async () => {
    const { cache, requests, get } = open(() => "sent");
    assert.equal((await get("/a")).body, "sent");
    assert.equal(requests.length, 1);
    assert.equal(cache?.counts().entries, 0);
  });

  it("A private page is rendered again for its visitor alone and not stored", async () => {
    const { cache, requests, get } = open(({ isShared }) => (isShared ? "private" : page()));
    assert.equal((await get("/a?x=1")).body, "page");
    assert.deepEqual(requests, [
      { url: "/a", isShared: true },
      { url: "/a", isShared: false },
    ]);
    assert.equal(cache?.counts().entries, 0);
  });

  it("A URL without a cache key is rendered as it is, for each request", async () => {
    const { cache, requests, get } = open(() => page());
    await get("/a:b?x=1");
    await get("/a:b?x=1");
    const own = { url: "/a:b?x=1", isShared: false };
    assert.deepEqual(requests, [own, own]);
    assert.equal(cache?.counts().entries, 0);
  });

  it("Without a cache every request is rendered, and the ETag still works", async () => {
    const { requests, get } = open(() => page(), false);
    const { etag } = await get("/a");
    assert.deepEqual(await get("/a", { "if-none-match": etag }), {
      statusCode: 304,
      body: "",
      etag,
    });
    assert.equal(requests.length, 2);
  });

  it("A cached page is rendered once, keeps its status and gets 304 for its ETag", async () => {
    const { requests, get } = open(({ url }) => page(url === "/gone" ? 410 : 200));
    const { etag, ...first } = await get("/a");
    assert.deepEqual(first, { statusCode: 200, body: "page" });
    assert.equal((await get("/a?x=1")).body, "page");
    assert.equal((await get("/a", { "if-none-match": etag })).statusCode, 304);
    assert.equal((await get("/a", { "if-none-match": '"x"' })).statusCode, 200);
    assert.equal(requests.length, 1);
    assert.equal((await get("/gone")).statusCode, 410);
  });

  it("A redirect, which has no body, is not called a binary file", async () => {
    const redirect = { status: 301, headers: { location: "/b" }, body: Buffer.alloc(0) };
    const { headers } = await open(() => redirect).app.inject("/a");
    assert.equal(headers.location, "/b");
    assert.equal(headers["content-type"], undefined);
  });

  it("Headers of one request are not shared, and every copy must be revalidated", async () => {
    const app = Fastify();
    app.get("/", (_, reply) => {
      reply.headers({ "x-request-id": "1", "set-cookie": "a=b", connection: "close", age: 5 });
      return getSharedHeaders(reply);
    });
    const headers = (await app.inject("/")).json();
    assert.deepEqual(headers, { age: "5", "cache-control": "public, no-cache" });
  });
});
