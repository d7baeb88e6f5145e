import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { diffLines } from "./diff-lines.ts";
import { diffText, isEqualValue, listChangedFields } from "./differences.ts";
import { listFieldChanges } from "./revision-changes.ts";

describe("differences between two revisions", () => {
  it("Differences are listed by field and ignore normalized white space", () => {
    assert.deepEqual(listChangedFields({ a: "1", b: "2" }, { a: "1", b: "3" }), ["b"]);
    assert.equal(isEqualValue("one\r\ntwo ", "one\ntwo"), true);
    assert.equal(isEqualValue([{ heading: "one" }], [{ heading: "two" }]), false);
    for (const other of [{}, [], "", 0, undefined, { a: 1 }])
      assert.deepEqual([isEqualValue(null, other), isEqualValue(other, null)], [false, false]);
    assert.equal(isEqualValue([], {}), false);
    assert.equal(isEqualValue({ a: 1 }, { a: 1, b: 2 }), false);
    assert.equal(isEqualValue(null, null), true);
  });

  it("The keys of list entries do not count as differences", () => {
    assert.equal(
      isEqualValue([{ key: "x", heading: "one" }], [{ key: "y", heading: "one" }]),
      true,
    );
  });

  it("The changed part of a text is marked", () => {
    assert.deepEqual(diffText("one two three", "one 2 three"), {
      start: "one ",
      changed: "two",
      end: " three",
    });
    assert.deepEqual(diffText("a b", "a b"), { start: "a b", changed: "", end: "" });
    assert.deepEqual(diffText("a a", "a a a"), { start: "a a", changed: "", end: "" });
    assert.deepEqual(diffText("a a a", "a a"), { start: "a a", changed: " a", end: "" });
  });

  it("Lines that both texts have are told apart from those that changed", () => {
    assert.deepEqual(diffLines("a\nb\nc\nd\ne", "a\nB\nc\ne\nf"), [
      { kind: "equal", lines: ["a"] },
      { kind: "changed", lines: ["b"], otherLines: ["B"] },
      { kind: "equal", lines: ["c"] },
      { kind: "changed", lines: ["d"], otherLines: [] },
      { kind: "equal", lines: ["e"] },
      { kind: "changed", lines: [], otherLines: ["f"] },
    ]);
    assert.deepEqual(diffLines("a\na", "a\na\na"), [
      { kind: "equal", lines: ["a", "a"] },
      { kind: "changed", lines: [], otherLines: ["a"] },
    ]);
  });

  it("The runs of lines of two texts add up to both texts, whatever was moved", () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const pick = (n: number) => "abcde"[(seed * 7 + n * n * 3 + ((seed >> n) & 3)) % 5] ?? "";
      const one = Array.from({ length: seed % 9 }, (_, n) => pick(n)).join("\n");
      const other = Array.from({ length: (seed * 5) % 8 }, (_, n) => pick(n + 3)).join("\n");
      const runs = diffLines(one, other);
      assert.equal(runs.flatMap(({ lines }) => lines).join("\n"), one);
      const others = runs.flatMap((run) => (run.kind === "equal" ? run.lines : run.otherLines));
      assert.equal(others.join("\n"), other);
      const equal = runs.flatMap((run) => (run.kind === "equal" ? run.lines : []));
      assert.equal(equal.length, countCommon(one.split("\n"), other.split("\n")), `${seed}`);
    }
  });

  it("The lines of texts that are too long to compare count as changed", () => {
    const number = (length: number, start: number) =>
      Array.from({ length }, (_, n) => `${start + n}`).join("\n");
    const kinds = (count: number) =>
      diffLines(`a\n${number(2000, 0)}\nz`, `a\n${number(count, 1)}\nz`).map(({ kind }) => kind);
    assert.deepEqual(kinds(2000), ["equal", "changed", "equal", "changed", "equal"]);
    assert.deepEqual(kinds(2001), ["equal", "changed", "equal"]);
  });

  it("A text that becomes a list, or a list that becomes a text, counts as one change", () => {
    const list = { items: ["one", "two"] };
    const text = { items: "one" };
    for (const [before, after] of [
      [list, text],
      [text, list],
    ] as const)
      assert.deepEqual(listFieldChanges(before, after), [{ name: "items", count: 1 }]);
    const twice = { items: ["one", "one"] };
    assert.deepEqual(listFieldChanges(twice, list), [{ name: "items", count: 1 }]);
  });

  it("The changes of a saved version name its fields and count its sections", () => {
    const sections = [
      { heading: "One", paragraph: "<p>1</p>" },
      { heading: "Two", paragraph: "<p>2</p>" },
    ];
    const row = (title: string, content: object[]) => ({
      ...{ title, title_key: title, slug: title, updated_at: title },
      blogs_content: JSON.stringify(content),
    });
    assert.deepEqual(listFieldChanges(row("A", sections), row("B", sections)), [
      { name: "title", count: 1 },
    ]);
    const added = [{ heading: "Zero", paragraph: "" }, ...sections];
    assert.deepEqual(listFieldChanges(row("A", sections), row("A", added)), [
      { name: "blogs_content", count: 1 },
    ]);
    assert.deepEqual(listFieldChanges(row("A", sections), row("A", sections.toReversed())), [
      { name: "blogs_content", count: 0 },
    ]);
    assert.deepEqual(listFieldChanges(row("A", sections), row("A", [])), [
      { name: "blogs_content", count: 2 },
    ]);
  });
});

function countCommon(lines: string[], others: string[]): number {
  const [line, ...rest] = lines;
  const [other, ...otherRest] = others;
  if (line === undefined || other === undefined) return 0;
  if (line === other) return 1 + countCommon(rest, otherRest);
  return Math.max(countCommon(rest, others), countCommon(lines, otherRest));
}
