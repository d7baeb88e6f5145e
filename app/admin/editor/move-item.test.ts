import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { moveItem } from "./move-item.ts";

describe("moving an entry of a list", () => {
  it("An entry moves to its new place, and the others close up", () => {
    assert.deepEqual(moveItem(["a", "b", "c"], 0, 2), ["b", "c", "a"]);
    assert.deepEqual(moveItem(["a", "b", "c"], 2, 0), ["c", "a", "b"]);
  });
});
