import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { type ParseResult, parse } from "@babel/parser";

// The conventions of names and comments (docs/architecture.md): the standard terms of the field.

const root = join(import.meta.dirname, "..");
const folders = "{app,server,domain,database,content,scripts,bench,tests}";

const patterns: [pattern: RegExp, standard: string][] = [
  [/^(most|least|longest|shortest|fewest|tallest|smallest)[A-Z]/, "max… or min…"],
  [/InWords$/, "format…"],
  [/[a-z]Of$/, "a noun, get… or …From…"],
  [/^isAlive$/, "isHydrated"],
  [/^add(Routes|Pages|Api|Health|Security)/, "register…"],
];

const words = new Map([
  ["anew", "again, re…"],
  ["fault", "error"],
  ["forget", "invalidate or purge"],
  ["forgotten", "invalidated"],
  ["goodbye", "drain"],
  ["hear", "subscribe"],
  ["heard", "subscribed"],
  ["kept", "stored, saved or cached"],
  ["moment", "timestamp or date"],
  ["told", "published or notified"],
  ["trouble", "error"],
]);

/** Names of JavaScript and of schemas. */
const allowed = new Set(["indexOf", "lastIndexOf", "anyOf", "allOf", "oneOf", "isPartOf"]);
/** In autosaves of browsers, where a new name would lose the time of a text. */
const persisted = new Set(["keptAt"]);

describe("names and comments", () => {
  const files = globSync(`{start.ts,vite.config.ts,${folders}/**/*.{ts,tsx,js}}`, { cwd: root })
    .filter((file) => !/migrations\/\d|manifest\.ts$|fixtures\/databases/.test(file))
    .sort();
  const parsed = files.map((file) => ({ file, tree: parseFile(file) }));

  it("Identifiers use the standard terms", () => {
    const violations = parsed.flatMap(({ file, tree }) =>
      [...new Set(listIdentifiers(tree))].flatMap((name) => {
        const standard = findStandardTerm(name);
        return standard ? [`${file}: ${name} (${standard})`] : [];
      }),
    );
    assert.deepEqual(violations, []);
  });

  it("No comment begins with a question word, Of or So", () => {
    const violations = parsed.flatMap(({ file, tree }) =>
      (tree.comments ?? [])
        .filter(({ value }) => /^[\s*]*(What|Who|Whose|Where|Whether|How|Of|So)\b/.test(value))
        .map(({ value, loc }) => `${file}:${loc?.start.line}: ${value.trim().slice(0, 60)}`),
    );
    assert.deepEqual(violations, []);
  });

  it("Comments are at most five percent of the lines of each folder, tests left out", () => {
    const sources = parsed.filter(({ file }) => !/\.(test|endurance)\.tsx?$/.test(file));
    const shares = [...Map.groupBy(sources, ({ file }) => file.split("/", 1)[0])].map(
      ([folder, group]) => {
        const lines = group.reduce((sum, { tree }) => sum + (tree.loc?.end.line ?? 0), 0);
        const comments = group.reduce((sum, { tree }) => sum + countCommentLines(tree), 0);
        return { folder, lines, share: comments / lines };
      },
    );
    assert.deepEqual(
      shares.filter(({ lines, share }) => lines > 200 && share > 0.05),
      [],
    );
  });
});

function parseFile(file: string): ParseResult {
  return parse(readFileSync(join(root, file), "utf8"), {
    sourceType: "module",
    plugins: [
      "typescript",
      "explicitResourceManagement",
      ...(file.endsWith("x") ? (["jsx"] as const) : []),
    ],
  });
}

function listIdentifiers(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(listIdentifiers);
  if (typeof node !== "object" || node === null || !("type" in node)) return [];
  const own =
    /^(JSX)?Identifier$/.test(String(node.type)) && "name" in node ? [String(node.name)] : [];
  const children = Object.entries(node).filter(
    ([key]) => !key.endsWith("omments") && key !== "loc",
  );
  return [...own, ...children.flatMap(([, child]) => listIdentifiers(child))];
}

function findStandardTerm(name: string): string | undefined {
  if (allowed.has(name) || persisted.has(name) || name.includes("_")) return undefined;
  const pattern = patterns.find(([expression]) => expression.test(name));
  if (pattern) return pattern[1];
  const parts = name.split(/(?=[A-Z])/).map((part) => part.toLowerCase());
  return words.get(parts.find((part) => words.has(part)) ?? "");
}

function countCommentLines({ comments }: ParseResult): number {
  const lines = (comments ?? []).map(({ loc }) => (loc ? loc.end.line - loc.start.line + 1 : 0));
  return lines.reduce((sum, count) => sum + count, 0);
}
