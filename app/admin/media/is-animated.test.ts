import assert from "node:assert/strict";
import { describe, it } from "node:test";
import sharp from "sharp";
import { isAnimated } from "./is-animated.ts";

describe("isAnimated", () => {
  const colors = ["#f00", "#0f0", "#00f"];
  const draw = async (frameCount: number, format: "gif" | "webp") => {
    const frames = colors.slice(0, frameCount).map((background) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    );
    const joined = await Promise.all(frames);
    const picture = frameCount > 1 ? sharp(joined, { join: { animated: true } }) : sharp(joined[0]);
    const bytes = await picture.toFormat(format).toBuffer();
    return new File([new Uint8Array(bytes)], `a.${format}`, { type: `image/${format}` });
  };

  it("Only a GIF or WebP with several frames is animated", async () => {
    for (const format of ["gif", "webp"] as const)
      for (const frameCount of [1, 2, 3])
        assert.equal(await isAnimated(await draw(frameCount, format)), frameCount > 1);
  });

  it("A file that is cut off, empty or of another type is not animated", async () => {
    const bytes = new Uint8Array(await (await draw(3, "gif")).arrayBuffer());
    for (let length = 0; length < 40; length += 1)
      assert.equal(
        await isAnimated(new File([bytes.subarray(0, length)], "a.gif", { type: "image/gif" })),
        false,
      );
    assert.equal(await isAnimated(new File([bytes], "a.jpg", { type: "image/jpeg" })), false);
  });
});
