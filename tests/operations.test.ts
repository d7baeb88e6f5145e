import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { after, before, describe, it } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "./support/find-free-port.ts";
import { createFreshDatabase, type Engine, type FreshDatabase } from "./support/fresh-database.ts";
import { sendVisitorMessage } from "./support/load-writers.ts";
import { runJob, runProgram, runSite, startSite } from "./support/site-process.ts";

describe("an operator", () => {
  const databases: FreshDatabase[] = [];
  let port: number;
  before(async () => {
    port = await findFreePort();
  });
  after(async () => {
    for (const database of databases) await database.remove();
  });
  const newDatabase = async (engine: Engine = "sqlite"): Promise<Record<string, string>> => {
    const database = await createFreshDatabase(engine);
    databases.push(database);
    return { ...database.environment, PORT: String(port) };
  };

  it("A backup of a lost SQLite site restores into PostgreSQL", async () => {
    const lostEnvironment = await newDatabase();
    const file = join(lostEnvironment.DATA_DIR ?? "", "../site-saved.backup");
    const first = await startSite(lostEnvironment);
    await post(port, "Is this in the backup?");
    addSecondFactor(join(lostEnvironment.DATA_DIR ?? "", "site.sqlite"));
    assert.match(await runAndRead("backup", [file], lostEnvironment), /read back and verified/);
    first.child.kill("SIGKILL");
    await first.exitCode;
    await rm(lostEnvironment.DATA_DIR ?? "", { recursive: true });
    assert.match(await runAndRead("backup", [file], lostEnvironment, 1), /Failed: there is no/);

    const newEnvironment = await newDatabase("postgres");
    const output = await runAndRead("restore", [file], newEnvironment);
    assert.match(
      output,
      /^The database of DATABASE_URL now contains the backup .*\nAll sessions have ended/,
    );
    assert.match(output, /1 second factor must be set up again/);
    const second = await startSite(newEnvironment);
    assert.equal((await fetch(`http://127.0.0.1:${port}/blogs?limit=1`)).status, 200);
    second.child.kill("SIGTERM");
    assert.equal(await second.exitCode, 0);
    assert.match(await second.output, /^Warning: 1 second factor must be set up again/);
    assert.match(await runAndRead("backup", [file], newEnvironment), /read back and verified/);
    const backup = new DatabaseSync(file, { readOnly: true });
    assert.deepEqual(
      backup
        .prepare("select message from message")
        .all()
        .map(({ message }) => message),
      ["Is this in the backup?"],
    );
    backup.close();
    await rm(file);
  });

  it("A running site moves to PostgreSQL, and both databases are compared", async () => {
    const source = { ...(await newDatabase()), ...adaEnvironment };
    const target = { ...source, DATABASE_URL: (await newDatabase("postgres")).DATABASE_URL ?? "" };
    const site = await startSite(source);
    await post(port, "Take me along");
    const cookie = await signIn(port);
    const changes = { contact: { fax: "(437) 555-0199" }, "providers/1": { name: "Mirela T." } };
    for (const [path, change] of Object.entries(changes)) {
      const saved = await fetch(`http://127.0.0.1:${port}/api/staff/clinic/${path}`, {
        method: "PUT",
        headers: { cookie, "content-type": "application/json" },
        body: JSON.stringify(change),
      });
      assert.equal(saved.status, 200);
    }
    assert.match(await runAndRead("move-database", [], target, 1), /pass --replace/);
    assert.match(
      await runAndRead("move-database", ["--replace"], target),
      /^Both databases contain the same rows: .*1 message,.*\nSessions and the session secret were moved too/,
    );
    site.child.kill("SIGTERM");
    await site.exitCode;
    const movedSite = await startSite(target);
    const response = await fetch(`http://127.0.0.1:${port}/blogs?limit=1`);
    assert.equal((await response.json()).total, 32);
    const contactPage = await fetch(`http://127.0.0.1:${port}/contact`);
    assert.match(await contactPage.text(), /\(437\) 555-0199/);
    const team = await fetch(`http://127.0.0.1:${port}/registered-providers`);
    assert.match(await team.text(), /Mirela T\./);
    const messages = `http://127.0.0.1:${port}/api/staff/messages`;
    assert.equal((await fetch(messages, { headers: { cookie } })).status, 200);
    movedSite.child.kill("SIGTERM");
    assert.equal(await movedSite.exitCode, 0);
  });

  it("A missing, corrupt or newer database stops the start with one line", async () => {
    const environment = await newDatabase();
    const file = join(environment.DATA_DIR ?? "", "site.sqlite");
    const site = await startSite(environment);
    site.child.kill("SIGTERM");
    await site.exitCode;

    await rename(file, `${file}.aside`);
    await assertStartRefused(
      environment,
      /is missing, but was created here before\. Restore a backup/,
    );
    await assert.rejects(stat(file), "no new one was made");

    await writeFile(file, "");
    await assertStartRefused(
      environment,
      /is empty, but was created here before\. Restore a backup/,
    );
    assert.equal((await stat(file)).size, 0);
    const otherDatabase = new DatabaseSync(file);
    otherDatabase.exec("create table other (name text)");
    otherDatabase.close();
    await assertStartRefused(environment, /is empty, but was created here before/);

    await writeFile(file, "x".repeat(10_000));
    await assertStartRefused(environment, /not a database/);

    await copyFile(`${file}.aside`, file);
    await corruptTable(file, "post");
    await assertStartRefused(
      environment,
      /it is damaged\. Keep the file aside and restore a backup/,
    );

    await rename(`${file}.aside`, file);
    const newerDatabase = new DatabaseSync(file);
    newerDatabase.exec("insert into kysely_migration values ('9999-of-tomorrow', '')");
    newerDatabase.close();
    await assertStartRefused(
      environment,
      /newer than this code, which does not know 9999-of-tomorrow/,
    );
  });

  it("A backup of a database that cannot be written, as on a full disk, is complete and says so", async () => {
    const environment = await newDatabase();
    const folder = environment.DATA_DIR ?? "";
    const site = await startSite(environment);
    site.child.kill("SIGTERM");
    await site.exitCode;
    const database = new DatabaseSync(join(folder, "site.sqlite"));
    database.exec(
      "create trigger full before insert on setting begin select raise(fail, 'disk is full'); end",
    );
    database.close();
    assert.match(
      await runAndRead("backup", [join(folder, "site.backup")], environment),
      /read back and verified\.\nThe staff dashboard does not show this backup, .+ disk is full\.\n$/,
    );
  });

  it("Two backups to one file at once both succeed, and remove what a killed one left", async () => {
    const environment = await newDatabase();
    await runAndRead("seed", ["--posts", "0", "--locations", "0"], environment);
    const file = join(environment.DATA_DIR ?? "", "site.backup");
    const { pid: endedPid } = spawnSync("true");
    await writeFile(`${file}.${endedPid}.unfinished`, "half a backup");
    await Promise.all([1, 2].map(() => runAndRead("backup", [file], environment)));
    const names = await readdir(environment.DATA_DIR ?? "");
    assert.deepEqual(
      names.filter((name) => name.includes(".backup")),
      ["site.backup"],
    );
  });

  it("A backup or restore that is stopped leaves no copy of the messages behind", async () => {
    const environment = await newDatabase();
    const { DATA_DIR = "" } = environment;
    const [file, temporary] = [join(DATA_DIR, "../site-stopped.backup"), join(DATA_DIR, "tmp")];
    await runAndRead(
      "seed",
      ["--posts", "0", "--locations", "0", "--messages", "3000"],
      environment,
    );
    const encrypted = { ...environment, BACKUP_PASSPHRASE: "a long passphrase", TMPDIR: temporary };
    await mkdir(temporary);
    await runAndRead("backup", [file], encrypted);
    for (const [name, target] of [
      ["backup", `${file}.other`],
      ["restore", file],
    ] as const)
      for (const signal of ["SIGINT", "SIGTERM"] as const) {
        const job = runJob(name, [target], encrypted);
        while ((await readdir(temporary)).length === 0) await wait(5);
        job.child.kill(signal);
        assert.equal(await job.exitCode, 1);
        assert.match(await job.output, new RegExp(`^Stopped by ${signal}\\.`));
        assert.deepEqual(await readdir(temporary), []);
      }
    await rm(file);
  });

  it("A signal that arrives when a job has succeeded does not make it a failure", () => {
    const job = `import { cleanUpOnSignals, runScript } from "./scripts/run-script.ts";
      cleanUpOnSignals(() => {});
      await runScript(async () => {
        setImmediate(() => {});
        process.kill(process.pid, "SIGINT");
        return "Restored.";
      });`;
    const { status, stdout, stderr } = spawnSync(process.execPath, [
      ...["--input-type=module", "--eval", job],
    ]);
    assert.deepEqual([status, `${stdout}${stderr}`], [0, "Restored.\n"]);
  });

  it("A port in use stops the start with one line", async () => {
    const site = await startSite(await newDatabase());
    const second = runSite(await newDatabase());
    assert.equal(await second.exitCode, 1);
    assert.match(await second.output, /^PORT \d+ is in use on 127\.0\.0\.1\. .+\n$/);
    site.child.kill("SIGHUP");
    assert.equal(await site.exitCode, 0, "a closed terminal ends it as SIGTERM does");
  });

  it("A data folder in use by another process stops the start with one line", async () => {
    const environment = await newDatabase();
    const first = await startSite(environment);
    const line = new RegExp(
      `is in use by process ${first.child.pid} on .+\\. Stop that site first`,
    );
    await assertStartRefused({ ...environment, PORT: String(await findFreePort()) }, line);
    const file = join(environment.DATA_DIR ?? "", "beside.backup");
    assert.match(await runAndRead("backup", [file], environment), /read back and verified/);
    first.child.kill("SIGKILL");
    await first.exitCode;
    const second = await startSite(environment);
    second.child.kill("SIGTERM");
    assert.equal(await second.exitCode, 0, "a crash leaves no lock");
  });

  it("A database server that does not run, and a missing build, stop the start with a line of advice", async () => {
    const environment = await newDatabase();
    const DATABASE_URL = "postgres://site@127.0.0.1:1/site";
    const withoutServer = runSite({ ...environment, DATABASE_URL });
    assert.equal(await withoutServer.exitCode, 1);
    assert.match(
      await withoutServer.output,
      /^The database of DATABASE_URL cannot be used: .+ Is DATABASE_URL right, and does its server run\?\n$/,
    );
    const hideBuild = `import { registerHooks } from "node:module";
      registerHooks({ resolve: (name, context, next) =>
        next(name.endsWith("build/server/index.js") ? name + ".missing" : name, context) });`;
    const withoutBuild = runProgram("start.ts", [], environment, [
      ...["--import", `data:text/javascript,${encodeURIComponent(hideBuild)}`],
    ]);
    assert.equal(await withoutBuild.exitCode, 1);
    assert.match(
      await withoutBuild.output,
      /^Cannot find .+ Run npm ci and npm run build first\.\n$/,
    );
  });

  it("A command answers an unknown option or a question about its options with its usage", async () => {
    const settings = await newDatabase();
    for (const job of [
      "seed",
      "find-clinic-words",
      "add-staff",
      "backup",
      "restore",
      "move-database",
      "import-wordpress",
    ]) {
      const usage = `Usage: npm run ${job} -- .+\\n$`;
      assert.match(await runAndRead(job, ["--help"], settings), new RegExp(`^${usage}`));
      const refused = await runAndRead(job, ["--halp"], settings, 1);
      assert.match(refused, new RegExp(`^Unknown option '--halp'.*\\n${usage}`));
    }
  });

  it("An old Node stops the start with one line", async () => {
    const older = `Object.defineProperty(process, "versions", { value: { node: "24.14.1" } })`;
    const { output, exitCode } = runProgram("start.ts", [], await newDatabase(), [
      ...["--import", `data:text/javascript,${encodeURIComponent(older)}`],
      ...["--import", "./scripts/compile-cache.js"],
    ]);
    assert.equal(await exitCode, 1);
    assert.match(await output, /^Node 24\.14\.1 is too old: 24\.15 or newer is needed\. .+\n$/);
  });

  it("A rehearsal with an empty DATABASE_URL leaves the database that .env names alone", async () => {
    const settings = await newDatabase();
    const folder = settings.DATA_DIR ?? "";
    const [file, envFile] = [join(folder, "site.backup"), join(folder, ".env")];
    const site = await startSite(settings);
    await runAndRead("backup", [file], settings);
    site.child.kill("SIGTERM");
    await site.exitCode;
    await writeFile(envFile, "DATABASE_URL=postgres://site@127.0.0.1:1/site\n");
    const DATA_DIR = join(folder, "rehearsal");
    const restore = (environment: Record<string, string>) =>
      runProgram("scripts/restore.ts", [file], environment, [`--env-file=${envFile}`]);
    const refused = restore({ DATA_DIR });
    assert.equal(await refused.exitCode, 1, "an unset variable is read from .env");
    const rehearsal = restore({ DATA_DIR, DATABASE_URL: "" });
    assert.equal(await rehearsal.exitCode, 0, await rehearsal.output);
    const target = join(DATA_DIR, "site.sqlite");
    assert.ok((await rehearsal.output).startsWith(`${target} now contains the backup ${file}: `));
  });

  it("A failed restore leaves the target folder as it was", async () => {
    const environment = await newDatabase();
    const folder = environment.DATA_DIR ?? "";
    const site = await startSite(environment);
    const file = join(folder, "site.backup");
    await runAndRead("backup", [file], environment);
    site.child.kill("SIGTERM");
    await site.exitCode;
    const backup = new DatabaseSync(file);
    backup.exec("alter table category add column colour text");
    backup.close();
    const otherEnvironment = { ...environment, DATA_DIR: join(folder, "new") };
    assert.match(await runAndRead("restore", [file], otherEnvironment, 1), /^Failed: .+\n$/);
    await assert.rejects(stat(otherEnvironment.DATA_DIR));
    await mkdir(otherEnvironment.DATA_DIR);
    await runAndRead("restore", [file], otherEnvironment, 1);
    assert.deepEqual(await readdir(otherEnvironment.DATA_DIR), []);
  });

  it("A site whose database file was moved away accepts no message until it is back or, after a copy took its place, until a restart", async () => {
    const environment = await newDatabase();
    const folder = environment.DATA_DIR ?? "";
    const site = await startSite({ ...environment, LOG_LEVEL: "error" });
    await mkdir(join(folder, "away"));
    const file = join(folder, "site.sqlite");
    await rename(file, join(folder, "away/site.sqlite"));
    const refused = await post(port, "Into the void", 503);
    assert.equal(refused.msg, "fail");
    assert.equal((await fetch(`http://127.0.0.1:${port}/readyz`)).status, 503);
    await rename(join(folder, "away/site.sqlite"), file);
    await post(port, "Here it is again");

    await copyFile(file, join(folder, "copy.sqlite"));
    await rename(join(folder, "copy.sqlite"), file);
    await post(port, "Into a file that nobody opened", 503);
    site.child.kill("SIGTERM");
    assert.equal(await site.exitCode, 0);
    assert.match(await site.output, /took the place of the one that is open: restart the site/);
  });
});

