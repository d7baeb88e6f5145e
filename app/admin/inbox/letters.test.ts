import assert from "node:assert/strict";
import { it } from "node:test";
import { initialsOf } from "./initials.ts";
import { callLink, mailLink, phoneInWords } from "./reply-links.ts";

it("makes initials of a name in any script", () => {
  for (const [name, initials] of [
    ["Imani O.", "IO"],
    ["ludmila", "L"],
    ["Ana María de la Cruz", "AC"],
    ["پیام رضایی", "پر"],
    ["  100% ", ""],
    ["", ""],
  ] as const)
    assert.equal(initialsOf(name), initials);
});

it("lets no visitor write into a reply", () => {
  assert.equal(
    mailLink("a?cc=b@northbloom.example"),
    "mailto:a%3Fcc%3Db@northbloom.example?subject=Your%20message%20to%20Northbloom%20Rehab%20%26%20Wellness",
  );
});

it("calls a number of North America with its country, another one as it is", () => {
  assert.equal(callLink("4165550199"), "tel:+14165550199");
  assert.equal(phoneInWords("4165550199"), "(416) 555-0199");
  assert.equal(callLink("00442079460018"), "tel:00442079460018");
  assert.equal(phoneInWords("00442079460018"), "00442079460018");
});
