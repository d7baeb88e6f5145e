import assert from "node:assert/strict";
import { it } from "node:test";
import { formatPhone, mailtoUrl, telUrl } from "./reply-links.ts";

it("A visitor's address cannot add headers to a reply by email", () => {
  assert.equal(
    mailtoUrl("a?cc=b@northbloom.example"),
    "mailto:a%3Fcc%3Db@northbloom.example?subject=Your%20message%20to%20Northbloom%20Rehab%20%26%20Wellness",
  );
});

it("North American numbers get a country code, and others stay as they were typed", () => {
  assert.equal(telUrl("4165550199"), "tel:+14165550199");
  assert.equal(formatPhone("4165550199"), "(416) 555-0199");
  assert.equal(telUrl("00442079460018"), "tel:00442079460018");
  assert.equal(formatPhone("00442079460018"), "00442079460018");
});
