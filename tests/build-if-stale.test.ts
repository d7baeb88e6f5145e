import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, describe, it } from "node:test";

const script = "scripts/build-if-stale.ts";

describe("the build before a start", () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "build-if-stale-"));
    await mkdir(join(folder, "scripts"));
    await copyFile(join(import.meta.dirname, "..", script), join(folder, script));
    await writeAt("build/server/index.js", 100);
    await writeAt("package-lock.json", 200);
  });
  after(() => rm(folder, { recursive: true }));

  async function writeAt(file: string, seconds: number): Promise<void> {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, "");
    await utimes(path, seconds, seconds);
  }

  /** Without react-router on the path every build fails. */
  function startsBuild(): boolean {
    const { status, stdout } = spawnSync(process.execPath, [join(folder, script)], {
      env: {},
      encoding: "utf8",
    });
    assert.equal(status === 1, stdout.startsWith("Building the site"), stdout);
    return status === 1;
  }

  it("A lock file that npm prune rewrote starts no build, which would lack its packages", () => {
    assert.equal(startsBuild(), false);
  });

  it("A newer source starts a build after npm prune too", async () => {
    await writeAt("server/app.ts", 200);
    assert.equal(startsBuild(), true);
    await writeAt("server/app.ts", 50);
    assert.equal(startsBuild(), false);
  });

  it("A newer lock file starts a build if the packages that build the site are installed", async () => {
    await mkdir(join(folder, "node_modules/@react-router/dev"), { recursive: true });
    assert.equal(startsBuild(), true);
  });
});
