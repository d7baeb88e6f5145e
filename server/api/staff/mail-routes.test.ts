import assert from "node:assert/strict";
import { after, before, beforeEach, it } from "node:test";
import {
  type MailServer,
  mailEnvironment,
  openMailServer,
} from "../../../tests/support/mail-server.ts";
import {
  admin,
  describeOnEachDatabase,
  helper,
  openSite,
  type Site,
  visitor,
} from "../../../tests/support/open-site.ts";
import { waitUntil } from "../../../tests/support/wait-until.ts";

const testPath = "/api/staff/mail/test";
const retryPath = "/api/staff/mail/retry";

describeOnEachDatabase("the mail routes of admins", (engine) => {
  let mail: MailServer;
  let site: Site;
  let cookie: string;
  before(async () => {
    mail = await openMailServer();
    site = await openSite(engine, { environment: mailEnvironment(mail) });
    cookie = await site.signIn(admin);
  });
  beforeEach(async () => {
    mail.setResponse(() => undefined);
    await site.db.deleteFrom("message_attempt").execute();
    await site.db.deleteFrom("audit_entry").execute();
  });
  after(async () => {
    await site.close();
    await mail.close();
  });
  const audit = async () => {
    const rows = await site.db.selectFrom("audit_entry").selectAll().execute();
    return rows.map(({ action, user_name, target_name }) => [action, user_name, target_name]);
  };

  it("The test email goes to the recipient of notifications and is audited", async () => {
    const before = mail.received.length;
    const response = await site.post(testPath, undefined, cookie);
    assert.equal(response.statusCode, 200, response.body);
    assert.match(response.json().message, /desk@northbloom\.example/);
    const received = (await mail.waitFor(before + 1)).at(-1);
    assert.deepEqual(received?.to, ["desk@northbloom.example"]);
    assert.match(received?.source ?? "", /^Subject: Test email from the website$/m);
    assert.deepEqual(await audit(), [["test-mail-sent", "Ada", ""]]);
  });

  it("A rejected test email is reported with the reason and audited", async () => {
    mail.setResponse(() => Object.assign(new Error("no such desk"), { responseCode: 550 }));
    const response = await site.post(testPath, undefined, cookie);
    assert.equal(response.statusCode, 502);
    assert.match(response.json().message, /rejected it permanently \(EMESSAGE 550\)/);
    assert.deepEqual(await audit(), [["test-mail-failed", "Ada", "EMESSAGE 550"]]);
  });

  it("Retrying sends waiting notifications at once without their backoff", async () => {
    const before = mail.received.length;
    mail.setResponse(() => Object.assign(new Error("not now"), { responseCode: 451 }));
    await site.post("/send-quote", {
      ...visitor,
      message: "Hello",
    });
    const outbox = () => site.db.selectFrom("message_outbox").selectAll().executeTakeFirstOrThrow();
    await waitUntil(async () => (await outbox()).last_failure !== null, "no attempt failed");
    const due_at = new Date(Date.now() + 3_300_000).toISOString();
    await site.db.updateTable("message_outbox").set({ due_at }).execute();
    mail.setResponse(() => undefined);
    const response = await site.post(retryPath, undefined, cookie);
    assert.equal(response.statusCode, 200, response.body);
    assert.equal(response.json().message, "Retrying 1 notification.");
    await mail.waitFor(before + 1);
    assert.deepEqual(await audit(), [["mails-retried", "Ada", "1"]]);
  });

  it("Mail routes require an admin and are limited to four calls a minute", async () => {
    const helperCookie = await site.signIn(helper);
    for (const path of [testPath, retryPath]) {
      assert.equal((await site.post(path, undefined)).statusCode, 401);
      assert.equal((await site.post(path, undefined, helperCookie)).statusCode, 403);
    }
    const before = mail.received.length;
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => site.post(testPath, undefined, cookie)),
    );
    const sent = responses.filter(({ statusCode }) => statusCode === 200).length;
    assert.ok(sent <= 4, `${sent} of eight at once were sent`);
    assert.equal(mail.received.length, before + sent);
    for (let i = sent; i < 4; i += 1)
      assert.equal((await site.post(testPath, undefined, cookie)).statusCode, 200);
    for (const path of [testPath, retryPath]) {
      const rejected = await site.post(path, undefined, cookie);
      assert.equal(rejected.statusCode, 429);
      const seconds = Number(rejected.headers["retry-after"]);
      assert.ok(seconds > 0 && seconds <= 60, `Retry-After is ${seconds}`);
    }
  });
});

describeOnEachDatabase("the mail routes without a mail server", (engine) => {
  it("Mail routes explain that no mail server is set", async () => {
    const site = await openSite(engine);
    const cookie = await site.signIn(admin);
    for (const path of [testPath, retryPath]) {
      const response = await site.post(path, undefined, cookie);
      assert.equal(response.statusCode, 409);
      assert.match(response.json().message, /does not send email/);
    }
    await site.close();
  });
});
