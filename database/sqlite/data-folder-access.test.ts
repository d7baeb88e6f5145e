import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmod, copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { assertAccess } from "./data-folder-access.ts";

const module = "data-folder-access.ts";
const otherUser = { uid: 65_534, gid: 65_534 };

describe("access to the data folder", () => {
  let folder: string;
  let dataDir: string;
  let database: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "site-access-"));
    dataDir = join(folder, "data");
    database = join(dataDir, "site.sqlite");
    await mkdir(dataDir);
    await writeFile(database, "");
    // Another user may not be able to read the clone.
    await copyFile(join(import.meta.dirname, module), join(folder, module));
    await chmod(folder, 0o755);
  });
  after(() => rm(folder, { recursive: true, force: true }));

  /** Root may read and write everything, so the check then runs as another user. */
  const check = (): string => {
    const call = `import(${JSON.stringify(join(folder, module))}).then((m) => m.assertAccess(${JSON.stringify(dataDir)}, [${JSON.stringify(database)}])).catch((e) => console.log(e.message))`;
    const user = process.getuid?.() === 0 ? otherUser : {};
    const { stdout, error } = spawnSync(process.execPath, ["-e", call], { ...user, cwd: folder });
    if (error !== undefined) throw error;
    return String(stdout);
  };

  it("A folder or file of another user is named with the command that corrects it", async (test) => {
    if (process.platform === "win32") return test.skip("Windows has no modes");
    assert.throws(() => assertAccess(database, []), /site\.sqlite is not a folder$/);
    await chmod(dataDir, 0o555);
    await chmod(database, 0o666);
    assert.match(check(), /^\S+\/data may not be read and written by the user \S+\. As root run: /);
    await chmod(dataDir, 0o777);
    await chmod(database, 0o444);
    assert.match(check(), /^\S+\/site\.sqlite may not be .+ chown -R \S+ \S+\/data && chmod -R /);
    await chmod(database, 0o666);
    assert.equal(check(), "");
  });

  it("A folder that does not exist yet is no error", () => {
    assert.doesNotThrow(() => assertAccess(join(folder, "new"), []));
  });
});
