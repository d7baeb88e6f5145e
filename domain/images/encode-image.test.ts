import assert from "node:assert/strict";
import { it, mock } from "node:test";
import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { encodeImage } from "./encode-image.server.ts";

const red = { create: { width: 4, height: 3, channels: 3 as const, background: "red" } };

it("A library that cannot be loaded is loaded again for the next picture", async () => {
  // Another test may have encoded a picture in this process.
  const url = `${import.meta.resolve("./encode-image.server.ts")}?anew`;
  const { encodeImage }: typeof import("./encode-image.server.ts") = await import(url);
  const picture = await sharp(red).png().toBuffer();
  const block = mock.method(sharp, "block", () => {
    throw new Error("no file can be opened");
  });
  await assert.rejects(encodeImage(picture), /no file can be opened/);
  block.mock.restore();
  assert.ok("files" in (await encodeImage(picture)));
});

it("A picture is called damaged only if it is, and the cause is known", async () => {
  const picture = await sharp(red).png().toBuffer();
  const half = await encodeImage(picture.subarray(0, picture.length / 2));
  assert.ok("refused" in half);
  assert.match(half.refused, /damaged/);
  assert.match(String(half.cause), /corrupt header/);
});

for (const [reason, failures] of [
  ["vips_malloc: out of memory", [0]],
  ["heifsave: unable to encode", [1, 2]],
] as const)
  it(`A picture is not called damaged because of "${reason}"`, async () => {
    const picture = await sharp(red).png().toBuffer();
    const { toBuffer } = sharp.prototype;
    let calls = -1;
    const failing = mock.method(sharp.prototype, "toBuffer", function (this: Sharp) {
      calls += 1;
      return failures.some((n) => n === calls)
        ? Promise.reject(new Error(reason))
        : toBuffer.call(this, { resolveWithObject: true });
    });
    await assert.rejects(encodeImage(picture), new RegExp(reason));
    failing.mock.restore();
  });

it("A picture that would take hundreds of megabytes is refused before it is decoded", async () => {
  const wide = { ...red.create, width: 65_536, height: 1 };
  const deep = await sharp(red).toColourspace("rgb16").ensureAlpha().png().toBuffer();
  deep.writeUInt32BE(7000, 16);
  deep.writeUInt32BE(7000, 20);
  deep.writeUInt32BE(crc32(deep.subarray(12, 29)), 29);
  for (const picture of [await sharp({ create: wide }).png().toBuffer(), deep]) {
    const outcome = await encodeImage(picture);
    assert.match("refused" in outcome ? outcome.refused : "", /too large to open here/);
  }
});

it("Many images are encoded at the same time", async () => {
  const picture = await sharp(red).png().toBuffer();
  const refused: unknown[] = [];
  const readMany = async () => {
    for (let i = 0; i < 200; i += 1) {
      const encoded = await encodeImage(picture);
      if ("refused" in encoded) refused.push(encoded);
    }
  };
  await Promise.all(Array.from({ length: 8 }, readMany));
  assert.deepEqual(refused, []);
});
