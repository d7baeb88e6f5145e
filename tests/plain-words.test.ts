import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { textsIn, wordsOf } from "./support/page-words.ts";
import { openSite } from "./support/site.ts";

const root = join(import.meta.dirname, "..");

/** Words that sound British or foreign to a reader in Ontario, with the usual word. */
const foreignWords: { words: RegExp; usual: string }[] = [
  { words: /\bwhom (?:it|we|will|to)\b/i, usual: "who" },
  { words: /\babove all\b/i, usual: "especially" },
  { words: /\bbeside (?:your doctor|the care|the exercises|something)/i, usual: "alongside" },
  { words: /\b(?:in|of) the shop\b|\bshop (?:insole|shoe)/i, usual: "store, store-bought" },
  { words: /\bto be dear\b/i, usual: "expensive" },
  { words: /\btrousers\b/i, usual: "pants" },
  { words: /\b(?:two|walking) sticks\b|\bwalking frames?\b/i, usual: "canes, walker" },
  { words: /\bclips or stitches\b/i, usual: "staples or stitches" },
  { words: /\bflat-packed\b|\bwardrobes?\b/i, usual: "flat-pack, dresser" },
  { words: /\btablets\b/i, usual: "pills" },
  { words: /\ba film\b/i, usual: "a movie" },
  { words: /\ba holiday\b/i, usual: "a vacation" },
  { words: /\bround (?:the|that|by)\b/i, usual: "around" },
  { words: /\bwalk about\b/i, usual: "walk around" },
  { words: /\bfor ever\b/i, usual: "forever" },
  { words: /\bby post\b/i, usual: "by mail" },
  { words: /\bput right\b/i, usual: "corrected" },
  { words: /\balso halfway\b/i, usual: "even halfway through" },
  { words: /\bfrom outside\b|\bat the outside\b/i, usual: "from the outside, on the outside" },
  { words: /\bmade-up\b(?! examples)/i, usual: "made up with fresh linens" },
  { words: /\bdumb-bells?\b/i, usual: "dumbbells" },
  { words: /\bpercent\b/i, usual: "per cent" },
  { words: /\be-mails?\b/i, usual: "email" },
];

/** Wrong or stiff phrases that a review found in the translations. */
const mistranslations: [language: string, phrase: string, meaning: string][] = [
  ["fa", "بسته", "a closed parcel, where a closed day is meant"],
  ["fa", "جای اورژانس", "no substitute for an emergency department, or no place for one"],
  ["fa", "راه رسیدن", "the way of arriving"],
  ["fa", "چهارده خدمت", "fourteen favours"],
  ["gu", "ધબકારા", "heartbeats, where sound waves are meant"],
  ["gu", "શું કરી શકવું ગમે", "what one would like to be able to do, stiffly"],
  ["tl", "May sukat at may makina", "there is a size and there is a machine"],
];

describe("the language of the content", () => {
  it("The translated pages do not repeat known mistranslations", async () => {
    for (const [language, phrase, meaning] of mistranslations) {
      const texts = textsIn(await import(join(root, `content/languages/${language}.ts`)));
      assert.ok(!texts.join("\n").includes(phrase), `${language}: “${phrase}” means ${meaning}`);
    }
  });

  it("All content files use plain Canadian English", async () => {
    const files = globSync("{content,database/demo}/**/*.ts", { cwd: root }).filter(
      (file) => !/\.test\.ts$|manifest\.ts$|seed\.ts$|made-up/.test(file),
    );
    assert.ok(files.length > 60);
    const found: string[] = [];
    for (const file of files) {
      for (const text of textsIn(await import(join(root, file)))) {
        const plain = wordsOf(text);
        for (const { words, usual } of foreignWords) {
          const at = plain.search(words);
          if (at >= 0) found.push(`${file}: “${plain.slice(at, at + 40)}”: ${usual}`);
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
      const plain = wordsOf((await site.get(path)).body);
      for (const { words, usual } of foreignWords) {
        const at = plain.search(words);
        if (at >= 0) found.push(`${path}: “${plain.slice(at, at + 40)}”: ${usual}`);
      }
    }
    await site.close();
    assert.deepEqual(found, []);
  });
});
