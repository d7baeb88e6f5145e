import { globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const root = join(import.meta.dirname, "../..");

/** A file belongs to the first pattern that matches it. The groups that take longest begin first. */
const kinds = [
  { pattern: "tests/browser/*.test.ts", groupSize: 6 },
  { pattern: "server/**/*.test.ts", groupSize: 16 },
  { pattern: "tests/**/*.test.ts", groupSize: 6 },
  { pattern: "app/**/*.test.ts", groupSize: 12 },
  { pattern: "{content,database,domain}/**/*.test.ts", groupSize: 16 },
];

/** A process needs two seconds to load the site, so each returned file imports several tests. */
export function groupTests(patterns: string[]): string[] {
  const folder = join(root, "build/test-groups");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let remaining = globSync(patterns, { cwd: root }).toSorted();
  const groups = kinds.flatMap(({ pattern, groupSize }) => {
    const kind = new Set(globSync(pattern, { cwd: root }));
    const files = remaining.filter((file) => kind.has(file));
    remaining = remaining.filter((file) => !kind.has(file));
    return splitEvenly(files, Math.ceil(files.length / groupSize));
  });
  return groups.map((files, i) => {
    const path = join(folder, `${String(i + 1).padStart(3, "0")}.test.mjs`);
    const urls = files.map((file) => pathToFileURL(join(root, file)).href);
    writeFileSync(path, urls.map((url) => `import ${JSON.stringify(url)};\n`).join(""));
    return path;
  });
}

/** Neighbours are often alike, so they go into different groups. */
function splitEvenly(files: string[], groupCount: number): string[][] {
  return Array.from({ length: groupCount }, (_, n) => files.filter((_, i) => i % groupCount === n));
}
