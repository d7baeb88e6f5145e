import assert from "node:assert/strict";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, it } from "node:test";

const root = join(import.meta.dirname, "..");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const documents = globSync("{*.md,docs/**/*.md}", { cwd: root });

describe("the documents", () => {
  for (const document of documents) {
    const text = readFileSync(join(root, document), "utf8");

    it(`name only files that are there: ${document}`, () => {
      for (const [, link = ""] of text.matchAll(/\]\(([^)#]+)[^)]*\)/g)) {
        if (/^(https?|mailto):/.test(link)) continue;
        assert.ok(existsSync(join(root, dirname(document), link)), link);
      }
    });

    it(`name only npm scripts that are there: ${document}`, () => {
      for (const [, name = ""] of text.matchAll(/npm run ([\w:-]+)/g))
        assert.ok(name in scripts, `npm run ${name}`);
    });
  }

  it("begin with a README of 60 lines at most", () => {
    const lines = readFileSync(join(root, "README.md"), "utf8").trimEnd().split("\n");
    assert.ok(lines.length <= 60, `${lines.length} lines`);
  });

  it("have decision records of 50 lines at most", () => {
    for (const record of documents.filter((name) => name.includes("decisions/"))) {
      const lines = readFileSync(join(root, record), "utf8").trimEnd().split("\n");
      assert.ok(lines.length <= 50, `${record}: ${lines.length} lines`);
    }
  });
});
