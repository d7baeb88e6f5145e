import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { clinic } from "#content/clinic.ts";
import { logoMark } from "#content/logo-mark.ts";
import { readTokens, type Tokens } from "./read-tokens.ts";

/** Home screens crop maskable icons to various shapes, so the mark stays in the middle. */
const markHeightRatio = { maskable: 0.58, opaque: 0.74, clear: 1 };

export async function makeIcons(root: string): Promise<void> {
  const folder = join(root, "public");
  const tokens = await readTokens(root);
  const paper = tokens("surface");
  const svg = drawMark(tokens);
  const icon = async (size: number, kind: keyof typeof markHeightRatio) => {
    const height = Math.round(size * markHeightRatio[kind]);
    const resizedMark = await sharp(Buffer.from(svg), { density: 600 })
      .resize({ height, width: size, fit: "inside" })
      .toBuffer();
    const background = kind === "clear" ? { r: 0, g: 0, b: 0, alpha: 0 } : paper;
    return sharp({ create: { width: size, height: size, channels: 4, background } })
      .composite([{ input: resizedMark, gravity: "centre" }])
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
  };
  const files: Record<string, Buffer | string> = {
    "favicon.svg": svg,
    "favicon.ico": wrapInIco(await icon(32, "clear"), 32),
    "apple-touch-icon.png": await icon(180, "opaque"),
    "icon-192.png": await icon(192, "maskable"),
    "icon-512.png": await icon(512, "maskable"),
    "icon-any-192.png": await icon(192, "opaque"),
    "icon-any-512.png": await icon(512, "opaque"),
    "manifest.webmanifest": `${JSON.stringify(createManifest(tokens), undefined, 2)}\n`,
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  await writeFile(
    join(root, "content/theme-colour.ts"),
    `// Made by \`npm run pictures\` from app/styles/tokens.css. Do not edit.
export const themeColour = "${tokens("brand-deep")}";
`,
  );
}

function drawMark(tokens: Tokens): string {
  const colours = { ground: "brand", drawing: "surface", sage: "brand-soft", coral: "ornament" };
  const shapes = logoMark.shapes.map(({ path, colour, line }) => {
    const value = tokens(colours[colour]);
    const attributes = line
      ? `stroke="${value}" stroke-width="${line}" stroke-linecap="round"`
      : `fill="${value}"`;
    return `<path d="${path}" ${attributes}/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${logoMark.viewBox}">${shapes.join("")}</svg>\n`;
}

const createManifest = (tokens: Tokens) => ({
  name: clinic.name,
  short_name: clinic.shortName,
  lang: "en-CA",
  id: "/",
  scope: "/",
  start_url: "/",
  // Visitors keep the browser's back button, URL and sharing.
  display: "browser",
  theme_color: tokens("brand-deep"),
  background_color: tokens("surface"),
  icons: [
    { src: "/favicon.svg", type: "image/svg+xml", sizes: "any", purpose: "any" },
    ...[192, 512].flatMap((size) => [
      manifestIcon(size, "icon", "maskable"),
      manifestIcon(size, "icon-any", "any"),
    ]),
  ],
});

const manifestIcon = (size: number, name: string, purpose: string) => ({
  src: `/${name}-${size}.png`,
  type: "image/png",
  sizes: `${size}x${size}`,
  purpose,
});

/** An ICO file has a header of 6 bytes and an entry of 16 bytes before the PNG. */
function wrapInIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
