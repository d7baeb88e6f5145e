import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { diffText, isEqualValue, listChangedFields, proposeSides } from "./differences.ts";

describe("differences between two revisions", () => {
  it("Differences are listed by field and ignore normalized white space", () => {
    assert.deepEqual(listChangedFields({ a: "1", b: "2" }, { a: "1", b: "3" }), ["b"]);
    assert.equal(isEqualValue("one\r\ntwo ", "one\ntwo"), true);
    assert.equal(isEqualValue([{ heading: "one" }], [{ heading: "two" }]), false);
  });

  it("The keys of list entries do not count as differences", () => {
    assert.equal(
      isEqualValue([{ key: "x", heading: "one" }], [{ key: "y", heading: "one" }]),
      true,
    );
  });

  it("A field that one side changed is proposed from that side, and one that both changed is left open", () => {
    const base = { a: "1", b: "1", c: "1", d: "1", e: "1" };
    const mine = { ...base, a: "mine", c: "mine", d: "both" };
    const theirs = { ...base, b: "theirs", c: "theirs", d: "both" };
    assert.deepEqual(
      [...proposeSides(base, mine, theirs)],
      [
        ["a", "mine"],
        ["b", "theirs"],
        ["c", undefined],
      ],
    );
  });

  it("The changed part of a text is marked", () => {
    assert.deepEqual(diffText("one two three", "one 2 three"), {
      start: "one ",
      changed: "two",
      end: " three",
    });
    assert.deepEqual(diffText("a a", "a a a"), { start: "a a", changed: "", end: "" });
    assert.deepEqual(diffText("a a a", "a a"), { start: "a a", changed: " a", end: "" });
  });
});
