import { copyFile, glob, readFile, writeFile } from "node:fs/promises";
import { join, parse } from "node:path";
import sharp from "sharp";
import { hashContent, openAssetCache } from "./asset-cache.ts";
import { drawWordmark } from "./draw-wordmark.ts";
import { makeIcons } from "./make-icons.ts";
import { makeOpenGraphImages } from "./make-open-graph-images.ts";
import { readTokens } from "./read-tokens.ts";

// Commit the results, so that a build has nothing to encode (docs/decisions/007).

const root = join(import.meta.dirname, "../..");
const target = join(root, "public/static/media");
const widths = [160, 360, 640, 960, 1280, 1600];
const encoderSettings = { avif: { quality: 52, effort: 6 }, webp: { quality: 74, effort: 5 } };

const placeholders = ["surface-sunken", "brand-tint-strong", "brand-soft", "brand", "ornament"];
const tokens = await readTokens(root);

const { createOnce, removeUnused } = await openAssetCache(target);

const lines = [
  "// Made by `npm run pictures` from the masters beside it. Do not edit.",
  'import type { Clip, Picture } from "./picture.ts";',
];
const masters = await Array.fromAsync(glob("*/*.jpg", { cwd: join(root, "content/pictures") }));
for (const master of masters.sort()) lines.push(await makePicture(master));
const clips = await Array.fromAsync(glob("*.mp4", { cwd: join(root, "content/videos") }));
for (const clip of clips.sort()) lines.push(await copyClip(clip));
await writeFile(join(root, "content/pictures/manifest.ts"), `${lines.join("\n")}\n`);
// The wordmark shows the icon, and the Open Graph images show the wordmark.
await makeIcons(root);
await drawWordmark(root);
await makeOpenGraphImages(root, createOnce);
await removeUnused();

async function makePicture(master: string): Promise<string> {
  const source = join(root, "content/pictures", master);
  const bytes = await readFile(source);
  const hash = hashContent(bytes, encoderSettings);
  const { width, height } = await sharp(bytes).metadata();
  const { dir, name } = parse(master);
  const stem = name.startsWith(dir) ? name : `${dir}-${name}`;
  const generatedWidths = [...widths.filter((w) => w < width), ...(width <= 1600 ? [width] : [])];
  for (const w of generatedWidths) {
    const resized = sharp(bytes).resize(w);
    await createOnce(`${stem}-${w}.${hash}.avif`, (file) =>
      resized.clone().avif(encoderSettings.avif).toFile(file),
    );
    await createOnce(`${stem}-${w}.${hash}.webp`, (file) =>
      resized.clone().webp(encoderSettings.webp).toFile(file),
    );
  }
  const { channels } = await sharp(bytes).stats();
  const picture = {
    name: `${dir}/${name}`,
    stem,
    hash,
    width,
    height,
    widths: generatedWidths,
    placeholder: nearestPlaceholder(channels.map((channel) => channel.mean)),
  };
  return `export const ${camelCase(stem)}: Picture = ${JSON.stringify(picture)};`;
}

async function copyClip(file: string): Promise<string> {
  const { name } = parse(file);
  const sources = await Promise.all(
    ["webm", "mp4"].map(async (format) => {
      const source = join(root, "content/videos", `${name}.${format}`);
      const fileName = `${name}.${hashContent(await readFile(source))}.${format}`;
      await createOnce(fileName, (file) => copyFile(source, file));
      return { src: `/static/media/${fileName}`, type: `video/${format}` };
    }),
  );
  return `export const ${camelCase(`clip-${name}`)}: Clip = ${JSON.stringify({ sources })};`;
}

function camelCase(name: string): string {
  return name.replace(/[^a-z0-9]+([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}

function nearestPlaceholder(colour: number[]): string {
  const distance = (name: string) =>
    [...Buffer.from(tokens(name).slice(1), "hex")].reduce(
      (sum, part, i) => sum + (part - (colour[i] ?? 0)) ** 2,
      0,
    );
  const [nearest] = placeholders.toSorted((a, b) => distance(a) - distance(b));
  return `bg-${nearest}`;
}
