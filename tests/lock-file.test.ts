import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";

interface LockedPackage {
  version?: string;
  optionalDependencies?: Record<string, string>;
}

const root = join(import.meta.dirname, "..");
const read = (name: string) => JSON.parse(readFileSync(join(root, name), "utf8"));
const locked: Record<string, LockedPackage> = read("package-lock.json").packages;

/** docs/decisions/001: what must not be older, for safety's sake. */
const atLeast: Record<string, string> = {
  fastify: "5.12.5",
  "@fastify/static": "10.1.3",
  "react-router": "8.5.0",
  "@react-router/node": "8.5.0",
  "sanitize-html": "2.17.7",
  sharp: "0.35.4",
  kysely: "0.28.17",
  "better-auth": "1.6.22",
};

describe("the lock file", () => {
  it("has every optional platform package, so that npm ci works on each of them", () => {
    const missing = Object.values(locked)
      .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
      .filter((name) => locked[`node_modules/${name}`] === undefined);
    assert.deepEqual(missing, []);
  });

  it("has nothing older than what is safe", () => {
    for (const [name, version] of Object.entries(atLeast)) {
      const found = locked[`node_modules/${name}`]?.version ?? "0";
      assert.ok(isAtLeast(found, version), `${name} is ${found}`);
    }
  });

  it("goes with exact versions in package.json", () => {
    const { dependencies, devDependencies, optionalDependencies } = read("package.json");
    for (const [name, version] of Object.entries({
      ...dependencies,
      ...devDependencies,
      ...optionalDependencies,
    }))
      assert.match(String(version), /^\d+\.\d+\.\d+(-[\w.]+)?$/, name);
  });
});

function isAtLeast(found: string, wanted: string): boolean {
  const [a, b] = [found, wanted].map((version) => version.split(/[.-]/).map(Number));
  for (let i = 0; i < 3; i += 1) {
    const difference = (a?.[i] ?? 0) - (b?.[i] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}
