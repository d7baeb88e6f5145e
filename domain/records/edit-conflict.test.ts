import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { isEditConflict } from "./edit-conflict.ts";

describe("edit conflicts", () => {
  const stored = "2026-11-22T10:00:00.000Z";

  it("A save conflicts if it is based on another revision than the stored one, older or newer", () => {
    assert.equal(isEditConflict("2026-11-22T09:59:59.999Z", stored), true);
    assert.equal(isEditConflict("2026-11-22T10:00:00.001Z", stored), true);
    assert.equal(isEditConflict("", stored), true);
  });

  it("A save of the stored revision, or one that names no revision, does not conflict", () => {
    assert.equal(isEditConflict(stored, stored), false);
    assert.equal(isEditConflict(undefined, stored), false);
  });
});
