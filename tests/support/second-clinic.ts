import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cp, glob, mkdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { copyRepository, root } from "./repository-copy.ts";

const fixture = join(root, "tests/fixtures/second-clinic");

/** As docs/another-clinic.md says: the first clinic's services, languages and the tests of both. */
const removedFiles = [
  "content/services/!(index|service-content|dental-service).ts",
  "content/languages/{tl,gu,fa}.ts",
  "tests/this-clinic/*.test.ts",
  "app/pages/translated-page.test.ts",
];

/** Copies the sources, and replaces the content as docs/another-clinic.md says. */
export async function copyAsSecondClinic(prefix: string): Promise<string> {
  const folder = await copyRepository(prefix);
  await overlayContent(folder);
  return folder;
}

/** The files end in .txt, so that no tool takes them for code of this site. */
async function overlayContent(folder: string): Promise<void> {
  for await (const file of glob(removedFiles, { cwd: folder })) await rm(join(folder, file));
  for await (const file of glob("content/**/*.txt", { cwd: fixture })) {
    const target = join(folder, file.replace(/\.txt$/, ""));
    await mkdir(dirname(target), { recursive: true });
    await cp(join(fixture, file), target);
  }
  const icons = join(folder, "scripts/assets/make-icons.ts");
  const code = `import { makeIcons } from ${JSON.stringify(icons)}; await makeIcons(${JSON.stringify(folder)});`;
  await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", code], {
    cwd: folder,
  });
  assert.match(await readFile(join(folder, "public/manifest.webmanifest"), "utf8"), /Saltwater/);
}
