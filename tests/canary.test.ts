import assert from "node:assert/strict";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { connect } from "#database/connect.ts";
import { freePort } from "./support/free-port.ts";
import { type FreshDatabase, freshDatabase } from "./support/fresh-database.ts";
import { type MailServer, openMailServer } from "./support/mail-server.ts";
import { type SiteProcess, startSite } from "./support/process.ts";

/** Words that appear nowhere else, at least one in each field. */
const canary = {
  name: "Zerelda Quillon",
  email: "xylocanary@northbloom.example",
  phone: "4165558317",
  message: "My plumbeous velocipede aches",
};
const canaries = /zerelda|quillon|xylocanary|4165558317|plumbeous|velocipede/i;

describe("the privacy of a message", () => {
  let database: FreshDatabase;
  let mail: MailServer;
  let site: SiteProcess;
  let origin: string;
  before(async () => {
    database = await freshDatabase("sqlite");
    mail = await openMailServer();
    const port = await freePort();
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

  const seen: string[] = [];
  const ask = async (path: string, request: RequestInit = {}) => {
    const reply = await fetch(origin + path, { redirect: "manual", ...request });
    seen.push(JSON.stringify([...reply.headers]), await reply.text());
    return reply;
  };
  const post = (body: string, type = "application/json") =>
    ask("/send-quote", { method: "POST", headers: { "content-type": type }, body });

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
      await ask(path);

    const [announced] = await mail.waitFor(1);
    site.child.kill("SIGTERM");
    assert.equal(await site.ended, 0);
    const logs = await site.said;
    assert.match(logs, /send-quote/);
    assert.match(logs, /mail sent/);

    const db = connect({ dataDir: database.environment.DATA_DIR ?? "", databaseUrl: undefined });
    const queue = JSON.stringify(await db.selectFrom("message_outbox").selectAll().execute());
    const attempts = JSON.stringify(await db.selectFrom("message_attempt").selectAll().execute());
    const stored = JSON.stringify(await db.selectFrom("message").selectAll().execute());
    await db.destroy();
    assert.match(stored, canaries);
    for (const [where, text] of Object.entries({
      answers: seen.join("\n"),
      logs,
      mail: announced?.source ?? "",
      queue,
      attempts,
    }))
      assert.doesNotMatch(text, canaries, where);
  });

  it("The database files are readable by their owner only", async () => {
    const folder = database.environment.DATA_DIR ?? "";
    for (const file of ["site.sqlite", "site.sqlite-wal", "site.sqlite-shm"]) {
      const found = await stat(join(folder, file)).catch(() => undefined);
      if (found !== undefined) assert.equal(found.mode & 0o777, 0o600, file);
    }
  });
});
