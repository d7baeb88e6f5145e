import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { passwordProblem } from "./password-rules.ts";

const owner = { name: "Mirela Sandu", email: "front.desk@northbloom.example" };

describe("a new password", () => {
  it("is refused where it is short, long, or what others would try first", () => {
    const refused = {
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
    for (const [password, sentence] of Object.entries(refused))
      assert.match(passwordProblem(password, owner) ?? "", sentence, password);
  });

  it("may be words that do not belong together, in any script", () => {
    for (const password of ["correct-horse", "tulip 9 ferries", "گل‌لاله و قایق ۷"])
      assert.equal(passwordProblem(password, owner), undefined, password);
  });
});
