import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { likeness, mostLikeness, shinglesOf } from "./likeness.ts";

const blank = { main_paragraph: "", paragraph_1: "", paragraph_2: "", paragraph_3: "" };
const page = (text: string) => shinglesOf({ ...blank, paragraph_4: text });

describe("the likeness of two landing pages", () => {
  const text = "We are ten minutes from the station, and there is parking behind the house.";

  it("is whole for the same text, in another field, case or punctuation too", () => {
    const same = shinglesOf({ ...blank, main_paragraph: text.toUpperCase(), paragraph_4: "" });
    assert.equal(likeness(page(text), same), 1);
    assert.equal(likeness(page(text), page(text.replaceAll(",", " –"))), 1);
  });

  it("stays high where only the name of the place differs", () => {
    const long = `${text} Our physiotherapists see you within two days, in person or by video, and write down what to do at home in words that you can follow.`;
    const other = long.replace("station", "library");
    assert.ok(likeness(page(long), page(other)) > mostLikeness);
  });

  it("is nothing for other texts, and for empty ones", () => {
    assert.equal(likeness(page(text), page("Snow that you push never loads your back.")), 0);
    assert.equal(likeness(page(""), page("")), 0);
    assert.equal(likeness(page("two words"), page("two words")), 0);
  });
});
