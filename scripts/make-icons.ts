import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { clinic } from "#content/clinic.ts";

// The site's icon in the forms that browsers and home screens ask for, and the manifest that names
// them, from public/favicon.svg and the clinic's name.

/** As the head of every page says it. */
const themeColour = "#0b332e";
const paper = "#fbf8f3";

/** A home screen cuts a circle, a squircle or a drop out: what counts stays in the middle. */
const shareOfHeight = { maskable: 0.58, opaque: 0.74, clear: 1 };

export async function makeIcons(root: string): Promise<void> {
  const folder = join(root, "public");
  const svg = await readFile(join(folder, "favicon.svg"));
  const icon = async (size: number, kind: keyof typeof shareOfHeight) => {
    const height = Math.round(size * shareOfHeight[kind]);
    const drawing = await sharp(svg, { density: 600 })
      .resize({ height, width: size, fit: "inside" })
      .toBuffer();
    const background = kind === "clear" ? { r: 0, g: 0, b: 0, alpha: 0 } : paper;
    return sharp({ create: { width: size, height: size, channels: 4, background } })
      .composite([{ input: drawing, gravity: "centre" }])
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
  };
  const files: Record<string, Buffer | string> = {
    "favicon.ico": inIco(await icon(32, "clear"), 32),
    "apple-touch-icon.png": await icon(180, "opaque"),
    "icon-192.png": await icon(192, "maskable"),
    "icon-512.png": await icon(512, "maskable"),
    "manifest.webmanifest": `${JSON.stringify(manifest, undefined, 2)}\n`,
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
}

const manifest = {
  name: clinic.name,
  short_name: clinic.shortName,
  lang: "en-CA",
  start_url: "/",
  // A site of pages: the browser's own back, address and sharing stay.
  display: "browser",
  theme_color: themeColour,
  background_color: paper,
  icons: [
    { src: "/favicon.svg", type: "image/svg+xml", sizes: "any", purpose: "any" },
    ...[192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      type: "image/png",
      sizes: `${size}x${size}`,
      purpose: "maskable",
    })),
  ],
};

/** The ICO container around one PNG: a header of 6 bytes, an entry of 16, the picture. */
function inIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