const ada = { email: "ada@northbloom.example", password: "tulip 9 ferries" };
const adaEnvironment = { ADMIN_EMAIL: ada.email, ADMIN_PASSWORD: ada.password };

async function signIn(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/users/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ada),
  });
  assert.equal(response.status, 200);
  return response.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
}

async function runAndRead(
  job: string,
  args: string[],
  environment: Record<string, string>,
  code = 0,
): Promise<string> {
  const { output, exitCode } = runJob(job, args, environment);
  assert.equal(await exitCode, code, await output);
  return output;
}

async function assertStartRefused(
  environment: Record<string, string>,
  line: RegExp,
): Promise<void> {
  const site = runSite(environment);
  site.child.stdout?.on("data", (part) => {
    if (String(part).includes("Northbloom is at")) site.child.kill("SIGKILL");
  });
  assert.equal(await site.exitCode, 1);
  const output = await site.output;
  assert.match(output, line);
  assert.match(output, /^The database of DATA_DIR cannot be used: .+\n$/);
}

function addSecondFactor(file: string): void {
  const database = new DatabaseSync(file);
  database.exec(
    "insert into second_factor select id, 'sealed', '2026-01-01T00:00:00.000Z', 1 from staff_user",
  );
  database.close();
}

async function corruptTable(path: string, table: string): Promise<void> {
  const database = new DatabaseSync(path, { readOnly: true });
  const { rootPage, size } = database
    .prepare(
      'select rootpage as "rootPage", page_size as size from sqlite_master, pragma_page_size() where name = ?',
    )
    .get(table) as { rootPage: number; size: number };
  database.close();
  const file = await open(path, "r+");
  await file.write(Buffer.alloc(size, "x"), 0, size, (rootPage - 1) * size);
  await file.close();
}

async function post(port: number, message: string, status = 200): Promise<{ msg: string }> {
  const response = await sendVisitorMessage(`http://127.0.0.1:${port}`, message);
  assert.equal(response.status, status);
  return response.json();
}
