import assert from "node:assert/strict";
import { it } from "node:test";
import { getInitials } from "./initials.ts";

it("Initials come from the first and last word of a name in any script", () => {
  for (const [name, initials] of [
    ["Imani O.", "IO"],
    ["ludmila", "L"],
    ["Ana María de la Cruz", "AC"],
    ["پیام رضایی", "پر"],
    ["  100% ", ""],
    ["", ""],
  ] as const)
    assert.equal(getInitials(name), initials);
});
