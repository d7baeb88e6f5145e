import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { countTypos, findClosestWord } from "./closest-word.ts";

describe("words with typos", () => {
  it("Letters that are missing, added, wrong or swapped count one each", () => {
    for (const [from, to, count] of [
      ["massage", "massage", 0],
      ["masage", "massage", 1],
      ["masssage", "massage", 1],
      ["massige", "massage", 1],
      ["msasage", "massage", 1],
      ["phisioterapy", "physiotherapy", 2],
      ["ab", "xy", 2],
      ["knee", "kxyz", 3],
      ["ab", "ba", 1],
      ["ab", "xa", 2],
      ["ab", "bx", 2],
      ["", "knee", 4],
      ["knee", "", 4],
    ] as const)
      assert.equal(countTypos(from, to), count, `${from} → ${to}`);
  });

  it("A short word allows one typo and a long one two", () => {
    const words = ["knee", "massage", "physiotherapy", "physiotherapist"];
    assert.equal(findClosestWord("kneee", words), "knee");
    assert.equal(findClosestWord("kene", words), "knee");
    assert.equal(findClosestWord("phisioterapy", words), "physiotherapy");
    assert.equal(findClosestWord("fysiotherapy", words), "physiotherapy");
    assert.equal(findClosestWord("mesege", words), undefined);
    assert.equal(findClosestWord("shouxxer", ["shoulder"]), "shoulder");
    assert.equal(findClosestWord("massxxe", words), undefined);
    assert.equal(findClosestWord("physioxxxrapy", words), undefined);
    assert.equal(findClosestWord("kne", words), undefined);
    assert.equal(findClosestWord("xyzzy", words), undefined);
  });

  it("A short word is not corrected to one with another first letter", () => {
    for (const [term, word] of [
      ["nerve", "serve"],
      ["rash", "crash"],
      ["hold", "cold"],
    ] as const)
      assert.equal(findClosestWord(term, [word]), undefined, term);
    assert.equal(findClosestWord("nkee", ["knee"]), "knee");
    assert.equal(findClosestWord("nxee", ["knee"]), undefined);
    assert.equal(findClosestWord("bridge", ["fridge"]), "fridge");
    assert.equal(findClosestWord("nassage", ["massage"]), "massage");
  });

  it("Of two words as close as each other, the one with the same first letter wins", () => {
    assert.equal(findClosestWord("bracer", ["tracer", "braces"]), "braces");
  });

  it("The closest word wins, even if it comes later", () => {
    assert.equal(findClosestWord("braceses", ["bracketes", "bracesed", "braces"]), "bracesed");
    assert.equal(findClosestWord("acupunture", ["acupunctures", "acupuncture"]), "acupuncture");
  });
});
