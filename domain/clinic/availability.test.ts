import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { describeAvailability, getFirstName } from "./availability.ts";

describe("the sentence about a person who cannot be booked", () => {
  it("A title before the name stays with the first name", () => {
    const person = { takesNewPatients: true, isOnLeave: true, backOn: "2027-01-04" };
    assert.equal(
      describeAvailability({ ...person, name: "Dr. Priya N." }, "2026-12-01"),
      "Dr. Priya is on leave and returns on January 4, 2027.",
    );
    assert.equal(
      describeAvailability({ ...person, name: "Mirela S." }, "2026-12-01"),
      "Mirela is on leave and returns on January 4, 2027.",
    );
  });

  it("A name that only begins like a title, or is nothing else, is a first name", () => {
    assert.equal(getFirstName("Drew P."), "Drew");
    assert.equal(getFirstName("dr priya n"), "dr priya");
    assert.equal(getFirstName("Dr."), "Dr.");
    assert.equal(getFirstName("  فرشته  "), "فرشته");
    assert.equal(getFirstName(" "), "");
  });
});
