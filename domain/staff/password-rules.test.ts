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

  it("A password of twelve to sixteen characters, five of them distinct, is long and mixed enough", () => {
    const check = (password: string) => validatePassword(password, owner, []);
    assert.match(check("tulip-ferry") ?? "", /12 to 16/);
    assert.equal(check("tulip-ferry9"), undefined);
    assert.equal(check("tulip-ferry9-red"), undefined);
    assert.match(check("tulip-ferry9-redx") ?? "", /12 to 16/);
    assert.match(check("abdkabdkabdk") ?? "", /wider mix/);
    assert.equal(check("abdkzabdkzab"), undefined);
    assert.equal(check("👍👎🦊🐻🌷🍉👍👎🦊🐻🌷🍉"), undefined);
  });

  it("Names of four letters and sequences of five are refused, and shorter ones are not", () => {
    const check = (password: string) =>
      validatePassword(password, { name: "Ana Bela", email: "ann@northbloom.example" }, []);
    assert.match(check("x-bela-kites!") ?? "", /name/);
    assert.equal(check("ana-ann-kites"), undefined);
    for (const password of ["tulip-9-abcde", "abcde-9-tulip", "tulip-9-edcba", "tulip-x-45678"])
      assert.match(check(password) ?? "", /easy to guess/, password);
    for (const password of ["tulip-9-abcdx", "tulip-x-4567x", "tulip wxyz 012"])
      assert.equal(check(password), undefined, password);
  });
});
