import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { createFreshDatabase, type FreshDatabase } from "./support/fresh-database.ts";
import { runJob } from "./support/site-process.ts";

describe("a temporary folder that cannot be used", () => {
  const passphrase = { BACKUP_PASSPHRASE: "a long passphrase" };
  let database: FreshDatabase;
  let folder: string;
  let encryptedBackup: string;
  const run = async (name: string, file: string, settings: Record<string, string>) => {
    const job = runJob(name, [file], { ...database.environment, ...settings });
    return { code: await job.exitCode, output: await job.output };
  };
  before(async () => {
    database = await createFreshDatabase("sqlite", undefined, "migrated");
    folder = database.environment.DATA_DIR ?? "";
    encryptedBackup = join(folder, "encrypted.backup");
    const seeded = runJob("seed", ["--posts", "400", "--locations", "0"], database.environment);
    assert.equal(await seeded.exitCode, 0, await seeded.output);
    assert.equal((await run("backup", encryptedBackup, passphrase)).code, 0);
    assert.equal((await run("backup", join(folder, "plain.backup"), {})).code, 0);
  });
  after(() => database.remove());

  it("A restore and an encrypted backup name a temporary folder that is missing or a file", async () => {
    for (const [temporary, reason] of [
      [join(folder, "missing"), "ENOENT: no such file or directory"],
      [encryptedBackup, "ENOTDIR: not a directory"],
    ] as const)
      for (const [name, file] of [
        ["restore", encryptedBackup],
        ["restore", join(folder, "plain.backup")],
        ["backup", join(folder, "other.backup")],
      ] as const)
        assert.deepEqual(await run(name, file, { ...passphrase, TMPDIR: temporary }), {
          code: 1,
          output: `Failed: the temporary folder ${temporary} cannot be used (${reason}): set TMPDIR to a folder that this user may write to\n`,
        });
  });

  it("Every restore and backup names a temporary folder that is full, and not its other folders alone", async (test) => {
    const temporary = join(folder, "temporary");
    await mkdir(temporary);
    const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", temporary]);
    if (mounted.status !== 0) return test.skip("mounting is not permitted on this machine");
    spawnSync("sh", ["-c", `cat /dev/zero > ${join(temporary, "filler")}`]);
    const settings = { TMPDIR: temporary, DATA_DIR: join(folder, "new") };
    let results: Awaited<ReturnType<typeof run>>[];
    try {
      results = [
        await run("restore", encryptedBackup, { ...settings, ...passphrase }),
        await run("backup", join(folder, "other.backup"), { TMPDIR: temporary, ...passphrase }),
        await run("restore", join(folder, "plain.backup"), settings),
        await run("backup", join(folder, "other.backup"), { TMPDIR: temporary }),
      ];
    } finally {
      spawnSync("umount", ["--lazy", temporary]);
    }
    const start = `Failed: there is no space left in the temporary folder ${temporary}`;
    const advice = ": free some, or set TMPDIR to another folder";
    const alternatives = [advice, advice, `, or in ${settings.DATA_DIR}`, `, or in ${folder}`];
    assert.deepEqual(
      results,
      alternatives.map((end) => ({ code: 1, output: `${start}${end}\n` })),
    );
  });
});
