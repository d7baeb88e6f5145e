import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { findFreePort } from "../support/find-free-port.ts";
import { createFreshDatabase, type FreshDatabase } from "../support/fresh-database.ts";
import { signInTo } from "../support/load-writers.ts";
import { admin } from "../support/open-site.ts";
import { isShortRun } from "../support/run-length.ts";
import { getMemoryMiB, type SiteProcess, startSite } from "../support/site-process.ts";

const roundCount = isShortRun ? 2 : 5;
const maxMemoryMiB = 700;
const script = "<script>alert(1)</script><?php system('id'); ?>";

describe("hostile image uploads", () => {
  let database: FreshDatabase;
  let site: SiteProcess;
  let origin: string;
  let cookie: string;
  before(async () => {
    database = await createFreshDatabase("sqlite");
    const port = await findFreePort();
    origin = `http://localhost:${port}`;
    site = await startSite({
      ...database.environment,
      ...{ PORT: String(port), ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
    });
    cookie = await signInTo(origin);
  });
  after(async () => {
    site.child.kill("SIGTERM");
    await site.exitCode;
    await database.remove();
  });

  const upload = (bytes: Uint8Array, name: string, type = "image/png") => {
    const form = new FormData();
    form.append("image", new File([new Uint8Array(bytes)], name, { type }));
    return fetch(`${origin}/api/upload`, { method: "POST", headers: { cookie }, body: form });
  };

  it("Decompression bombs of 256 megapixels are refused while pages are still served", async (test) => {
    const bomb = createPng(16_000, 16_000);
    assert.ok(bomb.length < 40_000);
    const startedAt = performance.now();
    const firstResponse = await upload(bomb, "bomb.png");
    assert.equal(firstResponse.status, 400);
    assert.match(await firstResponse.text(), /50 million pixels/);
    test.diagnostic(`refused in ${Math.round(performance.now() - startedAt)} ms`);

    for (let round = 0; round < roundCount; round += 1) {
      const bombs = Array.from({ length: 10 }, () => upload(bomb, "bomb.png"));
      const pages = Array.from({ length: 10 }, () => fetch(`${origin}/about`));
      for (const page of await Promise.all(pages)) {
        assert.equal(page.status, 200);
        await page.text();
      }
      for (const response of await Promise.all(bombs)) {
        assert.ok([400, 503].includes(response.status), `${response.status}`);
        if (response.status === 503) assert.ok(Number(response.headers.get("retry-after")) > 0);
        await response.text();
      }
    }
    assert.ok(getMemoryMiB(site) < maxMemoryMiB, `${getMemoryMiB(site)} MiB`);
    test.diagnostic(`${getMemoryMiB(site)} MiB after ${roundCount * 10 + 1} bombs`);
  });

  it("A polyglot file is served as a re-encoded picture and nothing else", async () => {
    const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: "#12453f" } });
    const jpeg = await photo.clone().jpeg().toBuffer();
    const png = await photo.clone().png().toBuffer();
    const gif = await photo.clone().gif().toBuffer();
    const polyglots: [Uint8Array, string, string][] = [
      [Buffer.concat([jpeg, Buffer.from(script)]), "photo.jpg", "image/jpeg"],
      [
        Buffer.concat([jpeg, Buffer.from("PK\x03\x04evil.jar")]),
        "photo.jar",
        "application/java-archive",
      ],
      [withComment(jpeg), "photo.php.jpg", "text/html"],
      [withText(png), "photo.svg", "image/svg+xml"],
      [Buffer.concat([gif, Buffer.from(`/*${script}*/=1;`)]), "photo.js", "text/javascript"],
    ];
    for (const [bytes, name, type] of polyglots) {
      const response = await upload(bytes, name, type);
      const path = await response.text();
      assert.equal(response.status, 200, `${name} ${path}`);
      assert.match(path, /^\/uploads\/[0-9a-f]{32}\.webp$/);
      for (const file of [path, path.replace(".webp", "-480.avif")]) {
        const served = await fetch(origin + file);
        const body = Buffer.from(await served.arrayBuffer()).toString("latin1");
        assert.match(served.headers.get("content-type") ?? "", /^image\/(webp|avif)$/);
        assert.equal(served.headers.get("x-content-type-options"), "nosniff");
        assert.doesNotMatch(body, /<script|<\?php|evil/, name);
      }
    }
  });

  it("Uploads with hostile file names are stored under their own hash", async () => {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#123" } })
      .png()
      .toBuffer();
    const paths = new Set<string>();
    for (const name of [
      ...["../../../start.ts", "..\\..\\x.png", "/etc/passwd", "a.png\0.php", "con", ".htaccess"],
      ...["a\r\nset-cookie: x=1.png", '"; filename="b.html', "x".repeat(8000), "ઘૂંટણ.png", ""],
    ]) {
      const response = await upload(bytes, name);
      const text = await response.text();
      assert.ok(
        [200, 400].includes(response.status),
        `${name.slice(0, 40)} ${response.status} ${text}`,
      );
      assert.equal(response.headers.get("set-cookie"), null);
      if (response.status === 200) paths.add(text);
    }
    assert.equal(paths.size, 1, [...paths].join());
  });
});

/** A black one-bit picture has few bytes at any size. */
function createPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  const end = chunk("IEND", Buffer.alloc(0));
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", pixels), end]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function withComment(jpeg: Buffer): Buffer {
  const comment = Buffer.from(script);
  const length = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), length, comment, jpeg.subarray(2)]);
}

function withText(png: Buffer): Buffer {
  const afterHeader = 33;
  const text = chunk("tEXt", Buffer.from(`Comment\0${script}`));
  return Buffer.concat([png.subarray(0, afterHeader), text, png.subarray(afterHeader)]);
}
