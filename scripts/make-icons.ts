import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { clinic } from "#content/clinic.ts";
import { mark } from "#content/mark.ts";
import { readTokens, type Tokens } from "./read-tokens.ts";

// Creates the icons, the web manifest and the theme colour from the logo mark, the colour tokens and
// the clinic's name.

/** Home screens crop maskable icons to various shapes, so the mark stays in the middle. */
const shareOfHeight = { maskable: 0.58, opaque: 0.74, clear: 1 };

export async function makeIcons(root: string): Promise<void> {
  const folder = join(root, "public");
  const tokens = await readTokens(root);
  const paper = tokens("paper");
  const svg = drawMark(tokens);
  const icon = async (size: number, kind: keyof typeof shareOfHeight) => {
    const height = Math.round(size * shareOfHeight[kind]);
    const drawing = await sharp(Buffer.from(svg), { density: 600 })
      .resize({ height, width: size, fit: "inside" })
      .toBuffer();
    const background = kind === "clear" ? { r: 0, g: 0, b: 0, alpha: 0 } : paper;
    return sharp({ create: { width: size, height: size, channels: 4, background } })
      .composite([{ input: drawing, gravity: "centre" }])
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
  };
  const files: Record<string, Buffer | string> = {
    "favicon.svg": svg,
    "favicon.ico": inIco(await icon(32, "clear"), 32),
    "apple-touch-icon.png": await icon(180, "opaque"),
    "icon-192.png": await icon(192, "maskable"),
    "icon-512.png": await icon(512, "maskable"),
    "icon-any-192.png": await icon(192, "opaque"),
    "icon-any-512.png": await icon(512, "opaque"),
    "manifest.webmanifest": `${JSON.stringify(manifestWith(tokens), undefined, 2)}\n`,
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  await writeFile(
    join(root, "content/theme-colour.ts"),
    `// Made by \`npm run pictures\` from app/styles/tokens.css. Do not edit.
export const themeColour = "${tokens("evergreen-deep")}";
`,
  );
}

function drawMark(tokens: Tokens): string {
  const colours = { ground: "evergreen", drawing: "paper", sage: "sage", coral: "coral" };
  const shapes = mark.shapes.map(({ path, colour, line }) => {
    const value = tokens(colours[colour]);
    const look = line
      ? `stroke="${value}" stroke-width="${line}" stroke-linecap="round"`
      : `fill="${value}"`;
    return `<path d="${path}" ${look}/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}">${shapes.join("")}</svg>\n`;
}

const manifestWith = (tokens: Tokens) => ({
  name: clinic.name,
  short_name: clinic.shortName,
  lang: "en-CA",
  id: "/",
  scope: "/",
  start_url: "/",
  // Visitors keep the browser's back button, URL and sharing.
  display: "browser",
  theme_color: tokens("evergreen-deep"),
  background_color: tokens("paper"),
  icons: [
    { src: "/favicon.svg", type: "image/svg+xml", sizes: "any", purpose: "any" },
    ...[192, 512].flatMap((size) => [
      iconOf(size, "icon", "maskable"),
      iconOf(size, "icon-any", "any"),
    ]),
  ],
});

const iconOf = (size: number, name: string, purpose: string) => ({
  src: `/${name}-${size}.png`,
  type: "image/png",
  sizes: `${size}x${size}`,
  purpose,
});

/** An ICO file has a header of 6 bytes and an entry of 16 bytes before the PNG. */
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
