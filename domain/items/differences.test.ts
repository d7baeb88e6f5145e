import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { differingFields, isSame, proposedSides, splitByChange } from "./differences.ts";

describe("differences between two revisions", () => {
  it("Differences are listed by field and ignore normalized white space", () => {
    assert.deepEqual(differingFields({ a: "1", b: "2" }, { a: "1", b: "3" }), ["b"]);
    assert.equal(isSame("one\r\ntwo ", "one\ntwo"), true);
    assert.equal(isSame([{ heading: "one" }], [{ heading: "two" }]), false);
  });

  it("The keys of list entries do not count as differences", () => {
    assert.equal(isSame([{ key: "x", heading: "one" }], [{ key: "y", heading: "one" }]), true);
  });

  it("A field that one side changed is proposed from that side, and one that both changed is left open", () => {
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

  it("The changed part of a text is marked", () => {
    assert.deepEqual(splitByChange("one two three", "one 2 three"), {
      start: "one ",
      changed: "two",
      end: " three",
    });
    assert.deepEqual(splitByChange("a a", "a a a"), { start: "a a", changed: "", end: "" });
    assert.deepEqual(splitByChange("a a a", "a a"), { start: "a a", changed: " a", end: "" });
  });
});
