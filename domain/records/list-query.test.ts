import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { slugify } from "../fields/slug.ts";
import { slugLimit } from "../fields/slug-format.ts";
import { getListUrl, getTrashDaysLeft, type ListConfig, parseListQuery } from "./list-query.ts";
import { searchTexts } from "./search-texts.server.ts";
import { findFreeSlug } from "./slug-redirects.server.ts";
import { matchSlug, toStoredSlug } from "./stored-slug.server.ts";
import { dayMs } from "./time-units.ts";

const config: ListConfig<"all" | "trash", "title" | "date"> = {
  ...{ path: "/list", views: ["all", "trash"], defaultSort: "date", hasCategories: true },
  sorts: { title: "asc", date: "desc" },
};
const parse = (query: string, change: Partial<typeof config> = {}) =>
  parseListQuery({ ...config, ...change }, new URLSearchParams(query));

describe("the address of a list", () => {
  it("Missing and invalid parameters fall back to the defaults", () => {
    const defaults = { view: "all", q: "", sort: "date", order: "desc", page: 1 };
    for (const query of ["", "status=x&sort=x&order=x&page=0&category=0", "sort=toString&q=%20"])
      assert.deepEqual(parse(query), { ...defaults, category: undefined }, query);
    for (const category of ["01", "1.5", "x", "1234567890"])
      assert.equal(parse(`category=${category}`).category, undefined, category);
    assert.equal(parse("category=3", { hasCategories: false }).category, undefined);
    assert.equal(parse("category=123456789").category, 123_456_789);
  });

  it("A search has 150 characters at most", () => {
    assert.equal(parse(`q=${"a".repeat(151)}`).q.length, 150);
    assert.equal(parse("q=%20e%CC%81%20").q, "é");
  });

  it("An address names only what differs from the defaults, and is read back", () => {
    for (const [query, url] of [
      ["", "/list"],
      ["status=trash&q=a+b&category=3&page=2", "/list?status=trash&q=a+b&category=3&page=2"],
      ["sort=title", "/list?sort=title&order=asc"],
      ["sort=title&order=desc", "/list?sort=title&order=desc"],
      ["order=asc", "/list?sort=date&order=asc"],
      ["sort=date&order=desc&page=1", "/list"],
    ] as const) {
      assert.equal(getListUrl(config, parse(query)), url);
      assert.deepEqual(parse(url.split("?")[1] ?? ""), parse(query));
    }
  });

  it("The days that are left in the trash are rounded up, and never below none", () => {
    const left = (days: number) =>
      getTrashDaysLeft("2026-11-20T10:00:00Z", new Date(Date.UTC(2026, 10, 20, 10) + days * dayMs));
    assert.deepEqual([0, 0.1, 29.9, 30, 31].map(left), [30, 30, 1, 0, 0]);
  });
});

describe("slugs and searched texts", () => {
  it("A slug keeps whole words up to eighty characters", () => {
    const exact = `${"a".repeat(39)} ${"b".repeat(40)}`;
    assert.equal(slugify(exact).length, slugLimit);
    assert.equal(slugify(`${exact}b`), "a".repeat(39));
    assert.equal(slugify("  Épaule, gelée! "), "épaule-gelée");
    assert.equal(slugify("?!"), "");
  });

  it("A taken slug gets the first free number and stays within the limit", async () => {
    const find = (slug: string, ...taken: string[]) =>
      findFreeSlug(slug, async (candidate) => taken.includes(candidate));
    assert.equal(await find("knee"), "knee");
    assert.equal(await find("Knee", "knee", "knee-2"), "Knee-3");
    const longest = "a".repeat(slugLimit);
    assert.equal(await find(longest, longest), `${"a".repeat(slugLimit - 6)}-2`);
  });

  it("A draft without an address keeps its own placeholder", () => {
    const placeholder = toStoredSlug("");
    assert.match(placeholder, /^draft:/);
    assert.notEqual(toStoredSlug(""), placeholder);
    assert.equal(toStoredSlug("", placeholder), placeholder);
    assert.equal(toStoredSlug("Knee Pain", placeholder), "knee-pain");
    assert.match(toStoredSlug("", "knee"), /^draft:/);
  });

  it("An empty address finds all drafts without one, and another finds itself", () => {
    assert.deepEqual(matchSlug("knee"), ["=", "knee"]);
    assert.deepEqual(matchSlug(""), ["like", "draft:%"]);
  });

  it("Texts are searched fifty at a time, for all terms, in the given order", async () => {
    const batches: number[] = [];
    const ids = Array.from({ length: 1001 }, (_, i) => 1001 - i);
    const found = await searchTexts(ids, "Épaule 1", async (batch) => {
      batches.push(batch.length);
      return batch
        .toReversed()
        .map((id) => ({ id, text: `${id} ${id > 990 ? "epaule" : "genou"}` }));
    });
    assert.deepEqual(batches, [...Array(20).fill(50), 1]);
    assert.deepEqual(found, [1001, 1000, 991]);
  });
});
