import assert from "node:assert/strict";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { connect } from "#database/connect.ts";
import { listMessages } from "#domain/messages/inbox-queries.server.ts";
import { findFreePort } from "./support/find-free-port.ts";
import { createFreshDatabase, type FreshDatabase } from "./support/fresh-database.ts";
import { sendVisitorMessage } from "./support/load-writers.ts";
import { openMailServer } from "./support/mail-server.ts";
import { runJob, runProgram, runSite, startSite } from "./support/site-process.ts";

describe("a killed process", () => {
  let database: FreshDatabase;
  let port: number;
  before(async () => {
    database = await createFreshDatabase("sqlite");
    port = await findFreePort();
  });
  after(() => database.remove());

  it("A message that was confirmed survives a kill right afterwards", async () => {
    const first = await startSite({ ...database.environment, PORT: String(port) });
    await post(port, "Do you still have my message?");
    first.child.kill("SIGKILL");
    await first.exitCode;

    const second = await startSite({ ...database.environment, PORT: String(port) });
    const db = connect({ dataDir: database.environment.DATA_DIR ?? "", databaseUrl: undefined });
    const [message] = await listMessages(db, { view: "inbox", limit: 1 });
    assert.equal(message?.excerpt, "Do you still have my message?");
    await db.destroy();
    second.child.kill("SIGTERM");
    assert.equal(await second.exitCode, 0);
  });

  it("A notification email is sent twice at most, with one Message-ID, if the process is killed", async () => {
    const mail = await openMailServer();
    const environment = {
      ...database.environment,
      PORT: String(port),
      SMTP_URL: mail.url,
      MAIL_FROM: "site@northbloom.example",
      MAIL_TO: "desk@northbloom.example",
    };
    const first = await startSite(environment);
    // The mail server accepts the email, but its response never reaches the process.
    mail.setResponse(() => {
      first.child.kill("SIGKILL");
      return undefined;
    });
    await post(port, "Announced at the last moment");
    const [notification] = await mail.waitFor(1);
    await first.exitCode;
    mail.setResponse(() => undefined);

    const db = connect({ dataDir: database.environment.DATA_DIR ?? "", databaseUrl: undefined });
    const { leased_until } = await db
      .selectFrom("message_outbox")
      .select("leased_until")
      .where("leased_by", "is not", null)
      .executeTakeFirstOrThrow();
    assert.ok(Date.parse(leased_until ?? "") > Date.now(), "the lease is still held");
    await db
      .updateTable("message_outbox")
      .set({ leased_until: new Date(0).toISOString() })
      .execute();
    await db.destroy();

    const second = await startSite(environment);
    const mails = await mail.waitFor(2);
    second.child.kill("SIGTERM");
    assert.equal(await second.exitCode, 0);
    const duplicates = mails.filter(({ messageId }) => messageId === notification?.messageId);
    assert.ok(duplicates.length <= 2);
    await mail.close();
  });

  it("A restore that is killed leaves no empty site, and works when it is repeated", async () => {
    const lost = await createFreshDatabase("sqlite");
    const location = { dataDir: lost.environment.DATA_DIR ?? "", databaseUrl: undefined };
    const file = join(location.dataDir, "site.sqlite");
    const backup = `${location.dataDir}.backup`;
    const noFakeContent = ["--posts", "0", "--locations", "0"];
    assert.equal(await runJob("seed", noFakeContent, lost.environment).exitCode, 0);
    assert.equal(await runJob("backup", [backup], lost.environment).exitCode, 0);
    for (const suffix of ["", "-wal", "-shm"]) await rm(file + suffix, { force: true });

    const killed = runProgram("scripts/restore.ts", [backup], lost.environment, [
      ...["--import", `data:text/javascript,${encodeURIComponent(killAtFirstPost)}`],
    ]);
    assert.equal(await killed.exitCode, null);
    assert.equal((await readFile(file)).subarray(0, 13).toString(), "SQLite format");
    assert.throws(() => connect(location), /is incomplete, since a restore was interrupted/);

    assert.equal(await runJob("restore", [backup], lost.environment).exitCode, 0);
    const db = connect(location);
    assert.notEqual((await db.selectFrom("post").select("blog_id").execute()).length, 0);
    await db.destroy();
    await rm(backup);
    await lost.remove();
  });

  it("An unusable database stops the start with one line that names no password", async () => {
    const site = runSite({ DATABASE_URL: `postgres://clinic:hidden@127.0.0.1:${port}/none` });
    assert.equal(await site.exitCode, 1);
    assert.match(await site.output, /^The database of DATABASE_URL cannot be used: .+\n$/);
    assert.doesNotMatch(await site.output, /hidden/);
  });
});

const killAtFirstPost = `import { DatabaseSync } from "node:sqlite";
  const { prepare } = DatabaseSync.prototype;
  DatabaseSync.prototype.prepare = function (sql) {
    if (sql.startsWith('insert into "post"')) process.kill(process.pid, "SIGKILL");
    return prepare.call(this, sql);
  };`;

async function post(port: number, message: string): Promise<void> {
  const response = await sendVisitorMessage(`http://127.0.0.1:${port}`, message);
  assert.equal((await response.json()).msg, "success");
}
