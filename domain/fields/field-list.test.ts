import assert from "node:assert/strict";
import { describe, it } from "node:test";
import {
  type Field,
  fieldFormats,
  filterInput,
  normalizeField,
  toAsciiDigits,
  validateField,
} from "./field-list.ts";

const line: Field = { label: "Name", limit: 5 };

describe("filtered input", () => {
  it("A phone field keeps digits only, and converts those of other scripts to 0 to 9", () => {
    assert.equal(toAsciiDigits("+1 (416) 555-0142 ext. x"), "14165550142");
    assert.equal(toAsciiDigits("۰۱۲۳۴۵۶۷۸۹"), "0123456789");
    assert.equal(toAsciiDigits("૪૧૬ ૫૫૫ ૦૧૪૨"), "4165550142");
    assert.equal(toAsciiDigits("𝟜𝟙𝟞"), "416");
  });

  it("A name field keeps letters and spaces of any script", () => {
    const toLetters = (text: string) => filterInput({ ...line, kind: "letters" }, text);
    assert.equal(toLetters("Imani O’Okafor-3 <b>"), "Imani OOkafor b");
    assert.equal(toLetters("કૃષ્ણા પટેલ"), "કૃષ્ણા પટેલ");
    assert.equal(toLetters("می‌خواهم 1"), "می‌خواهم ");
    assert.equal(toLetters("Imani\tOkafor"), "Imani Okafor");
  });
});

describe("a text before it is stored", () => {
  it("The characters that are counted are those that are stored", () => {
    assert.equal(normalizeField(line, " e\u0301a\tb\r\n "), "éa b");
    assert.equal(validateField(line, " e\u0301a\tbc\r\n "), undefined);
    assert.equal(validateField(line, "🦵🦵🦵🦵🦵"), undefined);
    assert.equal(validateField(line, "🦵🦵🦵🦵🦵a"), "Name can have 5 characters at most.");
  });

  it("A link may begin with a capital letter, as phones write it", () => {
    const link: Field = { label: "Link", limit: 40, kind: "url" };
    assert.equal(validateField(link, "Https://Clinic.example/A"), undefined);
    assert.equal(normalizeField(link, " HTTPS://Clinic.example/A"), "https://Clinic.example/A");
    assert.equal(normalizeField(link, "/Https://x"), "/Https://x");
  });

  it("An email address loses invisible characters before the spaces around it", () => {
    const email: Field = { label: "Email", limit: 20, kind: "email" };
    assert.equal(normalizeField(email, "\u200b\ta@b.example\u200e "), "a@b.example");
    assert.equal(validateField(email, "\u200b\ta@b.example\u200e "), undefined);
  });

  it("A password is left as it is", () => {
    const password: Field = { label: "Password", limit: 20, kind: "secret", required: true };
    assert.equal(normalizeField(password, " e\u0301\n "), " e\u0301\n ");
    assert.equal(validateField(password, " e\u0301\n "), undefined);
  });

  it("NUL, half of a character and the line breaks of a line are refused", () => {
    const refusal = "Name has characters that cannot be stored. Please type it again.";
    for (const text of ["a\0", "a\ud800", "a\nb"])
      assert.equal(validateField(line, text), refusal, JSON.stringify(text));
    assert.equal(validateField({ ...line, kind: "multiline" }, "a\nb"), undefined);
    assert.equal(validateField({ ...line, kind: "phoneDigits" }, "\ud800"), refusal);
    assert.equal(validateField({ ...line, kind: "richText" }, "a\0"), refusal);
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
