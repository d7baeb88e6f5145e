import assert from "node:assert/strict";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { connect } from "#database/connect.ts";
import { findFreePort } from "./support/find-free-port.ts";
import { createFreshDatabase, type FreshDatabase } from "./support/fresh-database.ts";
import { type MailServer, openMailServer } from "./support/mail-server.ts";
import { type SiteProcess, startSite } from "./support/site-process.ts";

/** Words that appear nowhere else, at least one in each field. */
const canary = {
  name: "Zerelda Quillon",
  email: "xylocanary@northbloom.example",
  phone: "4165558317",
  message: "My plumbeous velocipede aches",
};
const canaryPattern = /zerelda|quillon|xylocanary|4165558317|plumbeous|velocipede/i;

describe("the privacy of a message", () => {
  let database: FreshDatabase;
  let mail: MailServer;
  let site: SiteProcess;
  let origin: string;
  before(async () => {
    database = await createFreshDatabase("sqlite");
    mail = await openMailServer();
    const port = await findFreePort();
    origin = `http://127.0.0.1:${port}`;
    site = await startSite({
      ...database.environment,
      PORT: String(port),
      LOG_LEVEL: "trace",
      SMTP_URL: mail.url,
      MAIL_FROM: "site@northbloom.example",
      MAIL_TO: "desk@northbloom.example",
    });
  });
  after(async () => {
    site.child.kill("SIGKILL");
    await mail.close();
    await database.remove();
  });

  const responseTexts: string[] = [];
  const request = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(origin + path, { redirect: "manual", ...init });
    responseTexts.push(JSON.stringify([...response.headers]), await response.text());
    return response;
  };
  const post = (body: string, type = "application/json") =>
    request("/send-quote", { method: "POST", headers: { "content-type": type }, body });

  it("The text of a message appears in no response, page, log, notification email or outbox row", async () => {
    assert.equal((await post(JSON.stringify(canary))).status, 200);
    assert.equal((await post(JSON.stringify({ ...canary, email: "not one" }))).status, 400);
    assert.equal((await post(`${JSON.stringify(canary)}{`)).status, 400);
    assert.equal(
      (await post(JSON.stringify({ ...canary, message: canary.message.repeat(999) }))).status,
      413,
    );
    assert.equal((await post(JSON.stringify(canary), "text/plain")).status, 415);
    const spam = { ...canary, message: `${canary.message} [url=x]casino[/url]`, website: "x" };
    assert.equal((await post(JSON.stringify(spam))).status, 200);
    const form = new URLSearchParams(canary).toString();
    assert.equal((await post(form, "application/x-www-form-urlencoded")).status, 303);
    for (const path of ["/", "/contact", "/thank-you", "/blogs", "/api/staff/messages", "/nothing"])
      await request(path);

    const [notification] = await mail.waitFor(1);
    site.child.kill("SIGTERM");
    assert.equal(await site.exitCode, 0);
    const logs = await site.output;
    assert.match(logs, /send-quote/);
    assert.match(logs, /mail sent/);

    const db = connect({ dataDir: database.environment.DATA_DIR ?? "", databaseUrl: undefined });
    const queue = JSON.stringify(await db.selectFrom("message_outbox").selectAll().execute());
    const attempts = JSON.stringify(await db.selectFrom("message_attempt").selectAll().execute());
    const stored = JSON.stringify(await db.selectFrom("message").selectAll().execute());
    await db.destroy();
    assert.match(stored, canaryPattern);
    for (const [source, text] of Object.entries({
      responses: responseTexts.join("\n"),
      logs,
      mail: notification?.source ?? "",
      queue,
      attempts,
    }))
      assert.doesNotMatch(text, canaryPattern, source);
  });

  it("The database files are readable by their owner only", async () => {
    const folder = database.environment.DATA_DIR ?? "";
    for (const file of ["site.sqlite", "site.sqlite-wal", "site.sqlite-shm"]) {
      const fileStat = await stat(join(folder, file)).catch(() => undefined);
      if (fileStat !== undefined) assert.equal(fileStat.mode & 0o777, 0o600, file);
    }
  });
});
