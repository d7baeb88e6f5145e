import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// Prints the software bill of materials of the running site: npm run --silent sbom > bill.json
// `npm sbom --omit dev` also omits packages that a dev package needs, such as react. Therefore npm first
// prunes a copy of the lock file, with only those dev packages that end up in the build.

const bundledPattern = /^(@fontsource|@tiptap\/|swiper$|tailwindcss$)/;

const root = join(import.meta.dirname, "..");
const { devDependencies, ...manifest } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
);
const bundledDependencies = Object.entries(devDependencies).filter(([name]) =>
  bundledPattern.test(name),
);

const folder = mkdtempSync(join(tmpdir(), "site-sbom-"));
const npm = (...args: string[]) =>
  execFileSync("npm", [...args, "--package-lock-only"], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 10_000_000,
  });
// A reader such as head closes the pipe before its end.
process.stdout.once("error", () => {});
try {
  const dependencies = { ...manifest.dependencies, ...Object.fromEntries(bundledDependencies) };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ ...manifest, dependencies }));
  copyFileSync(join(root, "package-lock.json"), join(folder, "package-lock.json"));
  npm("install", "--offline", "--ignore-scripts", "--no-audit", "--no-fund");
  process.stdout.write(npm("sbom", "--sbom-format", "cyclonedx"));
} finally {
  rmSync(folder, { recursive: true });
}
