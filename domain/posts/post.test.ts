import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { normalizeSlug } from "../fields/slug.ts";
import { truncateAtWord, truncateText } from "./post.ts";

describe("truncated text", () => {
  it("A text stays whole at exactly the limit, and gets three dots beyond it", () => {
    assert.equal(truncateText("x".repeat(50), 50), "x".repeat(50));
    assert.equal(truncateText("x".repeat(51), 50), `${"x".repeat(50)}...`);
  });

  it("The limit of a truncated text counts visible characters, not UTF-16 units", () => {
    assert.equal(truncateText("👍".repeat(50), 50), "👍".repeat(50));
    assert.equal(truncateText("👍".repeat(51), 50), `${"👍".repeat(50)}...`);
  });

  it("The home page's excerpt is truncated at the end of a word", () => {
    assert.equal(truncateAtWord("one two three", 9), "one two...");
    assert.equal(truncateAtWord("one two three", 7), "one two...");
    assert.equal(truncateAtWord("one two", 7), "one two");
    assert.equal(truncateAtWord("x".repeat(20), 9), `${"x".repeat(9)}...`);
  });
});

describe("normalized slugs", () => {
  it("A normalized slug is in lower case, with hyphens for white space, in any script", () => {
    assert.equal(normalizeSlug("  Knee  Pain\tGuide "), "knee-pain-guide");
    assert.equal(normalizeSlug("کمر درد"), "کمر-درد");
    assert.equal(normalizeSlug("Éclair"), normalizeSlug("Éclair"));
  });
});
