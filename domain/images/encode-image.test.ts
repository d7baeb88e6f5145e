import assert from "node:assert/strict";
import { it } from "node:test";
import sharp from "sharp";
import { encodeImage } from "./encode-image.server.ts";

it("Many images are encoded at the same time", async () => {
  const red = { create: { width: 4, height: 3, channels: 3 as const, background: "red" } };
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
