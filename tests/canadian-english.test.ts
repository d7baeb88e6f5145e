import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { openSite } from "./support/open-site.ts";
import { getVisibleText, listStrings } from "./support/visible-text.ts";

const root = join(import.meta.dirname, "..");

const discouragedWords: { pattern: RegExp; replacement: string }[] = [
  { pattern: /\bwhom (?:it|we|will|to)\b/i, replacement: "who" },
  { pattern: /\babove all\b/i, replacement: "especially" },
  {
    pattern: /\bbeside (?:your doctor|the care|the exercises|something)/i,
    replacement: "alongside",
  },
  { pattern: /\b(?:in|of) the shop\b|\bshop (?:insole|shoe)/i, replacement: "store, store-bought" },
  { pattern: /\bto be dear\b/i, replacement: "expensive" },
  { pattern: /\btrousers\b/i, replacement: "pants" },
  { pattern: /\b(?:two|walking) sticks\b|\bwalking frames?\b/i, replacement: "canes, walker" },
  { pattern: /\bclips or stitches\b/i, replacement: "staples or stitches" },
  { pattern: /\bflat-packed\b|\bwardrobes?\b/i, replacement: "flat-pack, dresser" },
  { pattern: /\btablets\b/i, replacement: "pills" },
  { pattern: /\ba film\b/i, replacement: "a movie" },
  { pattern: /\ba holiday\b/i, replacement: "a vacation" },
  { pattern: /\bround (?:the|that|by)\b/i, replacement: "around" },
  { pattern: /\bwalk about\b/i, replacement: "walk around" },
  { pattern: /\bfor ever\b/i, replacement: "forever" },
  { pattern: /\bby post\b/i, replacement: "by mail" },
  { pattern: /\bput right\b/i, replacement: "corrected" },
  { pattern: /\balso halfway\b/i, replacement: "even halfway through" },
  {
    pattern: /\bfrom outside\b|\bat the outside\b/i,
    replacement: "from the outside, on the outside",
  },
  { pattern: /\bmade-up\b(?! examples)/i, replacement: "made up with fresh linens" },
  { pattern: /\bdumb-bells?\b/i, replacement: "dumbbells" },
  { pattern: /\bpercent\b/i, replacement: "per cent" },
  { pattern: /\be-mails?\b/i, replacement: "email" },
];

describe("the language of the content", () => {
  it("All content files use plain Canadian English", async () => {
    const files = globSync("{content,database/demo}/**/*.ts", { cwd: root }).filter(
      (file) => !/\.test\.ts$|manifest\.ts$|seed-demo\.ts$|fake-/.test(file),
    );
    assert.ok(files.length > 60);
    const found: string[] = [];
    for (const file of files) {
      for (const text of listStrings(await import(join(root, file)))) {
        const plain = getVisibleText(text);
        for (const { pattern, replacement } of discouragedWords) {
          const index = plain.search(pattern);
          if (index >= 0)
            found.push(`${file}: “${plain.slice(index, index + 40)}”: ${replacement}`);
        }
      }
    }
    assert.deepEqual(found, []);
  });

  it("Every public page uses plain Canadian English", async () => {
    const site = await openSite("sqlite", { isSeeded: true });
    const { body } = await site.get("/sitemap.xml");
    const found: string[] = [];
    for (const [, url = ""] of body.matchAll(/<loc>([^<]*)<\/loc>/g)) {
      const path = new URL(url).pathname;
      const plain = getVisibleText((await site.get(path)).body);
      for (const { pattern, replacement } of discouragedWords) {
        const index = plain.search(pattern);
        if (index >= 0) found.push(`${path}: “${plain.slice(index, index + 40)}”: ${replacement}`);
      }
    }
    await site.close();
    assert.deepEqual(found, []);
  });
});
