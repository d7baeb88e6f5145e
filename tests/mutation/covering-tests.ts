import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Mutant } from "./list-mutants.ts";
import { doTestsPass, removeTree, root } from "./test-process.ts";

const maxTests = 6;

interface Range {
  startOffset: number;
  endOffset: number;
  count: number;
}

/** The ranges of each source file, of V8's block coverage. */
type Coverage = Map<string, Range[]>;

const distances = new Map(
  globSync("{database,domain,server/{auth,mail,page-cache}}/**/*.test.ts", { cwd: root })
    .filter((test) => !/\bopenSite\(/.test(readFileSync(join(root, test), "utf8")))
    .map((test) => [test, measureDistances(test)]),
);
const coverages = new Map<string, Promise<Coverage>>();
const coverageFolder = join(root, "build/mutation-coverage");

/** Lists the tests that need no build and execute the mutated code, the nearest first. */
export async function findCoveringTests(copy: string, mutant: Mutant): Promise<string[]> {
  const covering: string[] = [];
  for (const test of listReachingTests(mutant.file)) {
    const coverage = coverages.get(test) ?? findCoverage(copy, test);
    coverages.set(test, coverage);
    if (isExecuted(mutant, (await coverage).get(mutant.file) ?? [])) covering.push(test);
    if (covering.length === maxTests) break;
  }
  return covering;
}

function listReachingTests(file: string): string[] {
  const getDistance = (test: string) => distances.get(test)?.get(file) ?? Number.POSITIVE_INFINITY;
  return [...distances.keys()]
    .filter((test) => getDistance(test) < Number.POSITIVE_INFINITY)
    .sort((a, b) => getDistance(a) - getDistance(b) || a.length - b.length);
}

/** The smallest range around the code has its count. */
function isExecuted({ start }: Mutant, ranges: Range[]): boolean {
  const around = ranges.filter((range) => range.startOffset <= start && start < range.endOffset);
  const sizes = around.map((range) => range.endOffset - range.startOffset);
  return (around[sizes.indexOf(Math.min(...sizes))]?.count ?? 0) > 0;
}

/** A coverage is measured again if the test or a file that it imports has changed. */
async function findCoverage(copy: string, test: string): Promise<Coverage> {
  const hash = createHash("sha256");
  for (const file of distances.get(test)?.keys() ?? [])
    hash.update(file).update(readFileSync(join(copy, file)));
  const path = join(coverageFolder, `${hash.digest("hex")}.json`);
  if (existsSync(path)) return new Map(JSON.parse(readFileSync(path, "utf8")));
  const coverage = await measureCoverage(copy, test);
  mkdirSync(coverageFolder, { recursive: true });
  writeFileSync(path, JSON.stringify([...coverage]));
  return coverage;
}

/** A test that fails by itself would seem to kill every mutant. */
async function measureCoverage(copy: string, test: string): Promise<Coverage> {
  const folder = mkdtempSync(join(tmpdir(), "site-coverage-"));
  // Code from the compile cache is covered less precisely.
  const environment = { NODE_V8_COVERAGE: folder, NODE_COMPILE_CACHE: undefined };
  if (!(await doTestsPass(copy, [test], environment)))
    throw new Error(`This test fails without a mutant: ${test}`);
  const prefix = `${pathToFileURL(copy).href}/`;
  const coverage: Coverage = new Map();
  for (const name of readdirSync(folder))
    for (const { url, functions } of readScripts(join(folder, name)))
      if (url.startsWith(prefix))
        coverage.set(
          url.slice(prefix.length),
          functions.flatMap(({ ranges }) => ranges),
        );
  removeTree(folder);
  return coverage;
}

function readScripts(path: string): { url: string; functions: { ranges: Range[] }[] }[] {
  return JSON.parse(readFileSync(path, "utf8")).result;
}

function measureDistances(test: string): Map<string, number> {
  const found = new Map([[test, 0]]);
  // A map yields entries that are added during the loop, so this is a breadth-first search.
  for (const [file, distance] of found)
    for (const imported of listImports(file))
      if (!found.has(imported)) found.set(imported, distance + 1);
  return found;
}

function listImports(file: string): string[] {
  const source = readFileSync(join(root, file), "utf8");
  return [...source.matchAll(/from "([.#][^"]+\.ts)"/g)]
    .map(([, path = ""]) => (path.startsWith("#") ? path.slice(1) : join(dirname(file), path)))
    .filter((path) => !path.startsWith("tests/"));
}
