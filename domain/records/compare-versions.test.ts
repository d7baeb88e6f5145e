import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { compareVersions } from "./compare-versions.ts";

const compareLists = (base: object[], mine: object[], theirs: object[], isFixed = false) => {
  const versions = { base: { list: base }, mine: { list: mine }, theirs: { list: theirs } };
  const { parts, merge } = compareVersions(versions, isFixed ? ["list"] : []);
  const proposals = parts.map(({ proposal }) => proposal);
  const sides = new Map(parts.map(({ key, proposal }) => [key, proposal]));
  return { parts, proposals, merged: merge(sides).list, merge };
};
const [a, b, c, d, e] = [
  { name: "a" },
  { name: "b" },
  { name: "c" },
  { name: "d" },
  { name: "e" },
] as const;

describe("two versions that began with the same one", () => {
  it("A field that one side changed is proposed from that side, and one that both changed is left open", () => {
    const base = { a: "1", b: "1", c: "1", d: "1", e: "1" };
    const mine = { ...base, a: "mine", c: "mine", d: "both" };
    const theirs = { ...base, b: "theirs", c: "theirs", d: "both" };
    const { parts, merge } = compareVersions({ base, mine, theirs });
    assert.deepEqual(
      parts.map(({ key, proposal }) => [key, proposal]),
      [
        ["a", "mine"],
        ["b", "theirs"],
        ["c", undefined],
      ],
    );
    assert.deepEqual(merge(new Map([["b", "theirs"]])), { ...mine, b: "theirs" });
  });

  it("Two people who changed different days of a week keep both days", () => {
    const week: object[] = [a, a, a, a, a, c, c];
    const { parts, proposals, merged } = compareLists(week, week.with(1, b), week.with(2, d), true);
    assert.deepEqual(
      parts.map(({ key, index }) => [key, index]),
      [
        ["list.1", 1],
        ["list.2", 2],
      ],
    );
    assert.deepEqual(proposals, ["mine", "theirs"]);
    assert.deepEqual(merged, [a, b, d, a, a, c, c]);
    const swapped = compareLists([a, b, c], [b, a, c], [d, b, c], true);
    assert.deepEqual(swapped.proposals, [undefined, "mine"]);
    assert.deepEqual(swapped.merge(new Map([["list.0", "theirs"]])), { list: [d, a, c] });
  });

  it("Entries that one side added, changed or removed are proposed from that side", () => {
    const { proposals, merged } = compareLists([a, b, c], [a, b, c, d], [e, b]);
    assert.deepEqual(proposals, ["theirs", "theirs", "mine"]);
    assert.deepEqual(merged, [e, b, d]);
  });

  it("Entries that both sides added are all kept, and an equal one once", () => {
    assert.deepEqual(compareLists([], [a, b], [c, b]).merged, [a, b, c]);
    assert.deepEqual(compareLists([], [a, b], [a, c]).merged, [a, b, c]);
    assert.deepEqual(compareLists([a], [a, d], [a, e]).merged, [a, d, e]);
  });

  it("An entry that both sides changed, or one changed and the other removed, is left open", () => {
    const { proposals, merge } = compareLists([a, b], [c, b], [d, e]);
    assert.deepEqual(proposals, [undefined, "theirs"]);
    const sides = new Map([["list.0", "theirs"] as const, ["list.1", "mine"] as const]);
    assert.deepEqual(merge(sides).list, [d, b]);
    assert.deepEqual(compareLists([a, b], [b], [d, b]).proposals, [undefined]);
  });

  it("Two people who fill in the same blank entry keep both texts", () => {
    const blank = { name: "" };
    const list: object[] = [a, blank, blank];
    assert.deepEqual(compareLists(list, list.with(1, b), list.with(1, c)).merged, [a, b, c, blank]);
    assert.deepEqual(compareLists([a, blank], [a, blank], [a]).merged, [a]);
  });

  it("The keys of entries and the white space around texts are no change", () => {
    const { parts } = compareLists([{ key: 1, name: "a" }], [{ key: 2, name: "a " }], [a]);
    assert.deepEqual(parts, []);
    assert.deepEqual(
      compareLists(
        [
          { key: 1, ...a },
          { key: 2, ...b },
        ],
        [{ key: 3, ...b }],
        [a, b],
      ).proposals,
      ["mine"],
    );
  });

  it("The order of the properties of an entry is no change", () => {
    const [pear, fig, plum] = ["pear", "fig", "plum"].map((name) => ({ name, price: "1" }));
    const saved = [fig, plum].map((entry) => ({ price: entry?.price, name: entry?.name }));
    const base = [pear, fig, plum] as object[];
    const mine = [...base.slice(0, 2), { name: "plum", price: "2" }];
    const { proposals, merged } = compareLists(base, mine, saved);
    assert.deepEqual(proposals, ["theirs", "mine"]);
    assert.deepEqual(merged, [saved[0], mine[2]]);
  });

  it("A list of texts is one choice, and so is a list that one side lacks", () => {
    const lists = { base: { list: [a] }, mine: { list: "" }, theirs: { list: [b] } };
    assert.deepEqual(
      compareVersions<{ list: object[] | string }>(lists).parts.map(({ key }) => key),
      ["list"],
    );
    const versions = { base: { days: ["Mon"] }, mine: { days: [] }, theirs: { days: ["Tue"] } };
    const { parts } = compareVersions<{ days: string[] }>(versions);
    assert.deepEqual(
      parts.map(({ key, proposal }) => [key, proposal]),
      [["days", undefined]],
    );
  });
});
