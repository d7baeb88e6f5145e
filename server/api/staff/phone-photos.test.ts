import assert from "node:assert/strict";
import { once } from "node:events";
import { request } from "node:http";
import type { Socket } from "node:net";
import { after, before, describe, it } from "node:test";
import sharp from "sharp";
import { drawPicture } from "../../../tests/support/draw-picture.ts";
import { findFreePort } from "../../../tests/support/find-free-port.ts";
import { admin, openSite, type Site } from "../../../tests/support/open-site.ts";

describe("a photo from a phone", () => {
  let site: Site;
  let origin: string;
  let cookie: string;
  before(async () => {
    const port = await findFreePort();
    origin = `http://localhost:${port}`;
    site = await openSite("sqlite", { environment: { PORT: String(port) } });
    await site.app.listen({ port, host: "127.0.0.1" });
    cookie = await site.signIn(admin);
  });
  after(() => site.close());

  it("A 12 MB photo is turned upright and loses its location data", async () => {
    const drawn = await drawPicture(4000, 3000)
      .jpeg({ quality: 96 })
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "43/1 46/1 0/1" } })
      .toBuffer();
    // Phones append data too, such as a short video. Noise would take seconds to encode.
    const photo = Buffer.concat([drawn, Buffer.alloc(12 * 1024 * 1024)]);
    assert.ok(
      photo.length > 11 * 1024 * 1024 && photo.length < 15 * 1024 * 1024,
      `${photo.length}`,
    );
    assert.ok(photo.includes("Exif"));
    const form = new FormData();
    form.append("image", new Blob([new Uint8Array(photo)]), "IMG_0001.jpg");
    const response = await fetch(`${origin}/api/upload`, {
      method: "POST",
      headers: { cookie },
      body: form,
    });
    const path = await response.text();
    assert.equal(response.status, 200, path);
    for (const file of [path, path.replace(".webp", "-960.avif")]) {
      const bytes = Buffer.from(await (await fetch(origin + file)).arrayBuffer());
      assert.ok(!bytes.includes("Exif"), file);
    }
    const bytes = await (await fetch(origin + path)).arrayBuffer();
    const { width = 0, height = 0, exif, orientation, icc, xmp } = await sharp(bytes).metadata();
    assert.ok(height > width, "the photo is upright");
    assert.equal(exif ?? icc ?? xmp ?? orientation, undefined);
  });

  it("An endless upload without a Content-Length is cut off at 15 MB", async () => {
    const { hostname, port } = new URL(origin);
    const boundary = "x".repeat(20);
    const statusCode = await new Promise<number | undefined>((resolve, reject) => {
      const sending = request(
        {
          hostname,
          port,
          path: "/api/upload",
          method: "POST",
          headers: { cookie, "content-type": `multipart/form-data; boundary=${boundary}` },
        },
        (response) => {
          resolve(response.statusCode);
          sending.destroy();
        },
      );
      sending.on("error", reject);
      sending.write(
        `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n`,
      );
      const chunk = Buffer.alloc(1024 * 1024);
      const more = () => {
        while (!sending.destroyed && sending.write(chunk));
        sending.once("drain", more);
      };
      more();
    });
    assert.equal(statusCode, 413);
  });

  /** After this many other requests, an upload has progressed as far as it can. */
  const manyTurns = async () => {
    for (let i = 0; i < 50; i += 1) await (await fetch(`${origin}/healthz`)).text();
  };
  const isConnected = async ([socket]: Socket[]) => {
    if (socket?.connecting) await once(socket, "connect");
  };

  it("A third upload waits for a slot, and an aborted upload releases its slot", async (test) => {
    const { hostname, port } = new URL(origin);
    const stalled = Array.from({ length: 2 }, () => {
      const sending = request({
        hostname,
        port,
        path: "/api/upload",
        method: "POST",
        headers: { cookie, "content-type": "multipart/form-data; boundary=b" },
      });
      sending.on("error", () => {});
      sending.write("--b\r\n");
      return sending;
    });
    test.after(() => {
      for (const sending of stalled) sending.destroy();
    });
    await Promise.all(stalled.map((sending) => once(sending, "socket").then(isConnected)));
    await manyTurns();
    const form = new FormData();
    const bytes = await drawPicture(20, 20).png().toBuffer();
    form.append("image", new Blob([new Uint8Array(bytes)]), "a.png");
    let isAnswered = false;
    const waiting = fetch(`${origin}/api/upload`, {
      method: "POST",
      headers: { cookie },
      body: form,
    }).then((response) => {
      isAnswered = true;
      return response;
    });
    await manyTurns();
    assert.equal(isAnswered, false);
    for (const sending of stalled) sending.destroy();
    assert.equal((await waiting).status, 200);
  });
});
