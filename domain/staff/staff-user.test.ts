import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { isValidStaffEmail, linkFields, loginFields, newUserFields } from "./staff-user.ts";

describe("the fields of a staff user", () => {
  it("The fields of a sign-in have the lengths that the specification promises", () => {
    const limits = Object.entries(loginFields).map(([name, { limit }]) => `${name} ${limit}`);
    assert.deepEqual(limits, ["email 36", "password 16", "code 60"]);
    assert.equal(linkFields.token.limit, 64);
    assert.equal(newUserFields.name.limit, 60);
  });

  it("An email of more than 36 characters or with a name in quotes cannot sign in", () => {
    const longest = `${"a".repeat(24)}@example.com`;
    assert.equal(isValidStaffEmail(longest), true);
    for (const email of [`a${longest}`, '"a b"@example.com', "a@b", ".a@example.com", ""])
      assert.equal(isValidStaffEmail(email), false, email);
  });
});
