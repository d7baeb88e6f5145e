import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { quoteMessage } from "#app/admin/messages/reply/reply-links.ts";
import { guessReplyLanguage } from "#domain/clinic/reply-languages.ts";

describe("the languages of replies", () => {
  it("The language of a message is told by its script, or by common words", () => {
    assert.equal(guessReplyLanguage("Do you treat knees?"), "en");
    assert.equal(guessReplyLanguage("Magandang umaga po. May available po ba?"), "tl");
    assert.equal(guessReplyLanguage("મને ઘૂંટણમાં દુખે છે"), "gu");
    assert.equal(guessReplyLanguage("سلام، شانه‌ام درد می‌کند"), "fa");
    assert.equal(guessReplyLanguage("The angle of my posture"), "en");
  });

  it("The date of the quoted message is in the language of the reply", () => {
    const message = { message: "Kumusta", received_at: "2026-11-23T21:12:00.000Z" };
    assert.equal(quoteMessage(message, "tl"), "\n\nNobyembre 23, 2026:\n> Kumusta");
  });
});
