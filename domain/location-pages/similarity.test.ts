import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { getShingles, getSimilarity, similarityThreshold } from "./similarity.ts";

const blank = { main_paragraph: "", paragraph_1: "", paragraph_2: "", paragraph_3: "" };
const page = (text: string) => getShingles({ ...blank, paragraph_4: text });

describe("the similarity of two location pages", () => {
  const text = "We are ten minutes from the station, and there is parking behind the house.";

  it("The same text is fully similar, even in another field, case or punctuation", () => {
    const same = getShingles({ ...blank, main_paragraph: text.toUpperCase(), paragraph_4: "" });
    assert.equal(getSimilarity(page(text), same), 1);
    assert.equal(getSimilarity(page(text), page(text.replaceAll(",", " –"))), 1);
  });

  it("Pages that differ only in a place name are above the similarity threshold", () => {
    const long = `${text} Our physiotherapists see you within two days, in person or by video, and write down what to do at home in words that you can follow.`;
    const other = long.replace("station", "library");
    assert.ok(getSimilarity(page(long), page(other)) > similarityThreshold);
  });

  it("Different texts and empty texts have no similarity", () => {
    assert.equal(getSimilarity(page(text), page("Snow that you push never loads your back.")), 0);
    assert.equal(getSimilarity(page(""), page("")), 0);
    assert.equal(getSimilarity(page("two words"), page("two words")), 0);
  });
});
