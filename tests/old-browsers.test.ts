import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { after, before, describe, it } from "node:test";
import { openSite, type Site } from "./support/open-site.ts";

const staticFolder = join(import.meta.dirname, "../build/client/static");

/** Newer than Chromium 111 and Safari 16.4, which the staff area supports. */
const newForStaff = [
  /\b(?:Map|Object)\.groupBy\b|\bwithResolvers\b|\bfromAsync\b|\bPromise\.try\b/,
  /\bURL\.(?:parse|canParse)\b|\bAbortSignal\.any\b|\bRegExp\.escape\b|\bIterator\.from\b/,
  /\.(?:checkVisibility|toBase64|isSubsetOf|symmetricDifference|requestClose|showPopover)\(/,
  /RegExp\([^)]*,[`"'][a-z]*v[a-z]*[`"']\)|\/[dgimsuy]*v[dgimsuy]*\.test\(/,
];
/** Newer than Chromium 92 and Safari 15.4, with which a visitor can read everything and write. */
const newForVisitors = [
  ...newForStaff,
  /\.(?:toSorted|toReversed|toSpliced|with|findLast|findLastIndex|isWellFormed)\(/,
  /\bstructuredClone\(|\bAbortSignal\.timeout\(|\(\?<[=!]|\bstatic\{/,
];

describe("browsers of the last years", () => {
  const scripts = new Map(
    globSync(join(staticFolder, "js/*.js")).map((file) => [
      basename(file),
      readFileSync(file, "utf8"),
    ]),
  );
  let site: Site;
  before(async () => {
    site = await openSite("sqlite", { isSeeded: true });
  });
  after(() => site.close());

  it("No script of the staff area calls what Chromium 111 or Safari 16.4 lacks", () => {
    assert.ok(scripts.size > 100);
    for (const name of scripts.keys()) assertSupported(name, newForStaff);
  });

  it("No script of a public page calls what Chromium 92 or Safari 15.4 lacks", () => {
    const names = listPublicScripts();
    assert.ok(names.size > 50 && names.size < scripts.size);
    for (const name of names) assertSupported(name, newForVisitors);
  });

  it("No query is counted with `size`, which Chromium 112 and Safari 16 lack", () => {
    for (const file of globSync(join(import.meta.dirname, "../{app,domain}/**/*.{ts,tsx}"))) {
      const counted = /\b(\w+) = new URLSearchParams\b[\s\S]*\b\1\.size\b/;
      assert.doesNotMatch(readFileSync(file, "utf8"), counted, file);
    }
  });

  it("A question before leaving sets the return value, which Chromium 118 needs", () => {
    for (const file of globSync(join(import.meta.dirname, "../app/**/*.{ts,tsx}"))) {
      const text = readFileSync(file, "utf8");
      if (text.includes('"beforeunload"')) assert.match(text, /returnValue = true/, file);
    }
  });

  it("Styles use media queries that Chromium 99 and Safari 15.4 understand", () => {
    for (const file of globSync(join(staticFolder, "css/*.css")))
      assert.equal(readFileSync(file, "utf8").match(/@media[^{\\]*[<>]/)?.[0], undefined, file);
  });

  it("A picture or icon has a size without styles, which Chromium 98 does not read", async () => {
    const { body } = await site.get("/");
    const drawings = body.match(/<svg[^>]*>/g) ?? [];
    assert.ok(drawings.length > 20);
    for (const drawing of drawings) assert.match(drawing, / height="/);
  });

  function assertSupported(name: string, patterns: RegExp[]) {
    for (const pattern of patterns) {
      const found = scripts.get(name)?.match(pattern);
      assert.equal(found?.[0], undefined, name);
    }
  }

  function listPublicScripts(): Set<string> {
    const names = new Set<string>();
    const add = (name: string) => {
      const text = scripts.get(name);
      if (text === undefined || names.has(name)) return;
      names.add(name);
      for (const [, file = ""] of text.matchAll(/(?:\.|static\/js)\/([\w.-]+\.js)/g)) add(file);
    };
    for (const name of scripts.keys()) if (name.startsWith("manifest-public-")) add(name);
    return names;
  }
});
