import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
import { installDebianPackage } from "./debian-package.ts";

const onTheSystem = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Finds Chromium by CHROMIUM_PATH, on the system, in Playwright's folder or from Debian. */
export async function findChromium(): Promise<string> {
  const places = [process.env.CHROMIUM_PATH, ...onTheSystem, chromium.executablePath()];
  const found = places.find((path) => path !== undefined && path !== "" && existsSync(path));
  if (found !== undefined) return found;
  if (!installDebianPackage("chromium"))
    throw new Error("The tests need Chromium: install it, or set CHROMIUM_PATH.");
  return findInstalled();
}

function findInstalled(): string {
  const found = onTheSystem.find((path) => existsSync(path));
  if (found === undefined) throw new Error("Debian's chromium was installed but is not there.");
  return found;
}
