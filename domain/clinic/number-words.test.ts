import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { endSentence, formatCount, formatItems } from "./number-words.ts";

describe("numbers in sentences", () => {
  it("Counts are words up to twenty, and agree with their noun", () => {
    assert.equal(formatCount(9, "person", "people"), "Nine people");
    assert.equal(formatCount(1, "service"), "One service");
    assert.equal(formatCount(0, "language"), "No languages");
    assert.equal(formatCount(21, "service"), "21 services");
  });

  it("Items are listed without a comma before the last one", () => {
    assert.equal(formatItems(["English", "Gujarati", "Farsi"]), "English, Gujarati and Farsi");
    assert.equal(formatItems(["English", "Farsi"], "or"), "English or Farsi");
    assert.equal(formatItems(["English"]), "English");
  });

  it("A sentence that ends with an initial has one full stop", () => {
    assert.equal(endSentence("Note by Bo"), "Note by Bo.");
    assert.equal(endSentence("Note by Bo T."), "Note by Bo T.");
  });
});
