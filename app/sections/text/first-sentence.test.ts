import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { getFirstSentence, getOpeningLines } from "./first-sentence.server.ts";

describe("the first sentence", () => {
  it("A text without an end of a sentence is cut at its line", () => {
    assert.equal(getFirstSentence("Often, yes"), "Often, yes");
    assert.equal(getFirstSentence("From $12.50 a visit\nAsk us."), "From $12.50 a visit");
    assert.equal(getFirstSentence("Really? Yes."), "Really?");
  });

  it("The dot of a title ends no sentence", () => {
    for (const getBeginning of [getFirstSentence, getOpeningLines])
      assert.equal(getBeginning("Dr. Li treats knees. And hips."), "Dr. Li treats knees.");
  });

  it("A sentence of several lines is whole, and so is a text without an end", () => {
    assert.equal(
      getOpeningLines("Treats knees\nand hips. Likes hills."),
      "Treats knees\nand hips.",
    );
    assert.equal(getOpeningLines("Knees\nHips"), "Knees\nHips");
  });
});
