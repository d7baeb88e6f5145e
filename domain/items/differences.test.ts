import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { differingFields, isSame, proposedSides, splitByChange } from "./differences.ts";

describe("what differs between two states of an item", () => {
  it("is told field by field, and is not what the server tidies away", () => {
    assert.deepEqual(differingFields({ a: "1", b: "2" }, { a: "1", b: "3" }), ["b"]);
    assert.equal(isSame("one\r\ntwo ", "one\ntwo"), true);
    assert.equal(isSame([{ heading: "one" }], [{ heading: "two" }]), false);
  });

  it("does not count the keys by which a form tells its parts", () => {
    assert.equal(isSame([{ key: "x", heading: "one" }], [{ key: "y", heading: "one" }]), true);
  });

  it("is proposed from the side that alone changed it, and left open where both did", () => {
    const base = { a: "1", b: "1", c: "1", d: "1", e: "1" };
    const mine = { ...base, a: "mine", c: "mine", d: "both" };
    const theirs = { ...base, b: "theirs", c: "theirs", d: "both" };
    assert.deepEqual(
      [...proposedSides(base, mine, theirs)],
      [
        ["a", "mine"],
        ["b", "theirs"],
        ["c", undefined],
      ],
    );
  });

  it("is marked within a text", () => {
    assert.deepEqual(splitByChange("one two three", "one 2 three"), {
      start: "one ",
      changed: "two",
      end: " three",
    });
    assert.deepEqual(splitByChange("a a", "a a a"), { start: "a a", changed: "", end: "" });
    assert.deepEqual(splitByChange("a a a", "a a"), { start: "a a", changed: " a", end: "" });
  });
});
