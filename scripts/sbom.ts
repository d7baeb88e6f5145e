import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// The bill of materials by npm itself, of what runs the site: npm run --silent sbom > bill.json
// `npm sbom --omit dev` leaves out what a dev package needs as well, such as react. So npm first prunes a
// copy of the lock file whose package.json knows of no dev packages but those that the build takes in.

/** Dev packages, as the server needs none of them, but the visitor's or the staff's browser gets a part. */
const taken = /^(@fontsource|@tiptap\/|swiper$|tailwindcss$)/;

const root = join(import.meta.dirname, "..");
const { devDependencies, ...manifest } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
);
const inBrowser = Object.entries(devDependencies).filter(([name]) => taken.test(name));

const folder = mkdtempSync(join(tmpdir(), "site-sbom-"));
const npm = (...args: string[]) =>
  execFileSync("npm", [...args, "--package-lock-only"], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 10_000_000,
  });
try {
  const dependencies = { ...manifest.dependencies, ...Object.fromEntries(inBrowser) };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ ...manifest, dependencies }));
  copyFileSync(join(root, "package-lock.json"), join(folder, "package-lock.json"));
  npm("install", "--offline", "--ignore-scripts", "--no-audit", "--no-fund");
  process.stdout.write(npm("sbom", "--sbom-format", "cyclonedx"));
} finally {
  rmSync(folder, { recursive: true });
}
