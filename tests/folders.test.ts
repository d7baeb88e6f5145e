import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, it } from "node:test";

const root = join(import.meta.dirname, "..");

/** docs/architecture.md: which folder may take from which. */
const arrows: Record<string, string[]> = {
  app: ["app", "domain", "content"],
  server: ["server", "app", "domain", "content"],
  domain: ["domain"],
  database: ["database", "domain"],
  "database/demo": ["database", "domain", "content"],
  content: ["content"],
};
const takenFromApp = ["app/context.ts"];

describe("the folders of the house", () => {
  const imports = sourceImports();

  it("take only from where an arrow goes", () => {
    const wrong = imports.filter(([from, to]) => {
      const folder = from.startsWith("database/demo") ? "database/demo" : topOf(from);
      if (topOf(from) === "server" && topOf(to) === "app") return !takenFromApp.includes(to);
      return !arrows[folder]?.includes(topOf(to));
    });
    assert.deepEqual(wrong, []);
  });

  it("are all looked at", () => {
    for (const folder of ["app", "server", "domain", "database", "content"])
      assert.ok(
        imports.some(([from]) => topOf(from) === folder),
        folder,
      );
  });
});

function topOf(path: string): string {
  return path.split("/", 1)[0] ?? "";
}

function sourceImports(): [from: string, to: string][] {
  const files = globSync("{app,server,domain,database,content}/**/*.{ts,tsx}", { cwd: root });
  return files
    .filter((file) => !file.endsWith(".test.ts"))
    .flatMap((file) => {
      const code = readFileSync(join(root, file), "utf8");
      const names = [...code.matchAll(/(?:from|import)\s*\(?\s*"([#.][^"]+)"/g)];
      return names
        .map(([, name = ""]) => name)
        .filter((name) => !name.includes("+types/"))
        .map((name): [string, string] => [file, pathOf(file, name)]);
    });
}

function pathOf(file: string, name: string): string {
  if (name.startsWith("#")) return name.slice(1);
  return relative(root, join(root, dirname(file), name));
}
