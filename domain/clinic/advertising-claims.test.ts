import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { titlesWithoutDoctor } from "#content/colleges.ts";
import { findClaims } from "./advertising-claims.ts";

const {
  titles: [title = ""],
  abbreviations: [abbreviation = ""],
} = titlesWithoutDoctor;

describe("advertising claims", () => {
  it("An advertising claim is found in any case, with a reason and a suggestion", () => {
    const [claim, ...others] = findClaims("It is the BEST way to spare your spine.");
    assert.deepEqual(others, []);
    assert.equal(claim?.phrase, "BEST");
    assert.equal(claim?.reason, "it cannot be verified");
    assert.equal(claim?.suggestion, "“a good way”");
  });

  for (const text of [
    ...["We guarantee it", "guaranteed relief", "It cures a cold", "a miracle", "100% effective"],
    ...["the #1 clinic", "Number one in Toronto", "no. 1", "top-rated", "a leading clinic"],
    ...["pain-free in a week", "pain free", "Painless", "risk-free", "without side effects"],
    ...["a knee specialist", "specializing in backs", "specialises in feet", "our experts"],
    ...[`Dr. Joaquin Reyes, ${title}`, `Dr Wen Li ${abbreviation}`],
    ...[`our ${title.toLowerCase()}, Dr. Li`, `Dr. ${title}`, `Dr ${abbreviation}`],
  ])
    it(`“${text}” contains an advertising claim`, () => assert.equal(findClaims(text).length, 1));

  for (const text of [
    ...["Bestow a secure pedicure", "procure, obscure", "bestseller", "Do your best", "at best"],
    ...["leading to stiffness", "a misleading word", "the leading cause"],
    ...["Dr. Amara Singh, Dentist", `Dr. Singh works with a ${title.toLowerCase()}`],
    `drive ${abbreviation}`,
    ...["the number 10", "#100", "one hundred steps", "especially", "spécialiste"],
  ])
    it(`“${text}” contains no advertising claim`, () => assert.deepEqual(findClaims(text), []));

  it("Advertising claims have their offsets in the order of the text, also after emoji and accents", () => {
    const text = "👍 Café: the best cure.";
    assert.deepEqual(
      findClaims(text).map(({ start, end }) => text.slice(start, end)),
      ["best", "cure"],
    );
  });
});
