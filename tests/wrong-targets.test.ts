import assert from "node:assert/strict";
import { mkdir, readdir, rm, stat, symlink } from "node:fs/promises";
import { join } from "node:path";
import { after, describe, it } from "node:test";
import { sql } from "kysely";
import { connect } from "#database/connect.ts";
import { listTables } from "#database/list-tables.ts";
import { findFreePort } from "./support/find-free-port.ts";
import { createFreshDatabase } from "./support/fresh-database.ts";
import { describeOnEachDatabase } from "./support/open-site.ts";
import { copyRepository, root } from "./support/repository-copy.ts";
import { runJob, runProgram, runSite, startSite } from "./support/site-process.ts";

describeOnEachDatabase("a database of another program", (engine) => {
  const otherTables = {
    "the table customer": "create table customer (name text)",
    "the migration 2020-customers":
      "create table kysely_migration as select '2020-customers' as name, '' as timestamp",
  };
  for (const [found, statement] of Object.entries(otherTables))
    it(`The start and a backup refuse a database that has ${found}, and add no table`, async () => {
      const { environment, remove } = await createFreshDatabase(engine);
      const { DATA_DIR: dataDir = "", DATABASE_URL: databaseUrl } = environment;
      const db = connect({ dataDir, databaseUrl });
      await sql.raw(statement).execute(db);
      const tables = await listTables(db);
      const reason = `it belongs to another program, since it has ${found}. Give the site a database of its own\n`;
      const site = runSite({ ...environment, HOST: "192.0.2.1" });
      assert.equal(await site.exitCode, 1);
      const variable = engine === "sqlite" ? "DATA_DIR" : "DATABASE_URL";
      assert.equal(await site.output, `The database of ${variable} cannot be used: ${reason}`);
      const backup = runJob("backup", [join(dataDir, "site.backup")], environment);
      assert.equal(await backup.exitCode, 1);
      assert.equal(await backup.output, `Failed: the database cannot be backed up: ${reason}`);
      assert.deepEqual(await listTables(db), tables);
      await db.destroy();
      await remove();
    });
});

describe("a wrong path", () => {
  it("A data folder where nobody may create one stops the start with one line", {
    timeout: 30_000,
  }, async (test) => {
    if (process.platform !== "linux") return test.skip("only Linux has /proc");
    const site = runProgram("start.ts", [], { DATA_DIR: "/proc/clinic/data" });
    after(() => site.child.kill("SIGKILL"));
    assert.match(
      await site.output,
      /^The database of DATA_DIR cannot be used: [^\n]+\/proc[^\n]+\n$/,
    );
    assert.equal(await site.exitCode, 1);
  });

  it("A backup to a folder, or of one, is refused with a line that asks for a file", async () => {
    const { environment, remove } = await createFreshDatabase("sqlite", undefined, "migrated");
    const folder = join(environment.DATA_DIR ?? "", "backups");
    await mkdir(folder);
    const jobs = [
      ["backup", folder],
      ["backup", `${folder}/`],
      ["backup", `${folder}-missing/`],
      ["restore", folder],
      ["import-wordpress", folder],
    ] as const;
    for (const [name, path] of jobs) {
      const job = runJob(name, [path], environment);
      assert.equal(await job.exitCode, 1);
      assert.match(await job.output, /^Failed: \S+ is a folder: name a file in it\n$/);
    }
    assert.deepEqual(await readdir(folder), []);
    const database = join(environment.DATA_DIR ?? "", "site.sqlite");
    const media = runJob("import-wordpress", [database, "--media", database], environment);
    assert.equal(await media.exitCode, 1);
    assert.equal(await media.output, `Failed: there is no folder ${database}\n`);
    await remove();
  });

  it("A site starts in a folder whose name has characters that mean something in URLs", async () => {
    const folder = await copyRepository("site 50% off #");
    await symlink(join(root, "build"), join(folder, "build"));
    const { environment, remove } = await createFreshDatabase("sqlite");
    const settings = { ...environment, PORT: String(await findFreePort()), SEED_DEMO: "false" };
    const site = await startSite(settings, { folder });
    site.child.kill("SIGTERM");
    assert.equal(await site.exitCode, 0);
    await remove();
    await rm(folder, { recursive: true });
  });

  it("A start without the files for browsers is refused with a line of advice", async () => {
    const { environment, remove } = await createFreshDatabase("sqlite");
    const hideClient = `import fs from "node:fs";
      import { syncBuiltinESMExports } from "node:module";
      const { existsSync } = fs;
      fs.existsSync = (path) => !String(path).endsWith("build/client") && existsSync(path);
      syncBuiltinESMExports();`;
    const site = runProgram("start.ts", [], { ...environment, HOST: "192.0.2.1" }, [
      ...["--import", `data:text/javascript,${encodeURIComponent(hideClient)}`],
    ]);
    assert.equal(await site.exitCode, 1);
    assert.match(
      await site.output,
      /^There is no \S+client\. Run npm ci and npm run build first\.\n$/,
    );
    await remove();
  });
});

describe("the files of a data folder", () => {
  it("Each file that a start creates is private to its user", async () => {
    const { environment, remove } = await createFreshDatabase("sqlite");
    const folder = environment.DATA_DIR ?? "";
    const site = await startSite({ ...environment, PORT: String(await findFreePort()) });
    const files = await readdir(folder);
    assert.ok(files.includes("site.lock"));
    for (const file of files)
      assert.equal((await stat(join(folder, file))).mode & 0o777, 0o600, file);
    site.child.kill("SIGTERM");
    await site.exitCode;
    await remove();
  });
});
