import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { promisify } from "node:util";
import type { FileEdits } from "./field-changes.ts";

export const root = join(import.meta.dirname, "../..");

const ignoredFolders = [
  "node_modules",
  "build",
  "data",
  "older-data",
  ".git",
  ".react-router",
  "test-results",
];

/** Copies the sources to a temporary folder, which the caller removes. */
export async function copyRepository(prefix: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  await cp(root, folder, { recursive: true, filter: (file) => isInTree(relative(root, file)) });
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}

export async function editFiles(folder: string, edits: FileEdits): Promise<void> {
  for (const [file, edit] of Object.entries(edits)) {
    const old = await readFile(join(folder, file), "utf8").catch(() => "");
    await writeFile(join(folder, file), edit(old));
  }
}

/** The content of each file by its path. */
export async function readTree(folder: string): Promise<Map<string, string>> {
  const tree = new Map<string, string>();
  const readFolder = async (folderPath: string): Promise<void> => {
    for (const entry of await readdir(folderPath, { withFileTypes: true })) {
      const file = join(folderPath, entry.name);
      const path = relative(folder, file);
      if (!isInTree(path)) continue;
      if (entry.isDirectory()) await readFolder(file);
      else if (entry.isFile()) tree.set(path, await readFile(file, "latin1"));
    }
  };
  await readFolder(folder);
  return tree;
}

/** Fails with the output of the program. */
export async function runIn(
  folder: string,
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  await promisify(execFile)(program, args, { cwd: folder, env, maxBuffer: 50_000_000 }).catch(
    ({ stdout, stderr }) => assert.fail(`${program} ${args.join(" ")}:\n${stdout}${stderr}`),
  );
}

function isInTree(path: string): boolean {
  return !ignoredFolders.includes(path.split(sep)[0] ?? "");
}
