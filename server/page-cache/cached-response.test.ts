import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import {
  createResponseEncoder,
  encodeResponse,
  recompress,
  selectVariant,
} from "./cached-response.ts";
import { compress } from "./content-encoding.ts";
import { createResponseStore } from "./response-store.ts";

describe("a cached response", () => {
  const text = "A sentence about a knee, then one about a shoulder. ".repeat(40);
  const page = (status = 200, body = text) => ({
    status,
    headers: { "content-type": "text/html", "x-frame-options": "DENY" },
    body: Buffer.from(body),
  });
  const getHeaders = ({ headers }: { headers: readonly string[] }) =>
    Object.fromEntries(headers.flatMap((name, i) => (i % 2 === 0 ? [[name, headers[i + 1]]] : [])));

  it("A body that is too small or too large is not compressed", async () => {
    const isCompressed = async (bytes: number, effort: "quick" | "best") =>
      Object.keys(await compress(Buffer.alloc(bytes, "a"), effort)).length > 0;
    const mebibyte = 1024 * 1024;
    assert.equal(await isCompressed(699, "quick"), false);
    assert.equal(await isCompressed(700, "quick"), true);
    assert.equal(await isCompressed(4 * mebibyte, "quick"), true);
    assert.equal(await isCompressed(4 * mebibyte + 1, "quick"), false);
    assert.equal(await isCompressed(mebibyte + 1, "best"), false);
    const small = (await encodeResponse(page(200, "short"))).variants;
    assert.equal(small.br.body.toString(), "short");
    assert.equal(getHeaders(small.br)["content-encoding"], undefined);
  });

  it("Only what is asked for is compressed, and better if there is time", async () => {
    const body = Buffer.from(text);
    assert.deepEqual(Object.keys(await compress(body, "quick", ["br"])), ["br"]);
    assert.deepEqual(Object.keys(await compress(body, "quick", ["gzip"])), ["gzip"]);
    const words = Array.from({ length: 2000 }, (_, i) => `${(i * 7919) % 104729} knees`);
    const long = Buffer.from(words.join(" "));
    const [quick, best] = [await compress(long, "quick"), await compress(long, "best")];
    assert.ok((best.br?.length ?? 0) < (quick.br?.length ?? 0));
  });

  it("A stored response is compressed better once it is asked for, and only once", async () => {
    const store = createResponseStore({ bytes: 100_000, maxEntryBytes: 100_000 });
    const response = await encodeResponse(page(), ["identity"]);
    const { variants } = response;
    let recompressions = 0;
    Object.defineProperty(response, "variants", {
      get() {
        recompressions += 1;
        return variants;
      },
    });
    store.set("/", response, new Set());
    assert.equal(store.get("/other"), undefined);
    for (let n = 0; n < 3; n += 1) assert.equal(store.get("/"), response);
    while (variants.gzip.body === variants.identity.body) await new Promise(setImmediate);
    store.get("/");
    await new Promise(setImmediate);
    assert.equal(recompressions, 1);
  });

  it("A store that does not recompress keeps the first compression", async () => {
    const limits = { bytes: 100_000, maxEntryBytes: 100_000 };
    const store = createResponseStore({ ...limits, recompresses: false });
    const response = await encodeResponse(page(), ["identity"]);
    let recompressions = 0;
    const { variants } = response;
    Object.defineProperty(response, "variants", {
      get: () => {
        recompressions += 1;
        return variants;
      },
    });
    store.set("/", response, new Set());
    for (let n = 0; n < 3; n += 1) store.get("/");
    await new Promise(setImmediate);
    assert.equal(recompressions, 0);
  });

  it("A 404 page that could not be encoded is encoded again for the next request", async () => {
    const encode = createResponseEncoder();
    let reads = 0;
    const headers = {
      get "content-type"() {
        reads += 1;
        // The first reading makes the key, and the second the response.
        if (reads === 2) throw new Error("out of memory");
        return "text/html";
      },
    };
    const missing = { ...page(404), headers };
    await assert.rejects(encode(missing), /out of memory/);
    assert.equal((await encode(missing)).status, 404);
  });

  it("Only a page that was found has an ETag, and other bodies have other ETags", async () => {
    const [found, same, other, missing] = await Promise.all([
      encodeResponse(page()),
      encodeResponse(page()),
      encodeResponse(page(200, `${text}!`)),
      encodeResponse(page(404)),
    ]);
    assert.match(String(found.etag), /^W\/"[\w-]{22}"$/);
    assert.equal(found.etag, same.etag);
    assert.notEqual(found.etag, other.etag);
    assert.equal(missing.etag, undefined);
    assert.equal("etag" in getHeaders(missing.variants.identity), false);
    assert.equal(selectVariant(missing, "br", "*"), missing.variants.br);
  });

  it("Each variant has the same headers, and its own length and encoding", async () => {
    const { variants, etag, bytes, notModified } = await encodeResponse(page());
    const common = { "x-frame-options": "DENY", vary: "accept-encoding", etag };
    for (const [encoding, variant] of Object.entries(variants))
      assert.deepEqual(getHeaders(variant), {
        ...common,
        "content-type": "text/html",
        "content-length": String(variant.body.length),
        ...(encoding !== "identity" && { "content-encoding": encoding }),
      });
    assert.deepEqual(getHeaders(notModified), common);
    assert.equal(notModified.body.length, 0);
    assert.equal(brotliDecompressSync(variants.br.body).toString(), text);
    assert.equal(gunzipSync(variants.gzip.body).toString(), text);
    const sizes = Object.values(variants).map(({ body }) => body.length);
    assert.equal(
      bytes,
      sizes.reduce((sum, size) => sum + size, 4096),
    );
  });

  it("Only Brotli and what the first visitor asks for is compressed before the response", async () => {
    const response = await encodeResponse(page(), ["identity"]);
    const { identity, gzip, br } = response.variants;
    assert.equal(gzip.body, identity.body);
    assert.equal(response.bytes, 4096 + identity.body.length + br.body.length);
    await recompress(response);
    const smaller = response.variants.gzip;
    assert.equal(gunzipSync(smaller.body).toString(), text);
    assert.equal(getHeaders(smaller)["content-encoding"], "gzip");
    assert.equal(getHeaders(smaller)["content-length"], String(smaller.body.length));
    assert.equal(smaller.headers.filter((name) => name === "content-encoding").length, 1);
    const { headers } = response.variants.br;
    assert.equal(headers.filter((name) => name === "content-encoding").length, 1);
  });

  it("A variant that better compression does not make smaller is left as it is", async () => {
    const response = await encodeResponse(page());
    await recompress(response);
    const before = { ...response.variants };
    await recompress(response);
    assert.equal(response.variants.br, before.br);
    assert.equal(response.variants.gzip, before.gzip);
    assert.equal(response.variants.identity, before.identity);
  });

  it("An ETag that the browser knows selects the variant without a body", async () => {
    const response = await encodeResponse(page());
    const etag = String(response.etag);
    for (const known of [
      etag,
      etag.slice(2),
      `"other", ${etag}`,
      `"other",${etag.slice(2)}`,
      " * ",
    ])
      assert.equal(selectVariant(response, "br", known), response.notModified, known);
    for (const other of [undefined, "", '"other"', `${etag}x`])
      assert.equal(selectVariant(response, "gzip", other), response.variants.gzip);
  });

  it("Only pages that were not found share their encoded form, by body and headers", async () => {
    const encode = createResponseEncoder();
    assert.equal(await encode(page(404)), await encode(page(404)));
    assert.notEqual(await encode(page(404)), await encode(page(404, `${text}!`)));
    const other = { ...page(404), headers: { "x-frame-options": "SAMEORIGIN" } };
    assert.notEqual(await encode(page(404)), await encode(other));
    assert.notEqual(await encode(page()), await encode(page()));
    const first = await encode(page(404));
    for (let n = 0; n < 49; n += 1) await encode(page(404, String(n)));
    assert.equal(await encode(page(404)), first, "fifty are stored");
    for (let n = 0; n < 50; n += 1) await encode(page(404, String(n)));
    assert.notEqual(await encode(page(404)), first, "the oldest of fifty-one is gone");
  });
});
