import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, it } from "node:test";

const root = join(import.meta.dirname, "..");

/** Folders that each folder may import from, as in docs/architecture.md. */
const arrows: Record<string, string[]> = {
  app: ["app", "domain", "content"],
  server: ["server", "app", "domain", "content"],
  domain: ["domain"],
  database: ["database", "domain"],
  "database/demo": ["database", "domain", "content"],
  content: ["content"],
};
/** These may import from every folder above and from the folders listed. */
const outerFolders: Record<string, string[]> = {
  scripts: ["scripts", "tests/support"],
  tests: ["tests", "scripts", "bench"],
  bench: ["bench", "scripts", "tests/support"],
};
const takenFromApp = ["app/context.ts"];
const isTest = (file: string) => /\.(test|endurance)\.ts$/.test(file);

describe("the folders", () => {
  const imports = sourceImports();

  it("Folders import only in the direction of the architecture's arrows", () => {
    const wrong = imports.filter(([from, to]) => {
      if (isTest(from) || topOf(from) in outerFolders) return false;
      const folder = from.startsWith("database/demo") ? "database/demo" : topOf(from);
      if (topOf(from) === "server" && topOf(to) === "app") return !takenFromApp.includes(to);
      return !arrows[folder]?.includes(topOf(to));
    });
    assert.deepEqual(wrong, []);
  });

  it("Only scripts, tests and benches import from scripts, tests and bench", () => {
    const wrong = imports.filter(([from, to]) => {
      if (!(topOf(to) in outerFolders)) return false;
      const allowed = outerFolders[topOf(from)] ?? (isTest(from) ? ["tests", "scripts"] : []);
      return !allowed.some((folder) => to.startsWith(`${folder}/`));
    });
    assert.deepEqual(wrong, []);
  });

  it("There is no import cycle, types included", () => {
    assert.deepEqual(circlesOf(imports), []);
  });

  it("The import check covers every folder", () => {
    for (const folder of [...Object.keys(arrows), ...Object.keys(outerFolders)])
      assert.ok(
        imports.some(([from]) => from.startsWith(`${folder}/`)),
        folder,
      );
  });
});

function topOf(path: string): string {
  return path.split("/", 1)[0] ?? "";
}

type Import = [from: string, to: string];

function sourceImports(): Import[] {
  const files = globSync(
    "{app,server,domain,database,content,scripts,bench,tests}/**/*.{ts,tsx,js}",
    { cwd: root },
  );
  return files.flatMap((file) => {
    const code = readFileSync(join(root, file), "utf8");
    const names = [...code.matchAll(/(?:from|import)\s*\(?\s*"([#.][^"]+)"/g)];
    return names
      .map(([, name = ""]) => name)
      .filter((name) => !name.includes("+types/"))
      .map((name): Import => [file, pathOf(file, name)]);
  });
}

function pathOf(file: string, name: string): string {
  if (name.startsWith("#")) return name.slice(1);
  return relative(root, join(root, dirname(file), name));
}

function circlesOf(imports: Import[]): string[][] {
  const importedBy = Map.groupBy(imports, ([from]) => from);
  const finished = new Set<string>();
  const circles: string[][] = [];
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file]);
    else if (!finished.has(file))
      for (const [, next] of importedBy.get(file) ?? []) visit(next, [...path, file]);
    finished.add(file);
  };
  for (const [file] of imports) visit(file, []);
  return circles;
}
