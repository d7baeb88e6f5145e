import { glob, readFile, writeFile } from "node:fs/promises";
import { join, parse } from "node:path";
import sharp from "sharp";
import { shareSize } from "#content/pictures/share-picture.ts";
import { hashOf, type MadeFiles } from "./made-files.ts";

// Creates Open Graph images as JPEG, since few sites read AVIF, with the clinic's name in a corner
// (scripts/draw-wordmark.ts).

const settings = { ...shareSize, quality: 80, chromaSubsampling: "4:4:4", mozjpeg: true };

/** No page shares a portrait or a video poster. */
const folders = "{blog,gallery,hero,services}";

export async function makeSharePictures(root: string, makeOnce: MadeFiles["makeOnce"]) {
  const pictures = join(root, "content/pictures");
  const wordmark = await readFile(join(pictures, "mark/wordmark.png"));
  const addresses: Record<string, string> = {};
  for (const master of (
    await Array.fromAsync(glob(`${folders}/*.jpg`, { cwd: pictures }))
  ).sort()) {
    const bytes = await readFile(join(pictures, master));
    const { dir, name } = parse(master);
    const file = `share-${name}.${hashOf(bytes, wordmark, settings)}.jpg`;
    await makeOnce(file, (path) => makeSharePicture(bytes, wordmark).toFile(path));
    addresses[`${dir}/${name}`] = `/static/media/${file}`;
  }
  await writeFile(
    join(pictures, "share-manifest.ts"),
    `// Made by \`npm run pictures\` from the masters beside it. Do not edit.
export const shareAddresses: Record<string, string> = ${JSON.stringify(addresses)};
`,
  );
}

function makeSharePicture(master: Buffer, wordmark: Buffer) {
  const { width, height, ...jpeg } = settings;
  return sharp(master)
    .resize({ width, height, fit: "cover" })
    .composite([{ input: wordmark, gravity: "southwest" }])
    .jpeg(jpeg);
}
