import { readFile } from "node:fs/promises";

/** Undefined if the site runs outside its folder. */
export async function readSiteVersion(): Promise<string | undefined> {
  try {
    const { version } = JSON.parse(await readFile("package.json", "utf8"));
    return typeof version === "string" ? version : undefined;
  } catch {
    return undefined;
  }
}
