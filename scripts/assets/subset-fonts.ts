import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { type LanguageFont, languageFonts } from "#content/languages/language-fonts.ts";

// Fonts are loaded before the first paint, so they contain only the letters and weights that the styles
// use (docs/decisions/018). Commit the results.

const root = join(import.meta.dirname, "../..");

/** ASCII, Latin-1, Latin Extended-A and typographic characters. */
const characterSet = [
  ...characters(0x20, 0x7e),
  ...characters(0xa0, 0x17f),
  ..."–—‘’‚“”„†•…′″‹›€™−←→↑↓",
].join("");

const fonts: Record<string, Omit<LanguageFont, "letters"> & { letters?: string }> = {
  // A single weight serves large and small headings.
  fraunces: { from: "fraunces/files/fraunces-latin-opsz-normal.woff2", wght: 420 },
  figtree: {
    from: "figtree/files/figtree-latin-wght-normal.woff2",
    wght: { min: 400, max: 600, default: 400 },
  },
  ...languageFonts,
};

for (const [name, { from, wght, letters = characterSet }] of Object.entries(fonts)) {
  const master = await readFile(join(root, "node_modules/@fontsource-variable", from));
  const font = await subsetFont(master, letters, {
    targetFormat: "woff2",
    variationAxes: { wght },
  });
  await writeFile(join(root, "app/styles/fonts", `${name}.woff2`), font);
  process.stdout.write(`${name}: ${master.length} → ${font.length} bytes\n`);
}

function characters(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
}
