import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { openSite, type Site } from "../../tests/support/open-site.ts";

const browsersEncodings = "gzip, deflate, br, zstd";

describe("the built files", () => {
  let site: Site;
  let script = "";
  let style = "";
  let fontFile = "";

  before(async () => {
    site = await openSite();
    const { body } = await site.get("/privacy");
    script = body.match(/\/static\/js\/[\w.-]+\.js/)?.[0] ?? "";
    style = body.match(/\/static\/css\/[\w.-]+\.css/)?.[0] ?? "";
    fontFile = body.match(/\/static\/media\/[\w.-]+\.woff2/)?.[0] ?? "";
  });
  after(() => site.close());

  const request = (url: string, encodings?: string) =>
    site.send({
      method: "GET",
      url,
      headers: encodings === undefined ? {} : { "accept-encoding": encodings },
    });

  it("A built file is served as Brotli, gzip or uncompressed, depending on what the client accepts", async () => {
    for (const url of [script, style]) {
      const plain = await request(url);
      assert.equal(plain.headers["content-encoding"], undefined);
      const brotli = await request(url, browsersEncodings);
      assert.equal(brotli.headers["content-encoding"], "br");
      assert.deepEqual(brotliDecompressSync(brotli.rawPayload), plain.rawPayload);
      const gzip = await request(url, "gzip");
      assert.equal(gzip.headers["content-encoding"], "gzip");
      assert.deepEqual(gunzipSync(gzip.rawPayload), plain.rawPayload);
      for (const response of [plain, brotli, gzip]) {
        assert.equal(response.headers["content-type"], plain.headers["content-type"]);
        assert.equal(response.headers["cache-control"], "public, max-age=31536000, immutable");
        assert.match(String(response.headers.vary), /accept-encoding/i);
      }
      assert.notEqual(brotli.headers.etag, plain.headers.etag);
    }
  });

  it("Fonts are not compressed again and may be embedded by other sites", async () => {
    const response = await request(fontFile, browsersEncodings);
    assert.equal(response.statusCode, 200);
    assert.equal(response.headers["content-encoding"], undefined);
    assert.equal(response.headers["content-type"], "font/woff2");
    assert.equal(response.headers["cache-control"], "public, max-age=31536000, immutable");
    assert.equal(response.headers["cross-origin-resource-policy"], "cross-origin");
    assert.equal((await request(script)).headers["cross-origin-resource-policy"], "same-origin");
  });

  it("A conditional request for a compressed file gets 304", async () => {
    const first = await request(script, browsersEncodings);
    const again = await site.send({
      method: "GET",
      url: script,
      headers: {
        "accept-encoding": browsersEncodings,
        "if-none-match": String(first.headers.etag),
      },
    });
    assert.equal(again.statusCode, 304);
    assert.equal(again.rawPayload.length, 0);
  });

  it("A missing built file is 404 and never a page", async () => {
    for (const url of ["/static/js/missing.js", "/static/media/missing.webp"]) {
      const response = await request(url, browsersEncodings);
      assert.equal(response.statusCode, 404);
      assert.doesNotMatch(String(response.headers["content-type"]), /html/);
    }
  });
});
