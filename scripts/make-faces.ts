import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";

// Makes the two faces of the site from their packages: only the Latin letters, and only the weights that
// the styles ask for. A face is weighed before every first paint, and three quarters of the display
// face were weights that nobody sees (docs/decisions/018). The results are committed.

const root = join(import.meta.dirname, "..");

/** What a face can write: ASCII, Latin-1, Latin Extended-A, and the signs of good typesetting. */
const letters = [
  ...characters(0x20, 0x7e),
  ...characters(0xa0, 0x17f),
  ..."–—‘’‚“”„†•…′″‹›€™−←→↑↓",
].join("");

const faces = {
  // One weight, between the regular of large headings and the sturdier one of small ones.
  fraunces: { from: "fraunces/files/fraunces-latin-opsz-normal.woff2", wght: 420 },
  figtree: {
    from: "figtree/files/figtree-latin-wght-normal.woff2",
    wght: { min: 400, max: 600, default: 400 },
  },
};

for (const [name, { from, wght }] of Object.entries(faces)) {
  const master = await readFile(join(root, "node_modules/@fontsource-variable", from));
  const face = await subsetFont(master, letters, {
    targetFormat: "woff2",
    variationAxes: { wght },
  });
  await writeFile(join(root, "app/styles/faces", `${name}.woff2`), face);
  process.stdout.write(`${name}: ${master.length} → ${face.length} bytes\n`);
}

function characters(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
}
