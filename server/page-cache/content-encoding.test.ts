import assert from "node:assert/strict";
import { buffer } from "node:stream/consumers";
import { describe, it } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createCompressor, negotiateEncoding } from "./content-encoding.ts";

describe("the negotiated content encoding", () => {
  const choices: [accepted: string | undefined, chosen: string][] = [
    [undefined, "identity"],
    ["", "identity"],
    ["deflate, zstd", "identity"],
    ["identity", "identity"],
    ["gzip", "gzip"],
    ["GZIP, Deflate", "gzip"],
    ["gzip, deflate, br, zstd", "br"],
    ["br;q=0.5, gzip", "gzip"],
    ["br;q=0, gzip;q=0.1", "gzip"],
    ["br; q=0", "identity"],
    ["*", "br"],
    ["*;q=0.5, br;q=0", "gzip"],
    ["br;q=0.0, *", "gzip"],
    ["identity;q=1, br;q=0.5", "identity"],
    ["br;q=x", "identity"],
  ];
  for (const [accepted, chosen] of choices) {
    it(`Accept-Encoding ${JSON.stringify(accepted)} selects ${chosen}`, () => {
      assert.equal(negotiateEncoding(accepted), chosen);
    });
  }

  it("A body that is compressed while it is sent has the negotiated encoding", async () => {
    const compress = (encoding: "br" | "gzip" | "identity") => {
      const compressor = createCompressor(encoding);
      compressor.end("A page");
      return buffer(compressor);
    };
    assert.equal(brotliDecompressSync(await compress("br")).toString(), "A page");
    assert.equal(gunzipSync(await compress("gzip")).toString(), "A page");
    assert.equal((await compress("identity")).toString(), "A page");
  });
});
