import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { fieldFormats, toAsciiDigits, toLetters } from "./field-list.ts";

describe("filtered input", () => {
  it("A phone field keeps digits only, and converts those of other scripts to 0 to 9", () => {
    assert.equal(toAsciiDigits("+1 (416) 555-0142 ext. x"), "14165550142");
    assert.equal(toAsciiDigits("۰۱۲۳۴۵۶۷۸۹"), "0123456789");
    assert.equal(toAsciiDigits("૪૧૬ ૫૫૫ ૦૧૪૨"), "4165550142");
    assert.equal(toAsciiDigits("𝟜𝟙𝟞"), "416");
  });

  it("A name field keeps letters and spaces of any script", () => {
    assert.equal(toLetters("Imani O’Okafor-3 <b>"), "Imani OOkafor b");
    assert.equal(toLetters("કૃષ્ણા પટેલ"), "કૃષ્ણા પટેલ");
    assert.equal(toLetters("می‌خواهم 1"), "می‌خواهم ");
  });
});

describe("the email format", () => {
  const pattern = new RegExp(fieldFormats.email.pattern);
  for (const wrong of [
    "imani",
    "imani@northbloom",
    "@northbloom.example",
    "a@b.example, evil@x.example",
    '"a@b, evil"@x.example',
    "a b@c.example",
    "a@b.example\nBcc: evil@x.example",
    "<a@b.example>",
    "a@b..example",
    "a@.b.example",
    "a@b.example.",
  ]) {
    it(`The email field refuses ${JSON.stringify(wrong)}`, () =>
      assert.doesNotMatch(wrong, pattern));
  }
  for (const right of [
    "imani@northbloom.example",
    "o'neil+1@mail.co.uk",
    "i.o@a.b-c.example",
    "پیام@مثال.ایران",
  ]) {
    it(`The email field accepts ${right}`, () => assert.match(right, pattern));
  }
});
