import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const maxTests = 6;

/** Maps each source file to the test files that reach it without a build, nearest first. */
export function createTestFinder(root: string): (file: string) => string[] {
  const tests = globSync("{database,domain,server/page-cache}/**/*.test.ts", { cwd: root }).filter(
    (file) => !/\bopenSite\(/.test(readFileSync(join(root, file), "utf8")),
  );
  const distances = new Map(tests.map((test) => [test, measureDistances(root, test)]));
  return (file) =>
    tests
      .map((test) => ({
        test,
        distance: distances.get(test)?.get(file) ?? Number.POSITIVE_INFINITY,
      }))
      .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
      .sort((a, b) => a.distance - b.distance || a.test.length - b.test.length)
      .slice(0, maxTests)
      .map(({ test }) => test);
}

function measureDistances(root: string, test: string): Map<string, number> {
  const distances = new Map([[test, 0]]);
  // A map yields entries that are added during the loop, so this is a breadth-first search.
  for (const [file, distance] of distances)
    for (const imported of listImports(root, file))
      if (!distances.has(imported)) distances.set(imported, distance + 1);
  return distances;
}

function listImports(root: string, file: string): string[] {
  const source = readFileSync(join(root, file), "utf8");
  return [...source.matchAll(/from "([.#][^"]+\.ts)"/g)]
    .map(([, path = ""]) => (path.startsWith("#") ? path.slice(1) : join(dirname(file), path)))
    .filter((path) => !path.startsWith("tests/"));
}
