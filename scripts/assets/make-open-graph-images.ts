import { glob, readFile, writeFile } from "node:fs/promises";
import { join, parse } from "node:path";
import sharp from "sharp";
import { openGraphSize } from "#content/pictures/open-graph-size.ts";
import { type AssetCache, hashContent } from "./asset-cache.ts";

// The images are JPEG, since few sites read AVIF; scripts/assets/draw-wordmark.ts draws the name in a corner.

const settings = { ...openGraphSize, quality: 80, chromaSubsampling: "4:4:4", mozjpeg: true };

/** No page shares a portrait or a video poster. */
const folders = "{blog,gallery,hero,services}";

export async function makeOpenGraphImages(root: string, createOnce: AssetCache["createOnce"]) {
  const pictures = join(root, "content/pictures");
  const wordmark = await readFile(join(pictures, "mark/wordmark.png"));
  const urls: Record<string, string> = {};
  for (const master of (
    await Array.fromAsync(glob(`${folders}/*.jpg`, { cwd: pictures }))
  ).sort()) {
    const bytes = await readFile(join(pictures, master));
    const { dir, name } = parse(master);
    const file = `share-${name}.${hashContent(bytes, wordmark, settings)}.jpg`;
    await createOnce(file, (path) => renderOpenGraphImage(bytes, wordmark).toFile(path));
    urls[`${dir}/${name}`] = `/static/media/${file}`;
  }
  await writeFile(
    join(pictures, "open-graph-manifest.ts"),
    `// Made by \`npm run pictures\` from the masters beside it. Do not edit.
export const openGraphUrls: Record<string, string> = ${JSON.stringify(urls)};
`,
  );
}

function renderOpenGraphImage(master: Buffer, wordmark: Buffer) {
  const { width, height, ...jpeg } = settings;
  return sharp(master)
    .resize({ width, height, fit: "cover" })
    .composite([{ input: wordmark, gravity: "southwest" }])
    .jpeg(jpeg);
}
