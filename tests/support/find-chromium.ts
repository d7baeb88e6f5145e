import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";
import { installDebianPackage } from "./install-debian-package.ts";

/** The headless shell needs a third of the processor of Chromium with its windows. */
const systemPaths = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

export async function findChromium(): Promise<string> {
  const candidates = [process.env.CHROMIUM_PATH, ...systemPaths, chromium.executablePath()];
  const executablePath = candidates.find(
    (path) => path !== undefined && path !== "" && existsSync(path),
  );
  if (executablePath !== undefined) return executablePath;
  if (!installDebianPackage("chromium-headless-shell", "chromium"))
    throw new Error("The tests need Chromium: install it, or set CHROMIUM_PATH.");
  return findInstalledChromium();
}

export async function launchChromium(...flags: string[]): Promise<Browser> {
  const args = ["--no-sandbox", "--disable-gpu", ...flags];
  return chromium.launch({ executablePath: await findChromium(), args });
}

function findInstalledChromium(): string {
  const executablePath = systemPaths.find((path) => existsSync(path));
  if (executablePath === undefined)
    throw new Error("Debian's chromium package is installed, but its program was not found.");
  return executablePath;
}
