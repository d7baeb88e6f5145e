import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { describe, it } from "node:test";

const root = join(import.meta.dirname, "..");

const allowedImports: Record<string, string[]> = {
  app: ["app", "domain", "content"],
  server: ["server", "app", "domain", "content"],
  domain: ["domain"],
  database: ["database", "domain"],
  "database/demo": ["database", "domain", "content"],
  "domain/clinic": ["domain", "content"],
  content: ["content"],
};
const outerFolders: Record<string, string[]> = {
  scripts: ["scripts", "tests/support"],
  tests: ["tests", "scripts", "bench"],
  bench: ["bench", "scripts", "tests/support"],
};
const allowedAppFiles = ["app/context.ts"];
const sourceFolders = "{app,server,domain,database,content,scripts,bench,tests}";
const isTest = (file: string) => /\.(test|endurance)\.ts$/.test(file);

describe("the folders", () => {
  const importPairs = listImports();

  it("Folders import only in the direction of the architecture's arrows", () => {
    const violations = importPairs.filter(([from, to]) => {
      if (isTest(from) || getTopFolder(from) in outerFolders) return false;
      const folder =
        ["database/demo", "domain/clinic"].find((path) => from.startsWith(`${path}/`)) ??
        getTopFolder(from);
      if (getTopFolder(from) === "server" && getTopFolder(to) === "app")
        return !allowedAppFiles.includes(to);
      if (getTopFolder(from) === "server" && to.startsWith("database/change-tracking/"))
        return false;
      return !allowedImports[folder]?.includes(getTopFolder(to));
    });
    assert.deepEqual(violations, []);
  });

  it("Only scripts, tests and benches import from scripts, tests and bench", () => {
    const violations = importPairs.filter(([from, to]) => {
      if (!(getTopFolder(to) in outerFolders)) return false;
      const allowed =
        outerFolders[getTopFolder(from)] ?? (isTest(from) ? ["tests", "scripts"] : []);
      return !allowed.some((folder) => to.startsWith(`${folder}/`));
    });
    assert.deepEqual(violations, []);
  });

  it("No two files share a stem, so that one search finds one file", () => {
    const files = globSync(`{start.ts,vite.config.ts,${sourceFolders}/**/*.{ts,tsx,js,css}}`, {
      cwd: root,
    });
    const stems = Map.groupBy(
      files.filter((file) => !isTest(file)),
      (file) => basename(file).replace(/(\.server)?\.(ts|tsx|js|css)$/, ""),
    );
    assert.deepEqual(
      [...stems.values()].filter((sharing) => sharing.length > 1),
      [],
    );
  });

  it("There is no import cycle, types included", () => {
    assert.deepEqual(findCycles(importPairs), []);
  });

  it("Folders of the app, the server, the domain and the database do not import in a circle", () => {
    const folderPairs = importPairs
      .filter(([from]) => /^(?:app|server|domain|database)\//.test(from) && !isTest(from))
      .map(([from, to]): Import => [getLayer(from), getLayer(to)])
      .filter(([from, to]) => from !== to);
    assert.deepEqual(findCycles(folderPairs), []);
  });

  it("The import check covers every folder", () => {
    for (const folder of [...Object.keys(allowedImports), ...Object.keys(outerFolders)])
      assert.ok(
        importPairs.some(([from]) => from.startsWith(`${folder}/`)),
        folder,
      );
  });
});

function getTopFolder(path: string): string {
  return path.split("/", 1)[0] ?? "";
}

/** A folder such as domain/posts or app/admin/posts, or a file such as database/connect.ts. */
function getLayer(path: string): string {
  return path.split("/", path.startsWith("app/admin/") ? 3 : 2).join("/");
}

type Import = [from: string, to: string];

function listImports(): Import[] {
  const files = globSync(`${sourceFolders}/**/*.{ts,tsx,js}`, { cwd: root });
  return files.flatMap((file) => {
    const code = readFileSync(join(root, file), "utf8");
    const names = [...code.matchAll(/(?:from|import)\s*\(?\s*"([#.][^"]+)"/g)];
    return names
      .map(([, name = ""]) => name)
      .filter((name) => !name.includes("+types/"))
      .map((name): Import => [file, resolvePath(file, name)]);
  });
}

function resolvePath(file: string, name: string): string {
  if (name.startsWith("#")) return name.slice(1);
  return relative(root, join(root, dirname(file), name));
}

function findCycles(importPairs: Import[]): string[][] {
  const importedBy = Map.groupBy(importPairs, ([from]) => from);
  const finished = new Set<string>();
  const cycles: string[][] = [];
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file]);
    else if (!finished.has(file))
      for (const [, next] of importedBy.get(file) ?? []) visit(next, [...path, file]);
    finished.add(file);
  };
  for (const [file] of importPairs) visit(file, []);
  return cycles;
}
