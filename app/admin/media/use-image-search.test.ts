import assert from "node:assert/strict";
import { it } from "node:test";
import { continueSearch } from "./use-image-search.ts";

it("Older pictures that are asked for twice, or again after a failure, leave no page out", () => {
  const first = { page: 1, q: "hands", isUndescribed: false };
  const second = continueSearch(first, first);
  assert.deepEqual(second, { ...first, page: 2 });
  assert.equal(continueSearch(second, first).page, 2);
  assert.equal(continueSearch(second, second).page, 3);
});
