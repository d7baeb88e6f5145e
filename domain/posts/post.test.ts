import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { slugAddress } from "../slug.ts";
import { cutAt, cutAtWord } from "./post.ts";

describe("a text that is cut", () => {
  it("stays whole at exactly the limit, and gets three dots beyond it", () => {
    assert.equal(cutAt("x".repeat(50), 50), "x".repeat(50));
    assert.equal(cutAt("x".repeat(51), 50), `${"x".repeat(50)}...`);
  });

  it("is counted in characters that people see as one, not in UTF-16 units", () => {
    assert.equal(cutAt("👍".repeat(50), 50), "👍".repeat(50));
    assert.equal(cutAt("👍".repeat(51), 50), `${"👍".repeat(50)}...`);
  });

  it("goes back to a word's end in the home page's excerpt", () => {
    assert.equal(cutAtWord("one two three", 9), "one two...");
    assert.equal(cutAtWord("one two three", 7), "one two...");
    assert.equal(cutAtWord("one two", 7), "one two");
    assert.equal(cutAtWord("x".repeat(20), 9), `${"x".repeat(9)}...`);
  });
});

describe("the address of a slug", () => {
  it("is in lower case, with a hyphen for white space, in any script", () => {
    assert.equal(slugAddress("  Knee  Pain\tGuide "), "knee-pain-guide");
    assert.equal(slugAddress("کمر درد"), "کمر-درد");
    assert.equal(slugAddress("Éclair"), slugAddress("Éclair"));
  });
});
