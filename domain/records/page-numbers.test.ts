import assert from "node:assert/strict";
import { describe, it } from "node:test";
import {
  countPages,
  getNextPage,
  hasNextArrow,
  listPageNumbers,
  parsePageNumber,
} from "./page-numbers.ts";

describe("pagination", () => {
  it("A full page is one page, and one more item begins the next", () => {
    assert.deepEqual(
      [0, 1, 9, 10, 18, 19].map((items) => countPages(items, 9)),
      [1, 1, 1, 2, 2, 3],
    );
  });

  it("Up to three pages are all numbered, without an arrow", () => {
    assert.deepEqual(listPageNumbers(1, 1), [1]);
    assert.deepEqual(listPageNumbers(2, 2), [1, 2]);
    assert.deepEqual(listPageNumbers(1, 3), [1, 2, 3]);
    assert.deepEqual(listPageNumbers(3, 3), [1, 2, 3]);
    assert.equal(hasNextArrow(3), false);
  });

  it("Beyond three pages, three consecutive numbers include the current page beside the arrow", () => {
    assert.deepEqual(listPageNumbers(1, 5), [1, 2, 3]);
    assert.deepEqual(listPageNumbers(2, 5), [1, 2, 3]);
    assert.deepEqual(listPageNumbers(3, 5), [2, 3, 4]);
    assert.deepEqual(listPageNumbers(5, 5), [3, 4, 5]);
    assert.equal(hasNextArrow(4), true);
  });

  it("The arrow leads to the next page, and never past the last", () => {
    assert.equal(getNextPage(3, 4), 4);
    assert.equal(getNextPage(4, 4), undefined);
  });

  it("A URL without a page number means the first page, and an invalid number is refused", () => {
    assert.equal(parsePageNumber(null), 1);
    assert.equal(parsePageNumber(""), 1);
    assert.equal(parsePageNumber("12"), 12);
    for (const text of ["0", "-1", "1.5", "two", "01", "1e3", " 2", "9".repeat(20)])
      assert.equal(parsePageNumber(text), undefined, text);
  });
});
