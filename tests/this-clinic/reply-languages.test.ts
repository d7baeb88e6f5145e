import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { guessReplyLanguage } from "#domain/clinic/reply-languages.ts";

describe("the languages of replies", () => {
  it("The language of a message is told by its script, or by common words", () => {
    assert.equal(guessReplyLanguage("Do you treat knees?"), "en");
    assert.equal(guessReplyLanguage("Magandang umaga po. May available po ba?"), "tl");
    assert.equal(guessReplyLanguage("મને ઘૂંટણમાં દુખે છે"), "gu");
    assert.equal(guessReplyLanguage("سلام، شانه‌ام درد می‌کند"), "fa");
    assert.equal(guessReplyLanguage("The angle of my posture"), "en");
  });
});
