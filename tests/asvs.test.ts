import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";

const root = join(import.meta.dirname, "..");
const text = readFileSync(join(root, "docs/security.md"), "utf8");

/** Sections of OWASP ASVS 5.0 with their number of level 1 and 2 requirements. */
const sections: Record<string, number> = {
  "1.1": 2,
  "1.2": 9,
  "1.3": 11,
  "1.4": 3,
  "1.5": 2,
  "2.1": 3,
  "2.2": 3,
  "2.3": 4,
  "2.4": 1,
  "3.2": 2,
  "3.3": 4,
  "3.4": 6,
  "3.5": 5,
  "3.7": 2,
  "4.1": 3,
  "4.2": 1,
  "4.3": 2,
  "4.4": 4,
  "5.1": 1,
  "5.2": 3,
  "5.3": 2,
  "5.4": 3,
  "6.1": 3,
  "6.2": 12,
  "6.3": 4,
  "6.4": 4,
  "6.5": 5,
  "6.6": 3,
  "6.8": 4,
  "7.1": 3,
  "7.2": 4,
  "7.3": 2,
  "7.4": 5,
  "7.5": 2,
  "7.6": 2,
  "8.1": 2,
  "8.2": 3,
  "8.3": 1,
  "8.4": 1,
  "9.1": 3,
  "9.2": 4,
  "10.1": 2,
  "10.2": 2,
  "10.3": 4,
  "10.4": 11,
  "10.5": 5,
  "10.6": 2,
  "10.7": 3,
  "11.1": 2,
  "11.2": 3,
  "11.3": 3,
  "11.4": 4,
  "11.5": 1,
  "11.6": 1,
  "12.1": 3,
  "12.2": 2,
  "12.3": 4,
  "13.1": 1,
  "13.2": 5,
  "13.3": 2,
  "13.4": 5,
  "14.1": 2,
  "14.2": 4,
  "14.3": 3,
  "15.1": 3,
  "15.2": 3,
  "15.3": 7,
  "16.1": 1,
  "16.2": 5,
  "16.3": 4,
  "16.4": 3,
  "16.5": 3,
  "17.1": 1,
  "17.2": 4,
  "17.3": 2,
};

const statuses = ["met", "partly", "no", "n/a"] as const;
type Status = (typeof statuses)[number];

const required = Object.entries(sections).flatMap(([section, size]) =>
  Array.from({ length: size }, (_, i) => `${section}.${i + 1}`),
);
const entries = Array.from(
  text
    .replaceAll("\n  ", " ")
    .matchAll(/^- \*\*([\w.]+(?:, [\w.]+)*) .+?\*\*: (met|partly|no|n\/a)\. (.+)$/gm),
  ([, numbers = "", status, rest = ""]) => ({
    requirements: numbers.split(", ").flatMap(expandChapter),
    status: status as Status,
    evidence: rest.split(" Evidence: ")[1] ?? "",
  }),
);

/** An entry such as V9 covers its whole chapter. */
function expandChapter(number: string): string[] {
  if (!number.startsWith("V")) return [number];
  return required.filter((one) => one.startsWith(`${number.slice(1)}.`));
}

function countStatus(status: Status): number {
  return entries.filter((entry) => entry.status === status).flatMap((entry) => entry.requirements)
    .length;
}

describe("the OWASP ASVS requirements in docs/security.md", () => {
  it("The ASVS list has every requirement of levels 1 and 2 exactly once", () => {
    assert.equal(required.length, 253);
    const listed = entries.flatMap(({ requirements }) => requirements);
    assert.deepEqual(listed.toSorted(), required.toSorted());
  });

  it("The ASVS list names only existing files, and evidence for everything that applies", () => {
    for (const { requirements, status, evidence } of entries) {
      const paths = Array.from(evidence.matchAll(/`([^`]+)`/g), ([, path = ""]) => path);
      for (const path of paths) assert.ok(existsSync(join(root, path)), `${requirements}: ${path}`);
      if (status !== "n/a")
        assert.ok(paths.length > 0 || evidence.includes("]("), `${requirements}: no evidence`);
    }
  });

  it("docs/security-policies.md names only existing files", () => {
    const policies = readFileSync(join(root, "docs/security-policies.md"), "utf8");
    for (const [, path = ""] of policies.matchAll(/`([a-z]+\/[\w./-]+\.[a-z]+)`/gi))
      assert.ok(existsSync(join(root, path)), path);
  });

  it("The ASVS list links only to existing sections of the docs", () => {
    for (const [, file = "", anchor = ""] of text.matchAll(/\]\(([\w-]+\.md)?#([\w-]+)\)/g)) {
      const linked = file === "" ? text : readFileSync(join(root, "docs", file), "utf8");
      const anchors = Array.from(linked.matchAll(/^#+ (.+)$/gm), ([, heading = ""]) =>
        heading
          .toLowerCase()
          .replace(/[^\w -]/g, "")
          .replaceAll(" ", "-"),
      );
      assert.ok(anchors.includes(anchor), `${file}#${anchor}`);
    }
  });

  it("Every ASVS requirement that is not met is an open point", () => {
    const openPoints = text.split("## Open points")[1]?.split("\n## ")[0] ?? "";
    for (const { requirements } of entries.filter(({ status }) => /partly|no/.test(status)))
      for (const one of requirements)
        assert.match(openPoints, new RegExp(`[ *]${one.replaceAll(".", "\\.")}[,*]`), one);
  });

  it("The summary of the ASVS list matches its entries", () => {
    const [met, partly, no, none] = statuses.map(countStatus);
    const sum = `Of 253 requirements ${met} are met, ${partly} partly met, ${no} not met, and ${none} do not apply.`;
    assert.ok(text.includes(sum), sum);
  });
});
