import assert from "node:assert/strict";
import { join } from "node:path";
import { it } from "node:test";
import { listStrings } from "../support/visible-text.ts";

const root = join(import.meta.dirname, "../..");

const mistranslations: [language: string, phrase: string, meaning: string][] = [
  ["fa", "بسته", "a closed parcel, where a closed day is meant"],
  ["fa", "جای اورژانس", "no substitute for an emergency department, or no place for one"],
  ["fa", "راه رسیدن", "the way of arriving"],
  ["fa", "چهارده خدمت", "fourteen favours"],
  ["gu", "ધબકારા", "heartbeats, where sound waves are meant"],
  ["gu", "શું કરી શકવું ગમે", "what one would like to be able to do, stiffly"],
  ["tl", "May sukat at may makina", "there is a size and there is a machine"],
];

it("The translated pages do not repeat known mistranslations", async () => {
  for (const [language, phrase, meaning] of mistranslations) {
    const texts = listStrings(await import(join(root, `content/languages/${language}.ts`)));
    assert.ok(!texts.join("\n").includes(phrase), `${language}: “${phrase}” means ${meaning}`);
  }
});
