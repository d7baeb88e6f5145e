import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, describe, it } from "node:test";

const script = "scripts/build/build-if-stale.ts";

describe("the build before a start", () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "build-if-stale-"));
    await mkdir(join(folder, dirname(script)), { recursive: true });
    await copyFile(join(import.meta.dirname, "..", script), join(folder, script));
    await utimes(join(folder, script), 50, 50);
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
  function run() {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, script)], {
      env: {},
      encoding: "utf8",
    });
    return { hasFailed: status === 1, startsBuild: stdout.startsWith("Building"), stderr };
  }

  it("A lock file that npm prune rewrote starts no build, which would lack its packages", () => {
    assert.deepEqual(run(), { hasFailed: false, startsBuild: false, stderr: "" });
  });

  it("A newer source after npm prune says that the packages are missing", async () => {
    await writeAt("server/app.ts", 200);
    const { stderr, ...outcome } = run();
    assert.deepEqual(outcome, { hasFailed: true, startsBuild: false });
    assert.match(stderr, /run npm ci/);
    await writeAt("server/app.ts", 50);
    assert.equal(run().hasFailed, false);
  });

  for (const file of ["app/ui/icon-paths.json", "app/styles/fonts/figtree.woff2"])
    it(`A newer ${file} starts a build`, async () => {
      await writeAt(file, 200);
      assert.equal(run().hasFailed, true);
      await writeAt(file, 50);
    });

  it("A build in a folder whose name Vite cannot read asks for another name", async () => {
    const odd = join(folder, "clinic #1");
    await mkdir(join(odd, dirname(script)), { recursive: true });
    await copyFile(join(folder, script), join(odd, script));
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(odd, script)], {
      env: {},
      encoding: "utf8",
    });
    assert.deepEqual([status, stdout], [1, ""]);
    assert.match(stderr, /^Vite cannot build in \S+clinic #1: rename the folder without #\.\n$/);
  });

  it("A newer lock file starts a build if the packages that build the site are installed", async () => {
    await mkdir(join(folder, "node_modules/@react-router/dev"), { recursive: true });
    const { hasFailed, startsBuild } = run();
    assert.deepEqual({ hasFailed, startsBuild }, { hasFailed: true, startsBuild: true });
  });
});
