import assert from "node:assert/strict";
import { it } from "node:test";
import type { LanguageCode } from "#content/languages/language.ts";
import { translationsByLanguage } from "#content/languages/translations.ts";
import { services } from "#content/services/index.ts";
import { listStrings } from "../support/visible-text.ts";

const mistranslations: [language: LanguageCode, phrase: string, meaning: string][] = [
  ["fa", "بسته", "a closed parcel, where a closed day is meant"],
  ["fa", "جای اورژانس", "no substitute for an emergency department, or no place for one"],
  ["fa", "راه رسیدن", "the way of arriving"],
  ["fa", "چهارده خدمت", "fourteen favours"],
  ["gu", "ધબકારા", "heartbeats, where sound waves are meant"],
  ["gu", "શું કરી શકવું ગમે", "what one would like to be able to do, stiffly"],
  ["tl", "May sukat at may makina", "there is a size and there is a machine"],
];

it("The translated pages do not repeat known mistranslations", () => {
  for (const [language, phrase, meaning] of mistranslations) {
    const ofServices = services.map(({ translations }) => translations[language]);
    const texts = listStrings([translationsByLanguage[language], ofServices]);
    assert.ok(!texts.join("\n").includes(phrase), `${language}: “${phrase}” means ${meaning}`);
  }
});
