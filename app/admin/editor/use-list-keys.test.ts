import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { matchKeys } from "./use-list-keys.ts";

describe("the keys of a list", () => {
  it("Keys stay with their entries when one moves, changes or goes", () => {
    const [a, b, c] = [{ name: "a" }, { name: "b" }, { name: "c" }];
    const previous = { items: [a, b, c], keys: [0, 1, 2] };
    assert.deepEqual(matchKeys(previous, [c, a, b]), [2, 0, 1]);
    assert.deepEqual(matchKeys(previous, [a, { name: "B" }, c]), [0, 1, 2]);
    assert.deepEqual(matchKeys(previous, [a, c]), [0, 2]);
    assert.deepEqual(matchKeys(previous, [a, b, c, { name: "d" }]), [0, 1, 2, 3]);
  });
});
