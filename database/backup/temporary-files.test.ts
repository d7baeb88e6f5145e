import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { it } from "node:test";
import { nameUnfinished, removeAbandoned } from "./temporary-files.ts";

it("What a killed backup left goes, also if its process had the id of this one, as in a new container", async () => {
  const folder = await mkdtemp(join(tmpdir(), "site-backup-"));
  const file = join(folder, "site.backup");
  const { pid: endedPid } = spawnSync("true");
  const others = ["other.backup.1.unfinished", `site.backup.${process.ppid}.unfinished`];
  const left = [`${file}.${endedPid}.unfinished`, nameUnfinished(file)];
  for (const path of [...others.map((name) => join(folder, name)), ...left])
    await writeFile(path, "");
  for (const path of left) await writeFile(`${path}-journal`, "");
  removeAbandoned(file);
  assert.deepEqual((await readdir(folder)).sort(), others);
  await rm(folder, { recursive: true });
});
