import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, it } from "node:test";
import { connect } from "../connect.ts";
import { getDataFiles } from "./data-files.ts";

describe("data folders with former file names", () => {
  let folder: string;
  const former = (suffix = "") => join(folder, `northbloom.sqlite${suffix}`);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "site-data-"));
    await writeFile(join(folder, "northbloom.was-made-here"), "");
    writeAndCrash(former());
    assert.ok(existsSync(former("-wal")), "the row is in the log alone");
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it("Renaming the files of a data folder preserves rows that are only in the write-ahead log", () => {
    assert.deepEqual(readRows(getDataFiles(folder).database), ["kept"]);
    for (const suffix of ["", "-wal", "-shm"]) assert.ok(!existsSync(former(suffix)), suffix);
    assert.ok(!existsSync(join(folder, "northbloom.was-made-here")));
  });

  for (const moved of [["-wal"], ["-wal", "-shm"]])
    it(`Renaming the files of a data folder continues after a crash that came when ${moved.join(" and ")} had moved`, async () => {
      for (const suffix of moved)
        await rename(former(suffix), join(folder, `site.sqlite${suffix}`));
      assert.deepEqual(readRows(getDataFiles(folder).database), ["kept"]);
    });

  it("A data folder with former file names still shows that its missing database once existed", async () => {
    await rm(former());
    assert.throws(
      () => connect({ dataDir: folder, databaseUrl: undefined }),
      /site\.sqlite is missing, but was created here before/,
    );
  });
});

/** Ends without closing, so that the row stays in the write-ahead log. */
function writeAndCrash(file: string): void {
  const code = `
    const { DatabaseSync } = require("node:sqlite");
    const db = new DatabaseSync(process.argv[1]);
    db.exec("pragma journal_mode = wal; pragma wal_autocheckpoint = 0; create table note (text)");
    db.exec("insert into note values ('kept')");
    process.kill(process.pid, "SIGKILL");`;
  spawnSync(process.execPath, ["-e", code, file]);
}

function readRows(file: string): unknown[] {
  const db = new DatabaseSync(file);
  const rows = db.prepare("select text from note").all();
  db.close();
  return rows.map(({ text }) => text);
}
