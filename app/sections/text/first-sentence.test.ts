import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { getFirstSentence } from "./first-sentence.server.ts";

describe("the first sentence", () => {
  it("A text without an end of a sentence is cut at its line", () => {
    assert.equal(getFirstSentence("Often, yes"), "Often, yes");
    assert.equal(getFirstSentence("From $12.50 a visit\nAsk us."), "From $12.50 a visit");
    assert.equal(getFirstSentence("Really? Yes."), "Really?");
  });

  it("The dot of a title ends no sentence", () => {
    assert.equal(getFirstSentence("Dr. Li treats knees. And hips."), "Dr. Li treats knees.");
  });
});
