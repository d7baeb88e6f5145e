import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { isKeyboardWalk, isMadeOfKnownWords, isRepeated } from "./guessable-password.ts";
import { isLeakedPassword } from "./leaked-password-filter.server.ts";
import { createPasswordPolicy } from "./password-policy.server.ts";

describe("passwords that are easy to guess", () => {
  it("A part that is typed twice or more is a repetition, and parts that differ are none", () => {
    for (const password of ["dragondragon", "abcabcabca", "tulip!tulip!", "dragondragon1"])
      assert.equal(isRepeated(password), true, password);
    for (const password of ["dragondragoo", "dragontulips", "abcdabce", "a", ""])
      assert.equal(isRepeated(password), false, password);
  });

  it("Steps to neighbouring keys are a walk if they are more than seven in ten", () => {
    for (const password of ["1qaz2wsx3edc", "!QAZ2wsx#EDC", "qwertasdfg", "qweasdzxcrfv"])
      assert.equal(isKeyboardWalk(password), true, password);
    for (const password of [
      "qpwoeirutyal",
      "q2z5m8p1r7",
      "1a2s3d4f5g6h",
      "گل‌لاله و قایق",
      "qqqqqqqqpapm",
    ])
      assert.equal(isKeyboardWalk(password), false, password);
    // Seven neighbours of ten steps, and of nine.
    assert.equal(isKeyboardWalk("qwertyuipab"), false);
    assert.equal(isKeyboardWalk("qwertyuipa"), true);
  });

  it("Known words with years and symbols are refused if fewer than four other letters remain", () => {
    const check = (password: string) => isMadeOfKnownWords(password, ["northbloom", "ab"]);
    for (const password of ["Northbloom2026", "Summer-Monday!", "admin1999abc", "Northbloomxyz"])
      assert.equal(check(password), true, password);
    for (const password of ["Northbloomwxyz", "kites-2026-xy", "ababababab"])
      assert.equal(check(password), false, password);
  });

  it("A leaked password is found with its usual changes, and others are not", () => {
    for (const password of ["iloveyou1234", "Iloveyou2026!", "michaeljordan", "sonyericsson"])
      assert.equal(isLeakedPassword(password), true, password);
    for (const password of ["correct-horse", "seven odd boats", "plum-attic-42", "orbit cactus"])
      assert.equal(isLeakedPassword(password), false, password);
  });

  it("The policy names the first rule that a password breaks, and accepts what breaks none", () => {
    const policy = createPasswordPolicy(["northbloom"], ["knee"]);
    const check = (password: string) =>
      policy(password, { name: "Mirela Sandu", email: "desk@northbloom.example" }) ?? "";
    assert.match(check("short"), /12 to 16/);
    assert.match(check("michaeljordan"), /stolen/);
    const guessable = ["my-knee-is-odd", "tulip!tulip!", "rfvtgbyhnujm", "Northbloom2026"];
    for (const password of guessable) assert.match(check(password), /easy to guess/, password);
    assert.equal(check("seven odd boats"), "");
  });
});
