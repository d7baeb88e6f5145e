import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { after, before, it } from "node:test";
import sharp from "sharp";
import { drawPicture } from "../../../tests/support/draw-picture.ts";
import {
  admin,
  describeOnEachDatabase,
  openSite,
  type Site,
} from "../../../tests/support/open-site.ts";

describeOnEachDatabase("uploading images", (engine) => {
  let site: Site;
  let cookie: string;
  before(async () => {
    site = await openSite(engine);
    cookie = await site.signIn(admin);
  });
  after(() => site.close());

  const upload = async (...files: [bytes: Uint8Array, name: string, field?: string][]) => {
    const form = new FormData();
    for (const [bytes, name, field = "image"] of files)
      form.append(field, new Blob([new Uint8Array(bytes)]), name);
    const encoded = new Response(form);
    return site.send({
      method: "POST",
      url: "/api/upload",
      cookie,
      headers: { "content-type": encoded.headers.get("content-type") ?? "" },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
  };
  const getRejection = async (...file: [bytes: Uint8Array, name: string]) => {
    const response = await upload(file);
    assert.equal(response.statusCode, 400, response.body);
    const { status, message, errors } = response.json();
    assert.equal(status, "fail");
    assert.equal(errors.image, message);
    return message as string;
  };
  const served = (url: string, headers: Record<string, string> = {}) =>
    site.send({ method: "GET", url, headers });

  it("An upload rejects HEIC, SVG, a wrong extension, an empty and a broken file with advice", async () => {
    const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
    const svg = Buffer.from('<?xml version="1.0"?><svg xmlns="x"><script>alert(1)</script></svg>');
    const photo = await drawPicture(800, 600).jpeg().toBuffer();
    const php = Buffer.from("<?php echo 1;");
    assert.match(await getRejection(heic, "IMG_0001.HEIC"), /HEIC.*Most Compatible/);
    assert.match(await getRejection(heic, "holiday.jpg"), /HEIC/);
    assert.match(await getRejection(svg, "logo.svg"), /SVG.*PNG/);
    assert.match(await getRejection(svg, "logo.png"), /SVG.*PNG/);
    assert.match(await getRejection(php, "photo.jpg"), /whatever its name says.*JPEG/);
    assert.match(await getRejection(Buffer.from("GIF89a;<script>"), "a.gif"), /damaged/);
    assert.match(await getRejection(Buffer.alloc(0), "empty.png"), /empty/);
    assert.match(
      await getRejection(photo.subarray(0, photo.length / 2), "half.jpg"),
      /damaged.*save/,
    );
    const avif = await drawPicture(20, 20).avif().toBuffer();
    assert.match(await getRejection(avif, "a.avif"), /JPEG, PNG, WebP or GIF/);
  });

  it("An upload rejects more than 50 million pixels without decoding the image", async () => {
    const huge = await sharp({
      create: { width: 10_000, height: 5001, channels: 3, background: "white" },
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    assert.ok(huge.length < 1024 * 1024);
    assert.match(await getRejection(huge, "bomb.png"), /50 million pixels.*smaller/);
  });

  it("An upload rejects more than 15 MB even without a Content-Length", async () => {
    const response = await upload([randomBytes(15 * 1024 * 1024 + 1), "large.jpg"]);
    assert.equal(response.statusCode, 413);
    assert.match(response.json().errors.image, /larger than 15 MB.*smaller/);
  });

  it("An upload rejects two images, other fields and no image", async () => {
    const small = await drawPicture(10, 10).png().toBuffer();
    for (const files of [
      [
        [small, "a.png"],
        [small, "b.png"],
      ],
      [[small, "a.png", "photo"]],
    ] as [Uint8Array, string, string?][][]) {
      const response = await upload(...files);
      assert.equal(response.statusCode, 400);
      assert.ok(response.json().errors.image);
    }
    const json = await site.post("/api/upload", {}, cookie);
    assert.equal(json.statusCode, 415);
    assert.equal((await upload()).statusCode, 400);
  });

  it("An upload returns the path alone, and the image is served there", async () => {
    const response = await upload([await drawPicture(1000, 500).png().toBuffer(), "a.png"]);
    assert.equal(response.statusCode, 200);
    assert.match(response.headers["content-type"] as string, /^text\/plain/);
    assert.match(response.body, /^\/uploads\/[0-9a-f]{32}\.webp$/);
    const found = await served(response.body);
    assert.equal(found.statusCode, 200);
    assert.equal(found.headers["content-type"], "image/webp");
    assert.equal(found.headers["cache-control"], "public, max-age=86400, immutable");
    assert.equal(found.headers["x-content-type-options"], "nosniff");
    assert.equal(found.headers["content-security-policy"], "default-src 'none'; sandbox");
    assert.equal(found.headers["cross-origin-resource-policy"], "cross-origin");
    const name = response.body.split("/").at(-1);
    assert.equal(found.headers["content-disposition"], `inline; filename="${name}"`);
    const etag = found.headers.etag as string;
    assert.equal((await served(response.body, { "if-none-match": etag })).statusCode, 304);
    assert.equal((await served(response.body, { "if-none-match": '"other"' })).statusCode, 200);
  });

  it("An image gets versions of 480, 960 and 1600 pixels in AVIF and WebP but is never enlarged", async () => {
    const { body: large } = await upload([
      await drawPicture(2400, 1200).jpeg().toBuffer(),
      "l.jpg",
    ]);
    const { body: small } = await upload([await drawPicture(700, 700).gif().toBuffer(), "s.gif"]);
    for (const [path, requestedPath, width] of [
      ...[480, 960, 1600].map((firstPath): [string, number, number] => [
        large,
        firstPath,
        firstPath,
      ]),
      [large, 500, 960],
      [large, 99_999, 1600],
      [small, 480, 480],
      [small, 1600, 700],
    ] as [string, number, number][]) {
      for (const format of ["avif", "webp"]) {
        const url = path.replace(".webp", `-${requestedPath}.${format}`);
        const response = await served(url);
        assert.equal(response.headers["content-type"], `image/${format}`);
        const found =
          format === "avif" ? avifWidth(response.rawPayload) : webpWidth(response.rawPayload);
        assert.equal(await found, width, url);
      }
    }
  });

  it("Only the first frame of an animated GIF is stored", async () => {
    const frames = ["#f00", "#00f"].map((background) => ({
      create: { width: 60, height: 40, channels: 3 as const, background },
    }));
    const pictures = await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer()));
    const moving = await sharp(pictures, { join: { animated: true } })
      .gif()
      .toBuffer();
    assert.equal((await sharp(moving).metadata()).pages, 2);
    const { body: path } = await upload([moving, "moving.gif"]);
    const { width, height, pages } = await sharp((await served(path)).rawPayload).metadata();
    assert.deepEqual([width, height, pages], [60, 40, undefined]);
    const { dominant } = await sharp((await served(path)).rawPayload).stats();
    assert.ok(dominant.r > 200 && dominant.b < 50);
  });

  it("The same file is stored once even if it is uploaded twice at the same time", async () => {
    const bytes = await drawPicture(300, 200).webp().toBuffer();
    const [firstPath, secondPath] = await Promise.all([
      upload([bytes, "a.webp"]),
      upload([bytes, "b.webp"]),
    ]);
    assert.equal(firstPath.body, secondPath.body);
    const hash = firstPath.body.slice(9, 41);
    const rows = await site.db
      .selectFrom("image")
      .select("hash")
      .where("hash", "=", hash)
      .execute();
    assert.equal(rows.length, 1);
  });

  it("An unknown image path gets 404", async () => {
    const unknown = "0".repeat(32);
    for (const path of [
      ...[
        "",
        "x",
        `${unknown}.webp`,
        `${unknown}-480.avif`,
        `${unknown}.svg`,
        `${unknown}.webp.php`,
      ],
      ...["..%2F..%2Fpackage.json", "%2e%2e%2fpackage.json", "..\\package.json", "%00.webp"],
    ])
      assert.ok([400, 404].includes((await served(`/uploads/${path}`)).statusCode), path);
  });

  it("A post shows an uploaded cover and image in all widths", async () => {
    const { body: path } = await upload([await drawPicture(1200, 900).jpeg().toBuffer(), "c.jpg"]);
    const paragraph = `<p>See</p><img src="${path}" alt="A &quot;knee&quot;"><img src="/uploads/${"0".repeat(32)}.webp">`;
    const post = {
      title: "With pictures",
      slug_url: "with pictures",
      blog_image: path,
      blog_image_alt: "A blue room",
      blogs_content: [{ heading: "h", paragraph }],
    };
    assert.equal((await site.post("/blog", post, cookie)).statusCode, 200);
    const page = (await site.get("/blogs/with-pictures")).body;
    const html = page.replace(/<script[\s\S]*?<\/script>/g, "");
    const hash = path.slice(9, 41);
    assert.equal(html.split(`/uploads/${hash}-960.avif 960w`).length, 3);
    assert.ok(html.includes('alt="A blue room"'));
    assert.ok(html.includes('width="1200" height="900" alt="A &quot;knee&quot;"'));
    assert.ok(!html.includes("/uploads/000"));
    assert.ok((await site.get("/blog")).body.includes(`/uploads/${hash}-480.webp 480w`));
  });
});

/** The server disables AVIF decoding in this process, so the width is read from the ispe box. */
function avifWidth(bytes: Buffer): number {
  assert.equal(bytes.toString("latin1", 4, 12), "ftypavif");
  return bytes.readUInt32BE(bytes.indexOf("ispe") + 8);
}

async function webpWidth(bytes: Buffer): Promise<number | undefined> {
  const { width, format } = await sharp(bytes).metadata();
  return format === "webp" ? width : undefined;
}
