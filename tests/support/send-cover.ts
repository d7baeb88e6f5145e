import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";

/** A photo lying on its side, as phones store it, with the given size in bytes. */
export async function drawPhoto(bytes: number): Promise<Buffer> {
  const photo = await sharp({
    create: { width: 4000, height: 3000, channels: 3, background: "#9fc2ae" },
  })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return Buffer.concat([photo, Buffer.alloc(bytes - photo.length)]);
}

/** A drawing of noise, so that its file is large, with a transparent corner at the top left. */
export function drawTransparentNoise(width: number, height: number): Promise<Buffer> {
  const pixels = randomBytes(width * height * 4);
  for (let y = 0; y < 20; y += 1) pixels.fill(0, y * width * 4, y * width * 4 + 80);
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

/** Chooses a cover and returns the file that the browser sends. */
export async function sendCover(page: Page, file: { folder: string; name: string; bytes: Buffer }) {
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      XMLHttpRequest.prototype.send = send;
      if (body instanceof FormData) Object.assign(window, { sentFile: body.get("image") });
      send.call(this, body);
    };
  });
  // Playwright sends a buffer to the browser slowly, but a path at once.
  const path = join(file.folder, file.name);
  writeFileSync(path, file.bytes);
  const uploaded = page.waitForResponse("**/api/upload");
  await page.getByLabel("Picture file").setInputFiles(path);
  assert.equal((await uploaded).status(), 200);
  return page.evaluate(async () => {
    const { sentFile } = window as unknown as { sentFile: File };
    const bitmap = await createImageBitmap(sentFile);
    const canvas = new OffscreenCanvas(8, 8);
    const context = canvas.getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    return {
      name: sentFile.name,
      type: sentFile.type,
      bytes: sentFile.size,
      width: bitmap.width,
      height: bitmap.height,
      alpha: context?.getImageData(2, 2, 1, 1).data[3],
    };
  });
}
