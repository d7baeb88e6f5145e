import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { validatePassword } from "./password-rules.ts";

const owner = { name: "Mirela Sandu", email: "front.desk@northbloom.example" };

describe("new passwords", () => {
  it("A password that is short, long or easy to guess is refused", () => {
    const refusedPasswords = {
      "short-one": /12 to 16/,
      "seventeen-letters": /12 to 16/,
      aaaaaaaaaaaaaa: /wider mix of characters/,
      abababababab: /wider mix of characters/,
      "MIRELA-at-work": /name/,
      "front.desk-now": /name/,
      "Password-and-x": /easy to guess/,
      "northbloom-9x!": /easy to guess/,
      "x-qwertyuiop-1": /easy to guess/,
      "tulip-98765432": /easy to guess/,
    };
    for (const [password, sentence] of Object.entries(refusedPasswords))
      assert.match(validatePassword(password, owner, ["northbloom"]) ?? "", sentence, password);
  });

  it("A password of unrelated words in any script is accepted", () => {
    for (const password of ["correct-horse", "tulip 9 ferries", "گل‌لاله و قایق ۷"])
      assert.equal(validatePassword(password, owner, ["northbloom"]), undefined, password);
  });
});
