import assert from "node:assert/strict";
import { it } from "node:test";
import { correctEmail } from "./correct-email.ts";

it("The slips of typing in the domain of an address are corrected, and nothing else", () => {
  for (const slip of ["gmial.com", "GMAI.com", "gmail.con", "gnail.cmo"])
    assert.equal(correctEmail(`ada@${slip}`), "ada@gmail.com", slip);
  for (const [slip, domain] of [
    ["hotmial.ca", "hotmail.ca"],
    ["yaho.com", "yahoo.com"],
  ])
    assert.equal(correctEmail(`ada@${slip}`), `ada@${domain}`);
  for (const email of [
    "",
    "gmial",
    "gmial.com@clinic.example",
    "ada@gmail.com",
    "ada@mail.concept",
  ])
    assert.equal(correctEmail(email), email);
});
